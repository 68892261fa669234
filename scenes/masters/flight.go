package masters

import (
	"runehall/games"
	rules "runehall/games/masters"
	"runehall/scenes/motion"
	"runehall/ui"
)

// flight is a thing on its way: a card, a seat's master, or a token.
type flight struct {
	motion.Way
	from, to thing
	drop     float64 // how far it still has to fall onto its place, from 1 to 0
	card     rules.Card
	master   games.Seat // whose master it is, or games.Nobody
	token    rules.Colour
}

// cardFalls is the part of its time after which a card that is laid begins to fall.
const cardFalls = .66

// Course moves a flight to part u of its time. A master, or a card that is laid, is carried over its place first and
// falls then.
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

// turn returns how a flying card is turned.
func (f *flight) turn() uint8 {
	if f.to.Kind != place {
		return 0
	}
	return laidOn(f.to, f.card).Turn
}

// takes reports whether a flight is of this card of a seat's hand, which is drawn in flight and not in the hand then.
func (f *flight) takes(s games.Seat, index int, card rules.Card) bool {
	if f.master != games.Nobody || f.token != rules.NoRune {
		return false
	}
	return f.from == cardAt(s, index) || card != rules.Hidden && f.card == card
}
