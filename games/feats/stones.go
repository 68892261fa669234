package feats

import (
	"runehall/games"
	"runehall/games/stones"
)

// The thresholds of the feats of Menhirs.
const (
	fullRow       = 5 // artifacts
	manyAbilities = 3 // cards played at once
	manyBought    = 3 // cards bought with one summoning
)

// Stones lists the feats of Menhirs.
var Stones = []Feat[stones.Event]{
	{"full-row", "STO-15", func(m *Match[stones.Event], s games.Seat) bool {
		return some(m, func(e stones.RowTraded) bool { return e.Seat == s && len(e.Artifacts) == fullRow })
	}},
	{"both-rows", "STO-15", func(m *Match[stones.Event], s games.Seat) bool {
		return most[stones.TurnBegan](m, func(e stones.RowTraded) int { return one(e.Seat == s) }) >= 2
	}},
	{"four-stones", "STO-16", func(m *Match[stones.Event], s games.Seat) bool {
		return sum(m, func(e stones.StoneTaken) int { return one(e.Seat == s) }) >= stones.MaxStones
	}},
	{"two-forged", "STO-12", func(m *Match[stones.Event], s games.Seat) bool {
		return most[stones.TurnBegan](m, func(e stones.ArtifactForged) int { return one(e.Seat == s) }) >= 2
	}},
	{"wild-ore", "STO-12", func(m *Match[stones.Event], s games.Seat) bool {
		return some(m, func(e stones.ArtifactForged) bool { return e.Seat == s && e.Ore && e.Artifact == stones.White })
	}},
	{"dragon", "STO-10", func(m *Match[stones.Event], s games.Seat) bool {
		return some(m, func(e stones.CardBought) bool {
			return e.Seat == s && e.Card > stones.LastColoured && e.Card <= stones.LastCreature
		})
	}},
	{"three-abilities", "STO-37", func(m *Match[stones.Event], s games.Seat) bool {
		return some(m, func(e stones.CardsPlayed) bool { return e.Seat == s && len(e.Cards) == manyAbilities })
	}},
	{"double-die", "STO-35", func(m *Match[stones.Event], s games.Seat) bool {
		return some(m, func(e stones.DieRolled) bool { return e.Seat == s && e.Times == 2 })
	}},
	{"three-bought", "STO-10", func(m *Match[stones.Event], s games.Seat) bool {
		return most[stones.TurnBegan](m, func(e stones.CardBought) int { return one(e.Seat == s) }) >= manyBought
	}},
	{"overtake", "STO-40", func(m *Match[stones.Event], s games.Seat) bool {
		e, ok := first[stones.ThroneReached](m)
		return ok && e.Seat != s && m.won(s)
	}},
}
