package feats

import (
	"runehall/games"
	"runehall/games/stones"
)

// manyBought is how many cards one summoning must bring.
const manyBought = 3

// Stones lists the feats of Rune Stones.
var Stones = []Feat[stones.Event]{
	{"full-row", "STO-15", func(m *Match[stones.Event], s games.Seat) bool {
		return some(m, func(e stones.RowTraded) bool { return e.Seat == s && len(e.Artifacts) == 5 })
	}},
	{"both-rows", "STO-15", func(m *Match[stones.Event], s games.Seat) bool {
		return inTurn(m, func(e stones.Event) bool { t, ok := e.(stones.RowTraded); return ok && t.Seat == s }) >= 2
	}},
	{"four-stones", "STO-16", func(m *Match[stones.Event], s games.Seat) bool {
		return count(m, func(e stones.StoneTaken) bool { return e.Seat == s }) >= stones.MaxStones
	}},
	{"two-forged", "STO-12", func(m *Match[stones.Event], s games.Seat) bool {
		return inTurn(m, func(e stones.Event) bool { t, ok := e.(stones.ArtifactForged); return ok && t.Seat == s }) >= 2
	}},
	{"wild-ore", "STO-12", func(m *Match[stones.Event], s games.Seat) bool {
		return some(m, func(e stones.ArtifactForged) bool { return e.Seat == s && e.Ore && e.Artifact == stones.White })
	}},
	{"dragon", "STO-10", func(m *Match[stones.Event], s games.Seat) bool {
		dragon := func(c stones.Card) bool { return c > stones.LastColoured && c <= stones.LastCreature }
		return some(m, func(e stones.CardBought) bool { return e.Seat == s && dragon(e.Card) })
	}},
	{"three-abilities", "STO-37", func(m *Match[stones.Event], s games.Seat) bool {
		return some(m, func(e stones.CardsPlayed) bool { return e.Seat == s && len(e.Cards) == 3 })
	}},
	{"double-die", "STO-35", func(m *Match[stones.Event], s games.Seat) bool {
		return some(m, func(e stones.DieRolled) bool { return e.Seat == s && e.Times == 2 })
	}},
	{"three-bought", "STO-10", func(m *Match[stones.Event], s games.Seat) bool {
		return inTurn(m, func(e stones.Event) bool { t, ok := e.(stones.CardBought); return ok && t.Seat == s }) >= manyBought
	}},
	{"overtake", "STO-40", func(m *Match[stones.Event], s games.Seat) bool {
		for _, t := range m.Told {
			if e, ok := t.Event.(stones.ThroneReached); ok {
				return e.Seat != s && m.won(s)
			}
		}
		return false
	}},
}

// inTurn returns the most events of a kind in one turn.
func inTurn(m *Match[stones.Event], is func(e stones.Event) bool) int {
	return spans(m, func(e stones.Event) bool { _, ok := e.(stones.TurnBegan); return ok },
		func(t games.Told[stones.Event]) int { return one(is(t.Event)) })
}
