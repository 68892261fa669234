package masters

import (
	"runehall/games"
	rules "runehall/games/masters"
	"runehall/scenes/motion"
	"runehall/scenes/things"
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
	return f.from == things.OwnNth(hand, s, index) || card != rules.Hidden && f.card == card
}

// away reports whether a card of a seat's hand is on its way, or lies on the table as a draft that was just made.
func (m *model) away(s games.Seat, card rules.Card, index int) bool {
	if card != rules.Hidden && m.already.Card == card {
		return true
	}
	for f := range m.flights.Each() {
		if f.takes(s, index, card) {
			return true
		}
	}
	return false
}

// flown is a step in which one thing flies and that changes the model for good when it has landed. What flies is asked when
// the step starts, from the model as it then is.
func flown(ticks int, take func(m *model) flight, land func(m *model)) []step {
	return []step{motion.Flown(motion.Flying[model, flight]{
		Ticks: ticks,
		Take:  func(m *model) []flight { return []flight{take(m)} },
		Land:  land,
		Of:    func(m *model) *motion.Flights[flight] { return &m.flights },
	})}
}

// handFlight is a card of a seat's hand on its way to a thing.
func (m *model) handFlight(s games.Seat, card rules.Card, to thing) flight {
	return flight{from: things.OwnNth(hand, s, m.handIndex(s, card)), to: to, card: card, master: games.Nobody}
}
