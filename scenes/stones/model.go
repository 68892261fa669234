package stones

import (
	"slices"

	"runehall/games"
	rules "runehall/games/stones"
	"runehall/scenes/boards"
	"runehall/scenes/motion"
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

	// played are the cards laid or played in this action, by number, and Hidden where one has left while others still leave; finished those whose ability is done.
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

func (p *seatModel) purse(i int) int {
	if i == fields {
		return p.ore
	}
	return int(p.gems[fieldOrder[i]])
}

func (m *model) acting(s games.Seat) bool { return m.onTurn == s && !m.ended }

// away reports whether a thing is on its way, from its place or to it, or a played card has left. What else comes or goes there, as gems from a card, does not count.
func (m *model) away(t thing) bool {
	lies := cardCargo
	switch t.Kind {
	case played:
		if int(t.N) < len(m.played) && m.played[t.N] == rules.Hidden {
			return true
		}
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

// vacate takes away cards that have left those that are laid or played. As long as others are still on their way from there all places stay as they are:
// nobody's place becomes another one's in flight.
func (m *model) vacate(cards ...rules.Card) {
	for i, c := range m.played {
		if slices.Contains(cards, c) {
			m.played[i] = rules.Hidden
		}
	}
	for f := range m.flights.Each() {
		if f.kind == cardCargo && f.from.Kind == played {
			return
		}
	}
	m.played = slices.DeleteFunc(m.played, func(c rules.Card) bool { return c == rules.Hidden })
}

// playedThing is a card that is laid or played by the seat on turn.
func (m *model) playedThing(c rules.Card) thing {
	return playedCard(m.onTurn, max(0, slices.Index(m.played, c)))
}

// dieThing is the die that is rolled: it lies beside the cards that are laid or played.
func (m *model) dieThing() thing { return dieBeside(len(m.played)) }

// lies returns what is seen to lie at a smithy: nothing while that is carried away, and of wild artifacts the next one.
func (m *model) lies(at rules.Smithy) rules.Colour {
	switch {
	case at == rules.WildSmithy && m.wild > 0:
		return rules.White
	case m.away(smithyOf(at)):
		return rules.NoColour
	}
	return m.smithies[at]
}

// modelOf makes the display model from a view, from nothing.
func modelOf(v rules.View) model {
	m := model{
		seats: v.Seats(), onTurn: v.OnTurn(), round: v.Round(), ended: v.Phase() == rules.OverPhase, last: v.LastRound(), reader: v.Reader(),
		display: v.Display(), pile: v.Pile(), discards: v.Discards(), wild: v.Wild(), artifacts: v.Artifacts(),
		played: v.Played().Cards(),
	}
	for at := range rules.Smithies {
		m.smithies[at] = v.Lies(at)
	}
	for k := rules.MagicStone; k < rules.Stones; k++ {
		m.stonesLeft[k] = v.StonesLeft(k)
	}
	for s := range games.Seat(m.seats) {
		m.who[s] = seatOf(v, s)
	}
	m.settle(v)
	if m.artifact != rules.NoColour {
		m.smithies[m.anvil] = m.artifact
	}
	return m
}

func seatOf(v rules.View, s games.Seat) seatModel {
	p := seatModel{
		points: v.Points(s), pin: float64(v.Points(s)), gems: v.Gems(s), ore: v.OwnOre(s), stones: v.Stones(s), stone: v.OnStone(s),
		hand: handOf(v, s), pile: v.PileOf(s), discards: v.DiscardsOf(s), gone: v.GoneOf(s),
	}
	for row := range rules.Rows {
		p.rows[row] = v.Row(s, row)
	}
	return p
}

// handOf returns a hand: known cards by number, then hidden ones.
func handOf(v rules.View, s games.Seat) []rules.Card {
	return boards.HandOf(v.Hand(s).Cards(), v.HandSize(s), rules.Hidden)
}

// settle takes from a view what belongs to an action and ends without an event of its own: a move may finish a card, a die or the action
// itself only by what it was the last of.
func (m *model) settle(v rules.View) {
	m.open, m.used, _ = v.Open()
	m.finished, m.magic, m.swapped = v.Finished(), v.Magic(), v.Swapped()
	m.die, m.artifact, m.anvil, m.traded = rules.Rolled{}, rules.NoColour, 0, rules.Upper
	if die, lies := v.Rolled(); lies {
		m.die = die
	}
	if artifact, waits := v.Artifact(); waits {
		m.artifact, m.anvil = artifact, v.Anvil()
	}
	for at := range rules.Smithies {
		m.forged[at] = v.Forged(at)
	}
}
