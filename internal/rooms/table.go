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

// table is a room in memory, with the devices in it.
type table struct {
	server *Server
	id     string
	// users and used are guarded by the server's mutex: how many use the table now, and how often it has been released.
	users, used int

	mu      sync.Mutex
	room    *room.Room
	devices map[*device]struct{}
	comings int  // counts the devices that have come
	failing bool // storing or reading failed last time
	// said are the errors of the room's own doings that have been logged and not been overcome since.
	said map[string]bool
	// epoch counts undos, and matches that have begun: the first one if the room has waited, and each next one.
	epoch int
	// beat is when the last step was made. thinking says that a computer player is deciding.
	beat     time.Time
	thinking bool
	clock    *time.Timer // fires when an acting seat's time is over; nil: no clock runs
	// since is from when on a seat has used time that is not stored yet; zero: its time does not run.
	since [games.MaxSeats]time.Time
	// absent is since when nobody has been here for a seat; zero: somebody is.
	absent [games.MaxSeats]time.Time
	// elsewhere is when another host last said that somebody is there for a seat. asking is since when this host knows
	// that an end is asked for. Zero: never.
	elsewhere [games.MaxSeats]time.Time
	asking    time.Time
	heat      heat
	// paused says who has to wait before asking for a seat again. unasked is since when the device that claims a seat
	// has not been here; zero: it is here, or nobody claims the seat. returning says that a claim is being ended.
	paused    pauses
	unasked   [games.MaxSeats]time.Time
	returning bool
	// asksElsewhere is when another host last said that the device that claims a seat is there; zero: never.
	asksElsewhere [games.MaxSeats]time.Time
	// budgets bound what each device and each address does here.
	budgets map[string]*bucket
}

// patience is how long the journal may take to store or read, for instance while a cluster chooses a new leader.
const patience = 30 * time.Second

// How often a deed is checked again if other hosts were faster. Each try waits a little longer, since a node may not
// have the other host's line yet.
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
	if t.server.config.Journal.Shared() { // each host would have a clock of its own
		r.RaceNot()
	}
	for _, line := range lines[1:] {
		if err := r.Apply(line); err != nil {
			return fmt.Errorf("%w: %w", errSpoilt, err)
		}
	}
	t.room, t.beat = r, time.Now()
	return nil
}

// The parts of a room's lines that are kept for deeds that are no step of the match, so that nobody can use up what
// others need. Guests have half of the part for seats. Lines of whoever sat down and rose without a move between take
// no place from anybody, but of them, too, there are not more than half as many as of all others.
const (
	seatsPart     = 8
	questionsPart = 8
	clocksPart    = 8
	claimsPart    = 16
	voidPart      = 2
)

// isFull reports whether the room has no more place for what a deed would store; for DoEnd, that is the question.
// Sitting down is always possible, since it cannot happen more often than somebody got up or was late, and so are
// answers.
func (t *table) isFull(do string, host bool) bool {
	most, uses := t.server.config.Limits.Lines, t.room.Uses()
	switch do {
	case room.DoSit, room.DoAgree, room.DoRefuse, room.DoUnclaim, room.DoAdmit, room.DoDeny:
		return false
	case room.DoClaim:
		return uses.Claims >= most/claimsPart
	case room.DoRise, room.DoGive, room.DoOffer:
		seats, void := most/seatsPart/2, most/voidPart
		if host { // whatever guests have done, the host can still free a seat
			seats, void = most/seatsPart, void+most/seatsPart
		}
		return uses.Seats >= seats || uses.Void >= void
	case room.DoClock, room.DoTotal:
		return uses.Clocks >= most/clocksPart
	case room.DoEnd:
		return uses.Questions >= most/questionsPart
	case room.DoAgain, room.DoOther: // a match that could not come to its end
		return t.room.Lines()-uses.Void >= most/2
	default:
		return t.room.Lines()-uses.Void >= most
	}
}

// isStuck reports whether the match cannot go on because the room is full. Everybody present is told.
func (t *table) isStuck() bool { return t.room.End() == nil && t.isFull(room.DoMove, false) }

// isFullFor reports whether the room is too full for the outcome of a deed. What all agree on is a step of the match.
func (t *table) isFullFor(do string, host bool, taken room.Taken) bool {
	answers := do == room.DoAgree || do == room.DoRefuse
	switch {
	case do == room.DoClaim:
	case do == room.DoCalm && t.isFull(room.DoAgain, host): // the next match could not come to its end
		return taken.Line != nil
	case taken.Asked && !answers:
		do = room.DoEnd
	case !taken.Asked && (answers || do == room.DoEnd || do == room.DoCalm):
		do = room.DoUndo
	}
	return taken.Line != nil && t.isFull(do, host)
}

// take lets the room check a deed, stores the outcome, applies it and tells everybody.
func (t *table) take(ctx context.Context, check func() (room.Taken, error)) (room.Taken, error) {
	for range mostTries {
		taken, err := check()
		if err != nil {
			return taken, err
		}
		if taken.Line == nil && (!taken.Held || taken.Reached) {
			if taken.Asked {
				t.tell()
			}
			return taken, nil
		}
		lines := t.room.Lines()
		if err = t.charge(ctx); err == nil && t.room.Lines() != lines {
			if taken, err = check(); err != nil { // somebody's time ended in this very moment
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
			// Another host was faster. Read its line, and check the deed again.
			if err := t.catchUp(ctx); err != nil {
				return room.Taken{}, t.server.failed(t, err)
			}
			time.Sleep(shortly)
			continue
		}
		if err != nil {
			return room.Taken{}, t.server.failed(t, err)
		}
		if taken.Reached { // nobody is told who reaches for what
			t.raceOn()
			return taken, nil
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
	waited := t.room.Waits()
	before := t.room.Before()
	denied, claimant := t.room.Denies(line)
	if err := t.room.Apply(line); err != nil {
		return fmt.Errorf("a room: %w", err)
	}
	if claimant != "" {
		t.pauses(denied, claimant)
	}
	// somebody who came back gets the full time
	if t.room.Steps() != steps || t.room.Clock() != clock || t.late() < late {
		t.beat = time.Now()
	}
	if begins := waited && !t.room.Waits(); begins || t.room.Moves() < moves || t.room.Before() > before {
		if t.epoch++; begins {
			t.beat = time.Now()
		}
	}
	if t.room.Before() > before {
		t.anew()
	}
	t.recount(rest)
	return nil
}

// anew forgets what was known of seats and of a race: in the next match a seat may be that of somebody else.
func (t *table) anew() {
	t.since, t.absent, t.elsewhere = [games.MaxSeats]time.Time{}, [games.MaxSeats]time.Time{},
		[games.MaxSeats]time.Time{}
	t.heat.stop()
	t.heat.race = 0
	for s := range games.Seat(games.MaxSeats) {
		delete(t.paused, seatOf(s))
	}
}

// catchUp applies lines that other hosts have stored.
func (t *table) catchUp(ctx context.Context) error {
	ctx, cancel := context.WithTimeout(ctx, patience) // everybody in the room has to wait for this
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

// present lists the seats that have a device here.
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

// tell tells each device what its reader may know now, and lets computer players go on.
func (t *table) tell() {
	t.count()
	t.notice()
	said := news{}
	for d := range t.devices {
		d.tell(t, said)
	}
	t.windUp()
	t.returns()
	t.gauges()
	t.goOn()
}
