package rooms

import (
	"context"
	"errors"
	"strings"
	"time"

	"runehall/games/room"
	"runehall/internal/rooms/journal"
	"runehall/internal/rooms/talk"
)

// The code of a room stands in its first line, and it is a name in the journal ([journal.IsName]), so every host of the
// same rooms finds the room by it, and no two rooms have the same.

// named is where a name leads: to a room, with the secret of its invitation.
type named struct {
	room, invite string
	hand         bool // a shared screen shows the table
}

// handWord is behind a named room whose table a shared screen shows.
const handWord = " hand"

func (n named) line() []byte {
	text := "name " + n.room + " " + n.invite
	if n.hand {
		text += handWord
	}
	return []byte(text)
}

func parseNamed(line []byte) (n named, ok bool) {
	text, ok := strings.CutPrefix(string(line), "name ")
	text, n.hand = strings.CutSuffix(text, handWord)
	n.room, n.invite, _ = strings.Cut(text, " ")
	return n, ok && journal.IsID(n.room) && journal.IsID(n.invite) && !journal.IsName(n.room)
}

// newID draws the id of a room.
func newID() string {
	for {
		if id := talk.NewSecret(); !journal.IsName(id) {
			return id
		}
	}
}

// call gives a room a code, and returns its first line with it.
func (s *Server) call(first []byte, n named) ([]byte, error) {
	ctx, cancel := context.WithTimeout(s.ctx, patience)
	defer cancel()
	s.mu.Lock()
	stored := s.stored
	s.mu.Unlock()
	for range mostTries {
		code := talk.NewCode(stored)
		coded := room.WithCode(first, code)
		if len(coded) > journal.LongestLine {
			return nil, noSuchMatch
		}
		err := s.config.Journal.Begin(ctx, journal.NameID(code), [][]byte{n.line()})
		switch {
		case err == nil:
			s.works(nil)
			return coded, nil
		case errors.Is(err, journal.ErrTaken) || errors.Is(err, journal.ErrDamaged): // another room has it
		default:
			return nil, s.failed(nil, err)
		}
	}
	return nil, oneMoment
}

// find tells the device which room has a code. It pays before it is told, and gets back what it paid if there is such a
// room: otherwise the last guess that it can pay for would be followed by free ones.
func (d *device) find(typed string) error {
	defer d.clock.stands()()
	meter, most := &d.server.meter, d.server.config.Limits.MissedPerHour
	if !meter.hourly("code", d.address, most, time.Now()) {
		return tooOften
	}
	code, ok := talk.CleanCode(typed)
	if !ok {
		return noSuchCode
	}
	ctx, cancel := context.WithTimeout(d.server.ctx, patience)
	defer cancel()
	lines, err := d.server.config.Journal.Read(ctx, journal.NameID(code), 0)
	switch {
	case errors.Is(err, journal.ErrNoRoom) || errors.Is(err, journal.ErrDamaged):
		return noSuchCode
	case err != nil:
		meter.returns("code", d.address, most)
		return d.server.failed(nil, err)
	}
	n, ok := parseNamed(lines[0])
	if !ok {
		return noSuchCode
	}
	meter.returns("code", d.address, most)
	d.say(talk.Message{Say: talk.SayFound, Found: &talk.Found{Room: n.room, Invite: n.invite, Hand: n.hand}})
	return nil
}

// sweepNames removes names of rooms that are gone, by lists that the journal began at a moment. A name is stored before
// its room, so those that were young then stay: their rooms may be missing in the list.
func (s *Server) sweepNames(listed time.Time, names, rooms []journal.Stored) error {
	there := make(map[string]bool, len(rooms))
	for _, r := range rooms {
		there[r.Room] = true
	}
	known := make(map[string]string, len(names))
	var faults []error
	for _, stored := range names {
		if listed.Sub(stored.Used) < 2*patience {
			continue
		}
		if len(faults) >= mostFaults || s.ctx.Err() != nil {
			break
		}
		of, is := s.keeper.names[stored.Room]
		if !is {
			var err error
			if of, err = s.readName(stored.Room); err != nil {
				faults = append(faults, err)
				continue
			}
		}
		if of == stored.Room || of != "" && there[of] {
			known[stored.Room] = of
			continue
		}
		if err := s.removeName(stored.Room); err != nil {
			faults = append(faults, err)
		}
	}
	s.keeper.names = known // only the goroutine that sweeps knows them
	return errors.Join(faults...)
}

// readName returns the room to which a name leads; "": it leads nowhere. For one that cannot be read it returns the
// name's own id.
func (s *Server) readName(id string) (string, error) {
	ctx, cancel := context.WithTimeout(s.ctx, patience)
	defer cancel()
	lines, err := s.config.Journal.Read(ctx, id, 0)
	switch {
	case errors.Is(err, journal.ErrNoRoom):
		return "", nil
	case errors.Is(err, journal.ErrDamaged) || errors.Is(err, journal.ErrLong): // it stays, so that it can be mended
		return id, nil
	case err != nil:
		return "", err
	}
	n, _ := parseNamed(lines[0])
	return n.room, nil
}

func (s *Server) removeName(id string) error {
	ctx, cancel := context.WithTimeout(s.ctx, patience)
	defer cancel()
	err := s.config.Journal.Remove(ctx, id, 1)
	if errors.Is(err, journal.ErrTaken) {
		return nil
	}
	return err
}
