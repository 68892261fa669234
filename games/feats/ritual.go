package feats

import (
	"runehall/games"
	"runehall/games/ritual"
)

// Ritual lists the feats of Rituals.
var Ritual = []Feat[ritual.Event]{
	{"line", "RIT-22", func(m *Match[ritual.Event], s games.Seat) bool { return paid(m, s, ritual.Line) }},
	{"circle", "RIT-22", func(m *Match[ritual.Event], s games.Seat) bool { return paid(m, s, ritual.Circle) }},
	{"crossing", "RIT-24", func(m *Match[ritual.Event], s games.Seat) bool {
		return mostInMove(m, func(e ritual.ShapePaid) int { return one(e.Shape.Owner == s) }) >= 2
	}},
	{"full-tile", "RIT-14", func(m *Match[ritual.Event], s games.Seat) bool {
		return some(m, func(e ritual.CoinsPlaced) bool {
			return e.Seat == s && e.Why == ritual.ByPlacing && e.Coins >= ritual.TileCoins
		})
	}},
	{"over", "RIT-18", func(m *Match[ritual.Event], s games.Seat) bool {
		return some(m, func(e ritual.BuiltOver) bool { return e.Seat == s && e.Owner != s && e.Owner != games.Nobody })
	}},
	{"breach", "RIT-26", func(m *Match[ritual.Event], s games.Seat) bool {
		return did(m, s, func(e ritual.ShapeBroken) bool { return e.Shape.Owner != s && e.Coins > 0 })
	}},
	{"ward", "RIT-36", func(m *Match[ritual.Event], s games.Seat) bool {
		return some(m, func(e ritual.Warded) bool { return e.By == s && e.Seat != s })
	}},
	{"reverse", "RIT-38", func(m *Match[ritual.Event], s games.Seat) bool {
		return some(m, func(e ritual.RolesChanged) bool { return e.User == s })
	}},
	{"away", "RIT-7", func(m *Match[ritual.Event], s games.Seat) bool {
		onTurn := games.Nobody
		for _, e := range each[ritual.TurnBegan](m) {
			onTurn = e.Seat
		}
		return m.Result.Clause == "RIT-7" && m.won(s) && onTurn != s
	}},
	{"bare-hands", "RIT-31", func(m *Match[ritual.Event], s games.Seat) bool {
		own := func(e ritual.RitualRevealed) bool { return e.Seat == s }
		others := func(e ritual.RitualRevealed) bool { return e.Seat != s }
		return m.won(s) && some(m, others) && !some(m, own) &&
			!some(m, func(e ritual.Answered) bool { return e.Seat == s })
	}},
}

func paid(m *Match[ritual.Event], s games.Seat, kind ritual.ShapeKind) bool {
	return some(m, func(e ritual.ShapePaid) bool { return e.Shape.Owner == s && e.Shape.Kind == kind })
}
