//go:build pilot

package toss

import (
	"testing"

	"runehall/games"
	"runehall/games/bots"
	rules "runehall/games/toss"
	"runehall/internal/workshop/boardtest"
	"runehall/internal/workshop/pilot"
)

// TestEveryLevel plays a match against each level, from the title to the results.
func TestEveryLevel(t *testing.T) {
	boardtest.EveryLevel(t, "toss", []string{"way.snatch"}, func(t *testing.T, app *pilot.App) {
		m := boardtest.NewMatch(t, rules.Def, games.Setup{Seats: 2}, person, bots.Novice)
		g := newGuest(t, app, m, pilot.Mouse, 1440, 900)
		for n := 0; g.act(); n++ {
			if n > 20000 {
				t.Fatalf("after %d steps the match is not over: %+v", n, g.Probe())
			}
		}
	})
}
