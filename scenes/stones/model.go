package stones

import (
	"slices"

	"runehall/games"
	rules "runehall/games/stones"
	"runehall/scenes/boards"
	"runehall/scenes/motion"
)

// model is what is on the screen now. Sync makes it from a view, and the steps of the timeline bring it from one view
// to the next. It holds no rules: what may be done is asked of the view.
type model struct {
	seats  int
	onTurn games.Seat
	round  int
	ended  bool
	last   bool // somebody has reached the throne, so this is the last round
	reader games.Seat

	display    [rules.Slots]rules.Card
	pile       int
	discards   rules.Set
	smithies   [rules.Smithies]rules.Colour // the artifact that lies at each; NoColour for none
	wild       int                          // how many wild artifacts are left
	artifacts  int                          // how many artifacts are in the pile
	stonesLeft [rules.Stones]int
	who        [games.MaxSeats]seatModel

	// played are the cards that the seat on turn has laid or played in this action, by number. A card that has left is
	// Hidden there while others are still leaving. finished are the played cards whose ability is done.
	played   []rules.Card
	finished rules.Set
	open     rules.Card // the card whose ability is carried out
	used     [2]bool    // which of its icons have been used
	magic    int        // how much magic can still be spent
	die      rules.Rolled
	artifact rules.Colour // forged and not yet placed: it lies at the smithy anvil
	anvil    rules.Smithy
	forged   [rules.Smithies]bool
	swapped  bool
	traded   rules.Row // the row that the next points of a trade come from

	flights motion.Flights[flight]
	flashes motion.Flashes[flash]
	noises  motion.Noises[thing]
}

type seatModel struct {
	points   int
	pin      float64 // where its pin stands on the track, between two points while it runs
	gems     rules.Gems
	ore      int
	rows     [rules.Rows]rules.Fields
	stones   []rules.Stone
	stone    rules.Colour
	hand     []rules.Card // the cards that the reader knows, by number, then Hidden ones
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

// away reports whether the place of a thing looks empty: the thing is on its way from or to that place, or it is a
// played card that has left. Other things that fly from or to the place, such as gems from a card, do not count.
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

// rises reports whether a rune stone that will lie at a place among the stones of a seat is on its way there.
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

// handIndex returns the place of a card in a hand. A card that the reader does not know has the place of the first
// Hidden card.
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

// vacate takes away laid or played cards that have left. Their places stay, as Hidden cards, until no other card flies
// from there: otherwise a card in flight would change its place.
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

// playedThing returns the thing for a card that the seat on turn has laid or played.
func (m *model) playedThing(c rules.Card) thing {
	return playedCard(m.onTurn, max(0, slices.Index(m.played, c)))
}

// dieThing returns the thing for the die that is rolled, which lies beside the laid or played cards.
func (m *model) dieThing() thing { return dieBeside(len(m.played)) }

// lies returns the artifact that is seen at a smithy. While an artifact is carried away from there, it is none, or the
// next wild artifact.
func (m *model) lies(at rules.Smithy) rules.Colour {
	switch {
	case at == rules.WildSmithy && m.wild > 0:
		return rules.White
	case m.away(smithyOf(at)):
		return rules.NoColour
	}
	return m.smithies[at]
}

// modelOf makes the display model from a view alone.
func modelOf(v rules.View) model {
	m := model{
		seats: v.Seats(), onTurn: v.OnTurn(), round: v.Round(), ended: v.Phase() == rules.OverPhase,
		last: v.LastRound(), reader: v.Reader(),
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
		points: v.Points(s), pin: float64(v.Points(s)), gems: v.Gems(s), ore: v.OwnOre(s), stones: v.Stones(s),
		stone: v.OnStone(s), hand: handOf(v, s), pile: v.PileOf(s), discards: v.DiscardsOf(s), gone: v.GoneOf(s),
	}
	for row := range rules.Rows {
		p.rows[row] = v.Row(s, row)
	}
	return p
}

func handOf(v rules.View, s games.Seat) []rules.Card {
	return boards.HandOf(v.Hand(s).Cards(), v.HandSize(s), rules.Hidden)
}

// settle takes from a view what ends with a move and has no event of its own: a card, a die or an action may be
// finished just because a move was its last one.
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
