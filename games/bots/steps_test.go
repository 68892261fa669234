package bots

import (
	"testing"

	"runehall/games"
	"runehall/games/market"
	"runehall/games/masters"
	"runehall/games/ritual"
	"runehall/games/stones"
	"runehall/games/toss"
)

// TestStepsAllocateNothing asks each level at some positions: once a mind has decided there a few times, its steps
// allocate nothing.
func TestStepsAllocateNothing(t *testing.T) {
	t.Run("ritual", func(t *testing.T) { frugal(t, ritual.Def) })
	t.Run("masters", func(t *testing.T) { frugal(t, masters.Def) })
	t.Run("stones", func(t *testing.T) { frugal(t, stones.Def) })
	t.Run("toss", func(t *testing.T) { frugal(t, toss.Def) })
	t.Run("market", func(t *testing.T) { frugal(t, market.Def) })
}

func frugal[C games.Core[C, M, E], M comparable, E any, V any](t *testing.T, def *games.Def[C, M, E, V]) {
	try := func(core C, s games.Seat) {
		scratch := def.Blank()
		for _, level := range Brief(def) {
			mind := level.New(4)
			ask := func() { games.Ask(mind, scratch, core, games.Acting{Seat: s, Must: true}, 1, 0) }
			decide := func() {
				ask()
				for done := false; !done; {
					_, done = mind.Step(100)
				}
			}
			for range 3 { // let it grow its memory, and use up its plan
				decide()
			}
			if asks, all := testing.AllocsPerRun(2, ask), testing.AllocsPerRun(2, decide); all > asks {
				t.Errorf("%s: %.0f allocations in the steps of a decision", level.ID, all-asks)
			}
		}
	}
	first := def.New(games.Setup{Seats: def.MinSeats, Seed: 3}, nil)
	try(first, first.AppendActing(nil)[0].Seat)
	asked := 0
	along(def, 3, func(core C, s games.Seat) {
		if asked++; asked == 5 || asked == 9 {
			try(core, s)
		}
	})
}
