package stones

import (
	"slices"

	"runehall/games"
	rules "runehall/games/stones"
	"runehall/scenes/motion"
	"runehall/scenes/things"
)

// model is what is on the screen now. Sync makes it from a view, and the steps of the timeline bring it from one view to
// the next. Nothing in it is a rule: what may be done is asked of the view.
type model struct {
	seats  int
	onTurn games.Seat
	round  int
	ended  bool
	last   bool // the throne has been reached: it is the last round
	reader games.Seat

	display    [rules.Slots]rules.Card
	pile       int
	discards   rules.Set
	smithies   [rules.Smithies]rules.Colour // what lies there; NoColour is none
	wild       int                          // wild artifacts that are left
	artifacts  int                          // in the pile
	stonesLeft [rules.Stones]int
	who        [games.MaxSeats]seatModel

	// played are the cards laid or played in this action, by number; finished those whose ability is done.
	played   []rules.Card
	finished rules.Set
	open     rules.Card // whose ability is carried out
	used     [2]bool    // its icons
	magic    int        // that can still be spent
	die      rules.Rolled
	artifact rules.Colour // forged, and still to be placed: it lies at the smithy that is the anvil
	anvil    rules.Smithy
	forged   [rules.Smithies]bool
	swapped  bool
	traded   rules.Row // the row that the next points come from

	flights motion.Flights[flight]
	flashes motion.Flashes[flash]
	noises  motion.Noises[thing]
}

// seatModel is what a seat has.
type seatModel struct {
	points   int
	pin      float64 // where its pin stands on the track: between two points while it runs
	gems     rules.Gems
	ore      int
	rows     [rules.Rows]rules.Fields
	stones   []rules.Stone
	stone    rules.Colour
	hand     []rules.Card // known cards by number, then Hidden ones
	pile     int
	discards rules.Set
	gone     rules.Set
}

// purse returns how many there are of what has a place in a purse.
func (p *seatModel) purse(i int) int {
	if i == fields {
		return p.ore
	}
	return int(p.gems[fieldOrder[i]])
}

func (m *model) acting(s games.Seat) bool { return m.onTurn == s && !m.ended }

// away reports whether a thing is on its way, from its place or to it. What else comes or goes there, as gems from a card, does not count.
func (m *model) away(t thing) bool {
	lies := cardCargo
	switch t.Kind {
	case smithy, field:
		lies = artifactCargo
	case die:
		lies = dieCargo
	}
	for f := range m.flights.Each() {
		if f.kind == lies && (f.from == t || f.to == t) {
			return true
		}
	}
	return false
}

// rises reports whether a rune stone is on its way to a seat that will lie at a place among its stones.
func (m *model) rises(s games.Seat, place int) bool {
	for f := range m.flights.Each() {
		if f.kind != stoneCargo || f.to.Kind != ownStone || f.to.Seat != s {
			continue
		}
		if at, _ := slices.BinarySearch(m.who[s].stones, f.stone); at == place {
			return true
		}
	}
	return false
}

// with returns a set with some cards more.
func with(s rules.Set, cards ...rules.Card) rules.Set {
	return rules.SetOf(append(s.Cards(), cards...)...)
}

// handIndex returns the place of a card in a hand; of one that the reader does not know, that of the first such card.
func (m *model) handIndex(s games.Seat, c rules.Card) int {
	if at := slices.Index(m.who[s].hand, c); at >= 0 {
		return at
	}
	return max(0, slices.Index(m.who[s].hand, rules.Hidden))
}

func (m *model) play(s games.Seat, cards ...rules.Card) {
	p := &m.who[s]
	for _, c := range cards {
		if at := m.handIndex(s, c); at < len(p.hand) {
			p.hand = slices.Delete(p.hand, at, at+1)
		}
	}
	m.played = append(m.played, cards...)
	slices.Sort(m.played)
}

// playedThing is a card that is laid or played by the seat on turn.
func (m *model) playedThing(c rules.Card) thing {
	return things.OwnNth(played, m.onTurn, max(0, slices.Index(m.played, c)))
}

// dieThing is the die that is rolled: it lies beside the cards that are laid or played.
func (m *model) dieThing() thing { return things.Nth(die, len(m.played)) }

// lies returns what is seen to lie at a smithy: nothing while that is carried away, and of wild artifacts the next one.
func (m *model) lies(at rules.Smithy) rules.Colour {
	switch {
	case at == rules.WildSmithy && m.wild > 0:
		return rules.White
	case m.away(things.Nth(smithy, at)):
		return rules.NoColour
	}
	return m.smithies[at]
}
