package market

import (
	"slices"

	"runehall/games"
	rules "runehall/games/market"
	"runehall/scenes/boards"
	"runehall/scenes/motion"
)

// model is what is on the screen now. Sync makes it from a view, and the steps of the timeline bring it from one view
// to the next. Nothing in it is a rule: what may be done is asked of the view.
type model struct {
	seats  int
	onTurn games.Seat
	round  int
	step   rules.Step // how far the turn has come
	ended  bool
	last   bool // the round is being finished, and is the last one

	market   rules.Market
	deck     int
	discards []rules.Card // the last one on top; without the card of an open duel
	who      [games.MaxSeats]seatModel

	// fight is the last duel of the turn; without a card there was none. It is open until its answer has been shown.
	// Until then its card is not among the discards.
	fight  rules.Fight
	plays  bool // rock-paper-scissors
	throws rules.Throws
	turned float64 // how far the answer or the picks in the ring have turned over; 1 at rest
	crack  float64 // how far the attacker's card has broken: it cracks up to 1, then fades up to 2

	flights motion.Flights[flight]
	flashes motion.Flashes[flash]
	noises  motion.Noises[thing]
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
	chain bool    // the chain lies round it
	frost float64 // how far its runes have frozen, up to 1
	lid   float64 // how far its lid is shut, up to 1
}

func (m *model) acting(s games.Seat) bool { return m.onTurn == s && !m.ended }

// handIndex returns the place of a card in a hand or, for a card that the reader does not know, the place of the first
// hidden one.
func (m *model) handIndex(s games.Seat, c rules.Card) int {
	if at := slices.Index(m.who[s].hand, c); at >= 0 {
		return at
	}
	return max(0, slices.Index(m.who[s].hand, rules.Hidden))
}

func (m *model) lose(s games.Seat, c rules.Card) {
	if at, p := m.handIndex(s, c), &m.who[s]; at < len(p.hand) {
		p.hand = slices.Delete(slices.Clone(p.hand), at, at+1)
	}
}

func (m *model) gain(s games.Seat, cards ...rules.Card) {
	p := &m.who[s]
	p.hand = slices.Concat(p.hand, cards)
	slices.SortStableFunc(p.hand, boards.KnownFirst(rules.Hidden))
}

// know makes known that a hand holds a card: one of its hidden cards becomes this card, unless the reader knows it
// already.
func (m *model) know(s games.Seat, c rules.Card) {
	if !slices.Contains(m.who[s].hand, c) {
		m.lose(s, rules.Hidden)
		m.gain(s, c)
	}
}

// runeGone takes a rune away from where it lies, and runeCome lays it down there.
func (m *model) runeGone(at thing, c rules.Colour) {
	m.countRune(at, c, -1)
	if at.Kind == store && rules.Place(at.N).Post() && m.who[at.Seat].stores[at.N].Runes == 0 {
		m.who[at.Seat].stores[at.N].Colour = rules.NoColour
	}
}

func (m *model) runeCome(at thing, c rules.Colour) {
	m.countRune(at, c, 1)
	if at.Kind == store {
		m.who[at.Seat].stores[at.N].Colour = c
	}
}

func (m *model) countRune(at thing, c rules.Colour, n int8) {
	switch at.Kind {
	case bay:
		m.market.Runes[c] += n
	case loose:
		m.who[at.Seat].loose[c] += int(n)
	case store:
		m.who[at.Seat].stores[at.N].Runes += n
	}
}

func (m *model) holding(s games.Seat) (h holding) {
	for at := range rules.Places {
		if m.who[s].stores[at].There {
			h |= 1 << at
		}
	}
	return h
}

// away reports whether a thing is on its way, to its place or from it: a card of a hand or of the ring, the card of a
// chest, or an outpost that is a store of its own. What has left a hand is not in it any more, and runes are counted
// where they lie.
func (m *model) away(at thing) bool {
	if at.Kind == card && m.fight.Open && m.fight.Shown != rules.Hidden && at == m.shownCard() {
		return true
	}
	for f := range m.flights.Each() {
		switch at.Kind {
		case card:
			if f.kind == cardCargo && f.to == at {
				return true
			}
		case ringCard:
			if f.kind == cardCargo && (f.from == at || f.to == at) {
				return true
			}
		case store:
			if f.to == at && f.kind == cardCargo || (f.from == at || f.to == at) && f.kind == outpostCargo &&
				rules.Place(at.N).Post() {
				return true
			}
		}
	}
	return false
}

// shownCard returns the card of the hand that is shown against a duel.
func (m *model) shownCard() thing {
	return cardAt(m.fight.Target, m.handIndex(m.fight.Target, m.fight.Shown))
}

func (m *model) store(s games.Seat, at rules.Place) *storeModel { return &m.who[s].stores[at] }

// standing returns a thing or, for a store that is no more, the badge of its seat.
func (m *model) standing(t thing) thing {
	if t.Kind == store && !m.store(t.Seat, rules.Place(t.N)).There {
		return badgeOf(t.Seat)
	}
	return t
}

// paidFrom returns the colour of the i-th rune of a payment, and where it is taken from.
func paidFrom(who *seatModel, pay rules.Payment, i int) (rules.Colour, rules.Place) {
	for part, n := range pay {
		if i -= int(n); i >= 0 {
			continue
		}
		if part < 2 {
			return rules.Colour(part + 1), rules.Loose
		}
		at := rules.Place(part - 1)
		return who.stores[at].Colour, at
	}
	return rules.NoColour, rules.Loose
}
