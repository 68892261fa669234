package rooms

import (
	"context"
	"errors"
	"fmt"
	"sync"
	"time"

	"runehall/games"
	"runehall/games/room"
	"runehall/internal/rooms/journal"
)

// table is a room in the memory, and the devices at it.
type table struct {
	server *Server
	id     string
	// users and used are guarded by the server's mutex: who works with the table, and how often it was given back.
	users, used int

	mu      sync.Mutex
	room    *room.Room
	devices map[*device]struct{}
	failing bool // the last line could not be stored, or nothing be read
	// said is what went wrong in the room by itself, and has not been done since.
	said map[string]bool
	// epoch counts what was undone.
	epoch int
	// beat is when the last step was made, and thinking says that a computer player is being asked.
	beat     time.Time
	thinking bool
	clock    *time.Timer // ends the time of those whose turn it is; nil: none runs
	// since is from when on a seat uses its time for the whole match, as far as that is not stored; zero: it uses none.
	since [games.MaxSeats]time.Time
	// absent is since when nobody has been there for a seat; zero: somebody is.
	absent [games.MaxSeats]time.Time
	// elsewhere is when another host last said that somebody is there for a seat, and asking since when this one knows that an end is asked for; zero: never.
	elsewhere [games.MaxSeats]time.Time
	asking    time.Time
}

// patience is how long the journal may take to store a line or to read, while a cluster chooses a new leader.
const patience = 30 * time.Second

// A deed is checked anew so often when other hosts were first, each time a little later: a node may not have the line yet that was first.
const (
	mostTries = 50
	shortly   = 5 * time.Millisecond
)

// load reads the room from the journal.
func (t *table) load(ctx context.Context) error {
	ctx, cancel := context.WithTimeout(ctx, patience)
	defer cancel()
	lines, err := t.server.config.Journal.Read(ctx, t.id, 0)
	if err != nil {
		return err
	}
	r, err := room.Open(t.server.config.Games, lines[0])
	if err != nil {
		return fmt.Errorf("%w: %w", errSpoilt, err)
	}
	for _, line := range lines[1:] {
		if err := r.Apply(line); err != nil {
			return fmt.Errorf("%w: %w", errSpoilt, err)
		}
	}
	t.room, t.beat = r, time.Now()
	return nil
}

// isFull reports whether the room has as many lines as it may, for one that a deed would come to. What is about seats, the clock and consent takes no
// room from the match. Whoever wants to sit down always can: no more often than somebody rose, or was late.
func (t *table) isFull(do string) bool {
	most := t.server.config.Limits.Lines
	switch do {
	case room.DoSit:
		return false
	case room.DoRise, room.DoGive, room.DoClock, room.DoTotal, room.DoAgree, room.DoRefuse:
		return t.room.Aside() >= most/4
	default:
		return t.room.Lines() >= most
	}
}

// isStuck reports whether the match cannot go on, since the room is full. All who are there are told.
func (t *table) isStuck() bool { return t.room.End() == nil && t.isFull(room.DoMove) }

// isFullFor reports whether the room is too full for what a deed has come to. To ask others, and to answer while they are asked, is no step; what they
// have all agreed to is one.
func (t *table) isFullFor(do string, taken room.Taken) bool {
	if taken.Asked {
		do = room.DoAgree
	} else if do == room.DoAgree {
		do = room.DoUndo
	}
	return taken.Line != nil && t.isFull(do)
}

// take lets the room check a deed, stores what comes of it, applies that and tells everybody.
func (t *table) take(ctx context.Context, check func() (room.Taken, error)) (room.Taken, error) {
	for range mostTries {
		taken, err := check()
		if err != nil {
			return taken, err
		}
		if taken.Line == nil && !taken.Held {
			if taken.Asked {
				t.tell()
			}
			return taken, nil
		}
		lines := t.room.Lines()
		if err = t.charge(ctx); err == nil && t.room.Lines() != lines {
			if taken, err = check(); err != nil { // that was somebody's last second
				t.tell()
				return taken, err
			}
		}
		if err == nil && taken.Line == nil {
			t.tell()
			return taken, nil
		}
		if err == nil {
			err = t.store(ctx, taken.Line)
		}
		if errors.Is(err, journal.ErrTaken) {
			// Another host was first. With its line the deed is checked again.
			if err := t.catchUp(ctx); err != nil {
				return room.Taken{}, t.server.failed(t, err)
			}
			time.Sleep(shortly)
			continue
		}
		if err != nil {
			return room.Taken{}, t.server.failed(t, err)
		}
		t.tell()
		return taken, nil
	}
	return room.Taken{}, oneMoment
}

// store stores a line and applies it.
func (t *table) store(ctx context.Context, line []byte) error {
	ctx, cancel := context.WithTimeout(ctx, patience)
	defer cancel()
	if err := t.server.config.Journal.Append(ctx, t.id, t.room.Lines(), line); err != nil {
		return err
	}
	t.server.works(t)
	return t.apply(line)
}

func (t *table) apply(line []byte) error {
	rest := t.rests()
	steps, moves, clock, late := t.room.Steps(), t.room.Moves(), t.room.Clock(), t.late()
	if err := t.room.Apply(line); err != nil {
		return fmt.Errorf("a room: %w", err)
	}
	if t.room.Steps() != steps || t.room.Clock() != clock || t.late() < late { // who comes back has all the time again
		t.beat = time.Now()
	}
	if t.room.Moves() < moves {
		t.epoch++
	}
	t.recount(rest)
	return nil
}

// catchUp applies the lines that other hosts stored.
func (t *table) catchUp(ctx context.Context) error {
	ctx, cancel := context.WithTimeout(ctx, patience) // everybody in the room waits
	defer cancel()
	lines, err := t.server.config.Journal.Read(ctx, t.id, t.room.Lines())
	if err != nil {
		return err
	}
	for _, line := range lines {
		if err := t.apply(line); err != nil {
			return err
		}
	}
	if len(lines) > 0 {
		t.tell()
	}
	return nil
}

// present lists the seats with a device.
func (t *table) present() []games.Seat {
	var here [games.MaxSeats]bool
	for d := range t.devices {
		if s, ok := t.room.Seat(d.key); ok {
			here[s] = true
		}
	}
	var list []games.Seat
	for s, is := range here {
		if is {
			list = append(list, games.Seat(s))
		}
	}
	return list
}

// tell tells each device what its reader may know now, and has computer players go on.
func (t *table) tell() {
	t.count()
	t.notice()
	said := news{}
	for d := range t.devices {
		d.tell(t, said)
	}
	t.windUp()
	t.goOn()
}
