package rooms

import (
	"context"
	"crypto/rand"
	"encoding/binary"
	"time"

	"runehall/games"
	"runehall/games/room"
	"runehall/internal/rooms/journal"
	"runehall/internal/rooms/talk"
)

// make makes a room and tells the device its secrets. The device still has to enter.
func (d *device) make(m *talk.Make) error {
	defer d.clock.stands()()
	limits := d.server.config.Limits
	if !d.server.meter.hourly("make", d.address, limits.MadePerHour, time.Now()) {
		return tooMany
	}
	if !d.server.reserve() && !(d.server.makeSpace() && d.server.reserve()) {
		return tooMany
	}
	made := talk.Made{Room: newID(), Invite: talk.NewSecret(), Host: talk.NewSecret()}
	lines, err := d.firstLines(m, made)
	if err == nil {
		lines[0], err = d.server.call(lines[0], named{made.Room, made.Invite, m.Hand})
	}
	if err == nil {
		err = d.server.begin(made.Room, lines)
	}
	if err != nil {
		d.server.unreserve()
		return err
	}
	d.say(talk.Message{Say: talk.SayMade, Made: &made})
	return nil
}

// begin stores the first lines of a room.
func (s *Server) begin(id string, lines [][]byte) error {
	ctx, cancel := context.WithTimeout(s.ctx, patience)
	defer cancel()
	if err := s.config.Journal.Begin(ctx, id, lines); err != nil {
		return s.failed(nil, err)
	}
	s.works(nil)
	return nil
}

// firstLines returns the first lines of a room: for a new match, or for a record that the device brings along.
func (d *device) firstLines(m *talk.Make, made talk.Made) ([][]byte, error) {
	if m.Record == "" {
		first, err := d.firstLine(m, made)
		return [][]byte{first, room.WaitLine()}, err
	}
	record, err := games.ParseRecord([]byte(m.Record))
	if err != nil || record.Game != m.Game {
		return nil, noSuchMatch
	}
	_, lines, err := room.Bring(d.server.config.Games, record, talk.Key(made.Host), talk.Key(made.Invite))
	if err != nil || len(lines[0]) > journal.LongestLine {
		return nil, noSuchMatch
	}
	return lines, nil
}

func (d *device) firstLine(m *talk.Make, made talk.Made) ([]byte, error) {
	players := make([]games.Player, 0, games.MaxSeats)
	if len(m.Seats) > games.MaxSeats {
		return nil, noSuchMatch
	}
	for _, s := range toldApart(m.Seats) {
		players = append(players, games.Player{Driver: s.Driver, Colour: s.Colour, Emblem: s.Emblem, Name: s.Name})
	}
	setup := games.Setup{Seats: len(players), Options: m.Options, Starts: m.Starts, Seed: newSeed()}
	_, first, err := room.New(d.server.config.Games, m.Game, setup, players, talk.Key(made.Host), talk.Key(made.Invite))
	if err != nil || len(first) > journal.LongestLine {
		return nil, noSuchMatch
	}
	return first, nil
}

// newSeed draws the seed of a match.
func newSeed() uint64 {
	var seed [8]byte
	_, _ = rand.Read(seed[:]) // never fails
	return binary.BigEndian.Uint64(seed[:])
}

// reserve counts a new room. It returns false if there are too many already.
func (s *Server) reserve() bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.stored >= s.config.Limits.Rooms {
		return false
	}
	s.stored++
	return true
}

func (s *Server) unreserve() {
	s.mu.Lock()
	s.stored--
	s.mu.Unlock()
}

// enter lets the device into a room, as the reader of its own seat or of the public view.
func (d *device) enter(e *talk.Enter) error {
	if !journal.IsID(e.Room) || journal.IsName(e.Room) {
		return d.missed()
	}
	t, err := d.server.table(d.server.ctx, e.Room)
	if err != nil {
		if refusal := d.server.failed(nil, err); refusal != noSuchRoom {
			return refusal
		}
		return d.missed()
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	d.key = talk.Key(e.Secret)
	d.host = e.Host != "" && talk.Key(e.Host) == t.room.Host()
	d.invited = e.Invite != "" && talk.Key(e.Invite) == t.room.Invite()
	if !t.makesPlace(d) {
		d.server.release(t)
		return tooMany
	}
	d.at, d.has = t, e.Has
	t.comings++
	d.came = t.comings
	d.entered.Store(true)
	d.socket.SetReadLimit(d.server.config.Limits.Message)
	t.admit(d)
	t.tellAlso(d)
	if code := t.room.Code(); code != "" && (d.host || d.invited) {
		d.say(talk.Message{Say: talk.SayCode, Code: code})
	}
	if d.server.config.Journal.Shared() { // otherwise another host might think that nobody uses the room
		if err := d.server.config.Journal.Here(t.id, journal.Present{}); err != nil {
			d.server.fails(t, err)
		}
	}
	return nil
}

// admit adds the device to the table, and tells everybody.
func (t *table) admit(d *device) {
	if len(t.devices) == 0 {
		t.beat = time.Now() // the clock stood still while nobody was here
		t.unasked = [games.MaxSeats]time.Time{}
	}
	d.reader = games.Public // tell changes this if the device has a seat
	t.devices[d] = struct{}{}
	t.tell()
}

// missed counts a request for a room that does not exist. Somebody who makes many of them is guessing ids.
func (d *device) missed() error {
	if !d.server.meter.hourly("miss", d.address, d.server.config.Limits.MissedPerHour, time.Now()) {
		return tooMany
	}
	return noSuchRoom
}

// leave removes the device from its table.
func (d *device) leave() {
	if d.at == nil {
		return
	}
	d.at.mu.Lock()
	delete(d.at.devices, d)
	if d.at.room != nil {
		if len(d.at.devices) == 0 { // clocks stand still now; this also happens when the host closes
			d.at.stop()
		}
		if d.server.ctx.Err() == nil {
			d.at.tell()
		}
	}
	d.at.mu.Unlock()
	d.server.release(d.at)
}

// news caches the messages written for a reader, for other devices with the same reader and the same seat.
type news map[newsOf][][]byte

type newsOf struct {
	reader, own games.Seat
	from        int
}

// tell sends the device what it has not been told yet: the events since the last time, and the state of the room. The
// table is locked.
func (d *device) tell(t *table, said news) {
	from := d.from()
	own, seated := t.room.Seat(d.key)
	// It has given up its seat, or the next match has begun. Or the seat is a free one whose hand the host has not seen
	// yet: it has to ask for it again, so that everybody is told.
	if look, _ := t.room.Look(d.reader); !t.room.MayRead(from, d.reader) || look.Line != nil && d.reader != own {
		d.reader, d.chose, d.told = games.Public, false, never
	}
	if seated && !d.chose && own != d.reader {
		d.reader, d.told = own, never // it has just taken a seat
	}
	moves := t.room.Moves()
	if d.epoch != t.epoch {
		d.told, d.epoch = never, t.epoch // moves were undone since, or another match has begun
	}
	of := newsOf{d.reader, own, d.told}
	texts, ok := said[of]
	if !ok {
		var err error
		texts, err = t.news(of)
		if t.isDone("news", err); err != nil {
			return
		}
		said[of] = texts
	}
	d.told = moves
	for _, text := range texts {
		d.sendLater(text)
	}
	if s, lost := t.room.Lost(d.key); lost && !seated && !d.lost {
		d.lost = true
		d.say(talk.Message{Say: talk.SayLost, Seat: &s})
	}
	d.sendRecords(t)
}
