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
		return moves(m, func(t games.Told[ritual.Event]) int {
			e, ok := t.Event.(ritual.ShapePaid)
			return one(ok && e.Shape.Owner == s)
		}) >= 2
	}},
	{"full-tile", "RIT-14", func(m *Match[ritual.Event], s games.Seat) bool {
		return some(m, func(e ritual.CoinsPlaced) bool {
			return e.Seat == s && e.Why == ritual.ByPlacing && e.Coins >= ritual.TileCoins
		})
	}},
	{"over", "RIT-18", func(m *Match[ritual.Event], s games.Seat) bool {
		return some(m, func(e ritual.BuiltOver) bool { return e.Seat == s && e.Owner != s && e.Owner >= 0 })
	}},
	{"breach", "RIT-26", func(m *Match[ritual.Event], s games.Seat) bool {
		for _, t := range m.Told {
			if e, ok := t.Event.(ritual.ShapeBroken); ok && e.Shape.Owner != s && e.Coins > 0 && m.mover(t) == s {
				return true
			}
		}
		return false
	}},
	{"ward", "RIT-36", func(m *Match[ritual.Event], s games.Seat) bool {
		return some(m, func(e ritual.Warded) bool { return e.By == s && e.Seat != s })
	}},
	{"reverse", "RIT-38", func(m *Match[ritual.Event], s games.Seat) bool {
		return some(m, func(e ritual.RolesChanged) bool { return e.User == s })
	}},
	{"away", "RIT-7", func(m *Match[ritual.Event], s games.Seat) bool {
		onTurn := games.Nobody
		for _, t := range m.Told {
			if e, ok := t.Event.(ritual.TurnBegan); ok {
				onTurn = e.Seat
			}
		}
		return m.Result.Clause == "RIT-7" && m.won(s) && onTurn != s
	}},
	{"bare-hands", "RIT-31", func(m *Match[ritual.Event], s games.Seat) bool {
		played := some(m, func(e ritual.RitualRevealed) bool { return e.Seat == s }) || some(m, func(e ritual.Answered) bool { return e.Seat == s })
		against := some(m, func(e ritual.RitualRevealed) bool { return e.Seat != s })
		return m.won(s) && !played && against
	}},
}

// paid reports whether a seat completed a shape of a kind.
func paid(m *Match[ritual.Event], s games.Seat, kind ritual.ShapeKind) bool {
	return some(m, func(e ritual.ShapePaid) bool { return e.Shape.Owner == s && e.Shape.Kind == kind })
}

// one is 1 for what is so.
func one(so bool) int {
	if so {
		return 1
	}
	return 0
}
