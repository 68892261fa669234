package market

import (
	"slices"

	"runehall/games"
	rules "runehall/games/market"
	"runehall/scenes/motion"
)

// model is what is on the screen now. Sync makes it from a view, and the steps of the timeline bring it from one view to
// the next. Nothing in it is a rule: what may be done is asked of the view.
type model struct {
	seats  int
	onTurn games.Seat
	round  int
	step   rules.Step // how far the turn has come
	ended  bool
	last   bool // the round is being finished, and is the last one
	reader games.Seat

	market   rules.Market
	deck     int
	discards []rules.Card // the last one on top
	who      [games.MaxSeats]seatModel

	fight  rules.Fight // the last duel; without a card there was none
	shown  float64     // how far the duel's cards have come into the ring
	throws rules.Throws
	plays  bool // rock-paper-scissors

	flights motion.Flights[flight]
	flashes motion.Flashes[flash]
	noises  motion.Noises[spot]
}

// seatModel is what a seat has.
type seatModel struct {
	points int
	hand   []rules.Card // known cards, the lowest first, then Hidden ones
	loose  [colourKinds]int
	stores [rules.Places]storeModel
}

// storeModel is a store as it is seen.
type storeModel struct {
	rules.Store
	sits  bool    // the collector has sat down
	chain bool    // the chain lies round it
	frost float64 // how far its runes have frozen, up to 1
	lid   float64 // how far its lid is shut, up to 1
}

// acting reports whether a seat is on turn.
func (m *model) acting(s games.Seat) bool { return m.onTurn == s && !m.ended }

// handIndex returns the place of a card in a hand; of one that the reader does not know, that of the first such card.
func (m *model) handIndex(s games.Seat, c rules.Card) int {
	if at := slices.Index(m.who[s].hand, c); at >= 0 {
		return at
	}
	return max(0, slices.Index(m.who[s].hand, rules.Hidden))
}

// holding returns which stores a seat has.
func (m *model) holding(s games.Seat) (h holding) {
	for at := range rules.Places {
		if m.who[s].stores[at].There {
			h |= 1 << at
		}
	}
	return h
}
