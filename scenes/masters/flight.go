package masters

import (
	"runehall/games"
	rules "runehall/games/masters"
	"runehall/scenes/motion"
	"runehall/ui"
)

// flight is a thing on its way: a card, or a master or token of a seat.
type flight struct {
	motion.Way
	from, to thing
	drop     float64 // how far a master or card still has to fall onto its place; 1 is the whole way
	card     rules.Card
	master   games.Seat // whose master flies, or games.Nobody
	token    rules.Colour
}

// cardFalls is the part of its time after which a card falls onto the table.
const cardFalls = .66

// Course brings a flight to part u of its time. A master is carried to above its cell and falls, and so is a card that is laid.
func (f *flight) Course(u float64) {
	f.drop = 0
	carried := 1.0
	switch {
	case f.master != games.Nobody:
		carried = float64(carryTicks) / float64(masterTicks)
	case f.to.Kind == place && f.from != f.to:
		carried = cardFalls
	}
	if carried < 1 {
		fall := max(0, (u-carried)/(1-carried))
		u, f.drop = min(1, u/carried), 1-ui.InQuad(fall)
	}
	f.Arc(u)
}

// turn returns how a card is turned as it flies.
func (f *flight) turn() uint8 {
	if f.to.Kind != place {
		return 0
	}
	return laidOn(f.to, f.card).Turn
}

// takes reports whether a flight is that of a card of a hand.
func (f *flight) takes(s games.Seat, index int, card rules.Card) bool {
	if f.master != games.Nobody || f.token != rules.NoRune {
		return false
	}
	return f.from == cardAt(s, index) || card != rules.Hidden && f.card == card
}
