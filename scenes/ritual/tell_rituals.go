package ritual

import (
	"math"
	"slices"

	"runehall/assets/sound"
	rules "runehall/games/ritual"
	"runehall/scenes/things"
)

// tellRitualDrawn flies a card from the pile to a seat. It turns over only for a reader who may know it.
func tellRitualDrawn(e rules.RitualDrawn) []step {
	return cardFlown(func(m *model) flight {
		m.pile = e.Pile
		face := rules.Hidden
		if e.Seat == m.reader {
			face = e.Card
		}
		return cardFlight(face, things.The(pile), ritualsOf(e.Seat))
	}, func(m *model) { m.gain(e.Seat, e.Card) })
}

func tellRitualsShuffled(e rules.RitualsShuffled) []step {
	return cardFlown(func(m *model) flight {
		m.discards = nil
		return cardFlight(rules.Hidden, things.The(discards), things.The(pile))
	}, func(m *model) { m.pile = e.Cards })
}

func tellRitualPutOut(e rules.RitualPutOut) []step {
	return cardFlown(func(m *model) flight {
		m.lose(e.Seat, e.Card)
		return cardFlight(rules.Hidden, ritualsOf(e.Seat), things.The(out))
	}, func(m *model) { m.out++ })
}

// reveal flies a card from its seat to the revealed ones; it turns over on the way.
func reveal(c revealedCard) []step {
	list := append(cardFlown(func(m *model) flight {
		m.lose(c.seat, c.card)
		return cardFlight(c.card, ritualsOf(c.seat), things.Nth(chain, len(m.chain)))
	}, func(m *model) { m.chain = append(m.chain, c) }), chipLit(c.seat))
	return sounding(list, .5, sound.Reveal, things.The(chain))
}

// tellDieRolled lets the die hop, lower and lower, and show one number after another until it lies still.
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

// tellRitualDiscarded flies a revealed card to the discards, face up. The die leaves with the last one.
func tellRitualDiscarded(e rules.RitualDiscarded) []step {
	return cardFlown(func(m *model) flight {
		at := slices.IndexFunc(m.chain, func(c revealedCard) bool { return c.seat == e.Seat && c.card == e.Card })
		if at >= 0 {
			m.chain = slices.Delete(m.chain, at, at+1)
		}
		if len(m.chain) == 0 {
			m.die = 0
		}
		f := cardFlight(e.Card, things.Nth(chain, max(0, at)), things.The(discards))
		f.open = true
		return f
	}, func(m *model) { m.discards = append(m.discards, e.Card) })
}
