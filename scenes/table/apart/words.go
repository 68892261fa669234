package apart

import (
	"fmt"
	"strings"
	"time"

	"runehall/assets/lang"
	"runehall/games"
	"runehall/games/room"
	"runehall/scenes/table/chronicle"
)

// Mark is everything that the table's words depend on because the match is kept elsewhere. They are written anew when
// it changes.
type Mark struct {
	down, sent, ended, full bool
	shut, closed            bool
	claimed                 games.Seat // who says that they are back; below 0: nobody does
	claim                   int        // the number of that claim
	asked                   room.Asked
	steps                   int
	left                    int // seconds
	rest                    [games.MaxSeats]int
	runs                    [games.MaxSeats]bool
}

// Mark returns the present Mark; of a match that is kept here it is the zero value.
func (a *Line) Mark() Mark {
	if a == nil {
		return Mark{}
	}
	m := Mark{
		down: a.Down(), sent: a.Sends(), ended: a.State.End != nil, full: a.Full(), shut: a.Shut(), closed: a.Closed(),
		steps: a.State.Steps, claimed: a.claimed(),
	}
	m.claim = a.State.Claim(m.claimed)
	if left, runs := a.At.Room.Left(); runs {
		m.left = seconds(left)
	}
	for i := range a.State.Seats {
		left, runs, _ := a.At.Room.Rest(games.Seat(i))
		m.rest[i], m.runs[i] = seconds(left), runs
	}
	if a.State.Asked != nil {
		m.asked = *a.State.Asked
	}
	return m
}

// Key returns the message about the connection, a full room, or an end without a result; "": there is nothing to say.
// stored says that the last move has reached the room.
func (a *Line) Key(stored bool) string {
	switch {
	case a == nil:
		return ""
	case a.Shut():
		return "table.room.shut"
	case a.Closed():
		return "table.room.closed"
	case a.Down():
		return "table.room.moment"
	case a.Unsettled() && a.State.End.Why == room.ByAgreement:
		return "table.room.agreed"
	case a.Unsettled():
		return "table.room.resigned"
	case a.Full():
		return "table.room.full"
	case !stored:
		return "table.room.sent"
	default:
		return ""
	}
}

// Says returns the message of a key from [Line.Key], which may name the winner.
func (a *Line) Says(key string, t *chronicle.Teller) string {
	if left := a.remains(); key == "table.room.resigned" && left >= 0 {
		return t.Stage.Text("table.room.won", lang.Str("name", t.Name(left)))
	}
	return t.Stage.Text(key)
}

// Timed adds to the words about a turn how much time is left for it, if the room has a clock for moves. whose is the
// seat whose turn it is, or games.Nobody where several of those in acting act together. alone says that no other clock
// is shown: then it is the one that runs out first, that for the move or that of the seat for the whole match. Of
// several seats, it is the one at this device whose time is over first. left is the time alone; "": no clock runs. The
// host's clock is the one that counts.
func (a *Line) Timed(
	turn string, whose games.Seat, acting []games.Acting, alone bool, t *chronicle.Teller, fits func(text string) bool,
) (said, left string) {
	if turn == "" || !a.ticking() {
		return turn, ""
	}
	rest, runs := a.At.Room.Left()
	clock := whose
	if whose < 0 {
		clock, _ = a.soonest(acting)
	}
	if alone && clock >= 0 {
		if total, on, ok := a.At.Room.Rest(clock); ok && on && (!runs || total < rest) {
			rest, runs = total, true
		}
	}
	if !runs {
		return turn, ""
	}
	name := ""
	if whose >= 0 {
		name = t.Name(whose)
	}
	left = clockText(seconds(rest))
	return TimedTurn(turn, left, name, fits), left
}

// TimedTurn joins the words about a turn and the time that is left. Where both do not fit, it leaves out the name,
// which a coin beside the words tells too. If that is still too long, it keeps only name and time: the time is always
// shown.
func TimedTurn(turn, left, name string, fits func(string) bool) string {
	said := turn + " · " + left
	if name == "" || fits(said) {
		return said
	}
	if what, named := strings.CutPrefix(turn, name); named {
		if short := strings.TrimLeft(what, ": \u00a0\u202f") + " · " + left; fits(short) {
			return short
		}
	}
	return name + " · " + left
}

// clockText writes seconds as clocks do: 4:05, 1:00:00.
func clockText(n int) string {
	if n >= 3600 {
		return fmt.Sprintf("%d:%02d:%02d", n/3600, n/60%60, n%60)
	}
	return fmt.Sprintf("%d:%02d", n/60, n%60)
}

// seconds rounds up: at 0 the time is over.
func seconds(d time.Duration) int { return int((d + time.Second - 1) / time.Second) }

// ticking reports whether any clock of the room runs.
func (a *Line) ticking() bool {
	if a == nil || a.Down() || a.State.End != nil {
		return false
	}
	_, runs := a.At.Room.Left()
	for i := range a.State.Seats {
		_, total, _ := a.At.Room.Rest(games.Seat(i))
		runs = runs || total
	}
	return runs
}
