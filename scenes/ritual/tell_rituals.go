package ritual

import (
	"slices"

	"runehall/games"
	rules "runehall/games/ritual"
	"runehall/ui"
)

func tellRitualDrawn(e rules.RitualDrawn) []step {
	return flown(cardTicks, ui.InOutCubic,
		func(m *model) []flight {
			m.pile = e.Pile
			return []flight{{
				from: spot{kind: spotPile}, to: spot{kind: spotRituals, seat: e.Seat, index: m.rituals[e.Seat]},
				tile: rules.NoTile, coin: games.Nobody, card: true,
			}}
		},
		func(m *model) { m.gain(e.Seat, e.Card) })
}

func tellRitualsShuffled(e rules.RitualsShuffled) []step {
	return flown(cardTicks, ui.InOutCubic,
		func(m *model) []flight {
			m.discards = nil
			return []flight{{from: spot{kind: spotDiscards}, to: spot{kind: spotPile}, tile: rules.NoTile, coin: games.Nobody, card: true}}
		},
		func(m *model) { m.pile = e.Cards })
}

func tellRitualPutOut(e rules.RitualPutOut) []step {
	return flown(cardTicks, ui.InOutCubic,
		func(m *model) []flight {
			m.lose(e.Seat, e.Card)
			return []flight{{
				from: spot{kind: spotRituals, seat: e.Seat}, to: spot{kind: spotOut},
				tile: rules.NoTile, coin: games.Nobody, card: true,
			}}
		},
		func(m *model) { m.out++ })
}

func tellRitualRevealed(e rules.RitualRevealed) []step {
	return reveal(e.Seat, shown{seat: e.Seat, target: e.Target, card: e.Card, does: e.Does})
}

func tellAnswered(e rules.Answered) []step {
	return reveal(e.Seat, shown{seat: e.Seat, target: e.Against, card: e.Card, does: e.Card})
}

// reveal flies a card from its seat to the stage, where it turns over.
func reveal(s games.Seat, c shown) []step {
	return append(flown(cardTicks, ui.OutCubic,
		func(m *model) []flight {
			m.lose(s, c.card)
			return []flight{{
				from: spot{kind: spotRituals, seat: s}, to: spot{kind: spotStage, index: len(m.chain)},
				tile: rules.NoTile, coin: games.Nobody, card: true, face: c.card,
			}}
		},
		func(m *model) { m.chain = append(m.chain, c) }),
		lit(0, flash{seat: s, chip: true}))
}

func tellWarded(e rules.Warded) []step { return tellNote(e.By) }

func tellRolesChanged(e rules.RolesChanged) []step { return tellNote(e.User) }

func tellDieRolled(e rules.DieRolled) []step {
	return []step{{
		Ticks: dieTicks,
		Run:   func(m *model, t float64) { m.die = 1 + (int(t*12)*5+e.Number+1)%6 },
		End:   func(m *model) { m.die = e.Number },
	}}
}

func tellRitualDiscarded(e rules.RitualDiscarded) []step {
	return flown(cardTicks, ui.InOutCubic,
		func(m *model) []flight {
			at := slices.IndexFunc(m.chain, func(c shown) bool { return c.seat == e.Seat && c.card == e.Card })
			if at >= 0 {
				m.chain = slices.Delete(m.chain, at, at+1)
			}
			if len(m.chain) == 0 {
				m.die = 0
			}
			return []flight{{
				from: spot{kind: spotStage, index: max(0, at)}, to: spot{kind: spotDiscards},
				tile: rules.NoTile, coin: games.Nobody, card: true, face: e.Card,
			}}
		},
		func(m *model) { m.discards = append(m.discards, e.Card) })
}
