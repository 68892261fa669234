package table

import "runehall/games"

// eyes says who looks at the screen: everybody, or the seat behind an open curtain.
type eyes struct {
	home games.Seat // who looks without a curtain: games.Public, or the only person
	seat games.Seat // whose curtain it is, or games.Nobody
	open bool
	held int  // ticks for which the shut curtain's rope has been held
	free bool // the rope has been let go since the curtain fell
	// veiled says that the board still shows what a seat may know that looks no more: what everybody may know has yet to come from elsewhere.
	veiled bool
	seen   [games.MaxSeats]int
}

// newEyes returns the eyes of a table with these persons. A person alone among computer players needs no curtain.
func newEyes(persons []games.Seat) eyes {
	e := eyes{home: games.Public, seat: games.Nobody}
	if len(persons) == 1 {
		e.home = persons[0]
	}
	return e
}

// reader returns whose view is shown. What only the seat behind an open curtain may see lies face up at once.
func (e *eyes) reader(over bool) games.Seat {
	switch {
	case over:
		return games.All
	case e.open:
		return e.seat
	}
	return e.home
}

// lower lets the curtain of a seat fall. It reports false at a table that has no curtains.
func (e *eyes) lower(s games.Seat) bool {
	if e.home != games.Public {
		return false
	}
	e.seat, e.open, e.held, e.free = s, false, 0, false
	return true
}

// shut reports whether a shut curtain covers the board.
func (e *eyes) shut() bool { return e.seat >= 0 && !e.open || e.veiled }

// hold takes in whether the rope was held in this tick, and reports whether the curtain opens now.
func (e *eyes) hold(held bool) bool {
	if !e.shut() || e.veiled {
		return false
	}
	if !held {
		e.held, e.free = max(0, e.held-3), true // falls back in a third of the time
		return false
	}
	if !e.free {
		return false // it is still the press that called for the curtain
	}
	e.held++
	if e.held < holdTicks {
		return false
	}
	e.open, e.held = true, 0
	return true
}

// away takes the curtain away, so that everybody may look.
func (e *eyes) away() { e.seat, e.open, e.held = games.Nobody, false, 0 }

// lost shuts an open curtain because the program is no longer watched: anybody might look now.
func (e *eyes) lost() bool {
	if !e.open {
		return false
	}
	e.open, e.held, e.free = false, 0, false
	return true
}
