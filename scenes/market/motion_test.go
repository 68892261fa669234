package market

import (
	"testing"

	rules "runehall/games/market"
	"runehall/scenes/boardtest"
)

// picture is how the display model comes about.
var picture = boardtest.Picture[rules.Event, rules.View, model]{
	Of: modelOf, Steps: steps, After: settled, Still: still, Flourish: glowTicks,
	Moving: func(m *model) int { return len(m.flights.All) + len(m.flashes.All) },
	Flying: func(m *model) bool { return len(m.flights.All) > 0 },
}

// reel is a match whose events are shown move by move.
type reel = boardtest.Reel[*rules.Game, rules.Move, rules.Event, rules.View, model]

func newReel(t *testing.T, seats int, options map[string]string, seed uint64) *reel {
	return boardtest.NewReel(newMatch(t, seats, options, seed), picture)
}

// TestEverySpeedEndsAlike plays a match at every speed.
func TestEverySpeedEndsAlike(t *testing.T) {
	boardtest.EverySpeedEndsAlike(t, func() *reel { return newReel(t, 3, houses[3], 8) })
}
