package ritual

import (
	"math"
	"slices"

	"runehall/games"
	rules "runehall/games/ritual"
)

// tellRitualDrawn flies a card from the pile to a seat. It turns over only for who may know it.
func tellRitualDrawn(e rules.RitualDrawn) []step {
	return flown(flying{
		Ticks: cardTicks,
		Take: func(m *model) []flight {
			m.pile = e.Pile
			face := rules.Hidden
			if e.Seat == m.reader {
				face = e.Card
			}
			return []flight{cardFlight(face, spot{kind: spotPile}, spot{kind: spotRituals, seat: e.Seat, index: m.rituals[e.Seat]})}
		},
		Land: func(m *model) { m.gain(e.Seat, e.Card) },
	})
}

func tellRitualsShuffled(e rules.RitualsShuffled) []step {
	return flown(flying{
		Ticks: cardTicks,
		Take: func(m *model) []flight {
			m.discards = nil
			return []flight{cardFlight(rules.Hidden, spot{kind: spotDiscards}, spot{kind: spotPile})}
		},
		Land: func(m *model) { m.pile = e.Cards },
	})
}

func tellRitualPutOut(e rules.RitualPutOut) []step {
	return flown(flying{
		Ticks: cardTicks,
		Take: func(m *model) []flight {
			m.lose(e.Seat, e.Card)
			return []flight{cardFlight(rules.Hidden, spot{kind: spotRituals, seat: e.Seat}, spot{kind: spotOut})}
		},
		Land: func(m *model) { m.out++ },
	})
}

func tellRitualRevealed(e rules.RitualRevealed) []step {
	return reveal(e.Seat, shown{seat: e.Seat, target: e.Target, card: e.Card, does: e.Does})
}

func tellAnswered(e rules.Answered) []step {
	return reveal(e.Seat, shown{seat: e.Seat, target: e.Against, card: e.Card, does: e.Card})
}

// reveal flies a card from its seat to the stage; it turns over on the way.
func reveal(s games.Seat, c shown) []step {
	return append(flown(flying{
		Ticks: cardTicks,
		Take: func(m *model) []flight {
			m.lose(s, c.card)
			return []flight{cardFlight(c.card, spot{kind: spotRituals, seat: s}, spot{kind: spotRevealed, index: len(m.chain)})}
		},
		Land: func(m *model) { m.chain = append(m.chain, c) },
	}), chipLit(s))
}

func tellWarded(e rules.Warded) []step { return tellNote(e.By) }

func tellRolesChanged(e rules.RolesChanged) []step { return tellNote(e.User) }

// tellDieRolled lets the die hop and show one number after another; it hops lower and lower and lies still at the end.
func tellDieRolled(e rules.DieRolled) []step {
	return []step{{
		Ticks: dieTicks,
		Run: func(m *model, t float64) {
			m.die = 1 + (int(math.Sqrt(t)*12)*5+e.Number+1)%6
			m.hop = math.Abs(math.Sin(3*math.Pi*math.Sqrt(t))) * (1 - t)
			if t >= .8 {
				m.die = e.Number
			}
		},
		Fade: func(m *model, _ float64) { m.die = e.Number },
		End:  func(m *model) { m.die, m.hop = e.Number, 0 },
	}}
}

func tellRitualDiscarded(e rules.RitualDiscarded) []step {
	return flown(flying{
		Ticks: cardTicks,
		Take: func(m *model) []flight {
			at := slices.IndexFunc(m.chain, func(c shown) bool { return c.seat == e.Seat && c.card == e.Card })
			if at >= 0 {
				m.chain = slices.Delete(m.chain, at, at+1)
			}
			if len(m.chain) == 0 {
				m.die = 0
			}
			f := cardFlight(e.Card, spot{kind: spotRevealed, index: max(0, at)}, spot{kind: spotDiscards})
			f.open = true
			return []flight{f}
		},
		Land: func(m *model) { m.discards = append(m.discards, e.Card) },
	})
}
