package curtain

import (
	"time"

	"runehall/games"
	"runehall/ui"
)

// HoldTicks is how long the rope is held until the curtain opens.
var HoldTicks = ui.Ticks(600)

// slowest is how many ticks one frame counts as at most: a fifth of a second.
const slowest = ui.TPS / 5

// Eyes knows who looks at the screen: everybody, or the seat behind an open curtain.
type Eyes struct {
	Home games.Seat // who looks without a curtain: games.Public, or the only person
	Seat games.Seat // whose curtain is down or open, or games.Nobody
	Open bool
	Held int           // ticks for which the shut curtain's rope has been held
	free bool          // the rope has been let go since the curtain fell
	at   time.Duration // when the rope was seen held last; 0: it was not
	// Veiled says that the board must be hidden from everybody: it still shows what only one seat may know, until the
	// view for everybody has come from elsewhere.
	Veiled bool
	// Seen is how many events there were when each seat last looked behind its curtain.
	Seen [games.MaxSeats]int
}

// NewEyes returns the eyes of a table with these persons. A person alone among computer players needs no curtain.
func NewEyes(persons []games.Seat) Eyes {
	e := Eyes{Home: games.Public, Seat: games.Nobody}
	if len(persons) == 1 {
		e.Home = persons[0]
	}
	return e
}

// Reader returns whose view is shown. When a match is over, everything is shown to all.
func (e *Eyes) Reader(over bool) games.Seat {
	switch {
	case over:
		return games.All
	case e.Open:
		return e.Seat
	}
	return e.Home
}

// Lower lets a seat's curtain fall. It returns false at a table that has no curtains.
func (e *Eyes) Lower(s games.Seat) bool {
	if e.Home != games.Public {
		return false
	}
	e.Seat, e.Open, e.Held, e.free = s, false, 0, false
	return true
}

// Shut reports whether a shut curtain covers the board.
func (e *Eyes) Shut() bool { return e.Seat >= 0 && !e.Open || e.Veiled }

// Hold counts the time in which the rope was held or not, and reports whether the curtain opens now. It is called in
// each tick: now is the time since some moment, since ticks are frames, which a slow machine has few of. 0: there is no
// clock, and a tick counts as one.
func (e *Eyes) Hold(held bool, now time.Duration) bool {
	passed := 1
	if held && e.at > 0 && now > e.at { // no more than a stutter: a machine that hangs opens nothing
		passed = max(1, min(slowest, int(((now-e.at)*ui.TPS+time.Second/2)/time.Second)))
	}
	if e.at = 0; held {
		e.at = now
	}
	if !e.Shut() || e.Veiled {
		return false
	}
	if !held {
		e.Held, e.free = max(0, e.Held-3), true // it falls back in a third of the time
		return false
	}
	if !e.free {
		return false // the same press has lowered the curtain, and goes on
	}
	e.Held += passed
	if e.Held < HoldTicks {
		return false
	}
	e.Open, e.Held = true, 0
	return true
}

// Away takes the curtain away, so that everybody may look.
func (e *Eyes) Away() { e.Seat, e.Open, e.Held = games.Nobody, false, 0 }

// Lost shuts an open curtain when the program is left: anybody might look at the screen now. It reports whether one was
// open.
func (e *Eyes) Lost() bool {
	if !e.Open {
		return false
	}
	e.Open, e.Held, e.free = false, 0, false
	return true
}

// SeenBy returns how many events a seat knows, given how many there were after its own last move: whoever moves sees
// the board.
func (e *Eyes) SeenBy(s games.Seat, own int) int { return max(e.Seen[s], own) }

// Note remembers that the seat behind the curtain has seen everything so far: told counts the events. Its next recap
// begins there.
func (e *Eyes) Note(told func() int) {
	if e.Seat >= 0 {
		e.Seen[e.Seat] = told()
	}
}
