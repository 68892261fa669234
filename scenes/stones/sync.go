package stones

import (
	"runehall/games"
	rules "runehall/games/stones"
)

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
	hand := v.Hand(s).Cards()
	for len(hand) < v.HandSize(s) {
		hand = append(hand, rules.Hidden)
	}
	return hand
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
