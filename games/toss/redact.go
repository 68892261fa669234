package toss

import "runehall/games"

// redact returns an event as a reader may know it: nobody knows runes that nobody sees, and an own run is known to its
// seat only (TOS-23, TOS-41).
func redact(event Event, reader games.Seat) (Event, bool) {
	if reader == games.All {
		return event, true
	}
	switch e := event.(type) {
	case RunesDrawn:
		e.Runes = unknown(len(e.Runes))
		return e, true
	case FaceDownReturned:
		e.Runes = unknown(len(e.Runes))
		return e, true
	case RunesThrown:
		e.Launches, e.Rest = append([]Launch{}, e.Launches...), append([]Disc{}, e.Rest...)
		for i := range e.Launches {
			e.Launches[i].hide()
			e.Rest[i].hide()
		}
		return e, true
	case RunClaimed:
		return e, e.Seat == reader
	default:
		return event, true
	}
}

// unknown returns a number of unknown runes.
func unknown(n int) []Rune {
	list := make([]Rune, n)
	for i := range list {
		list[i] = NoRune
	}
	return list
}

// hide forgets which rune lies face down.
func (d *Disc) hide() {
	if !d.Up {
		d.Rune = NoRune
	}
}
