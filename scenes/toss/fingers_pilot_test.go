//go:build pilot

package toss

import (
	"slices"
	"testing"

	rules "runehall/games/toss"
	"runehall/internal/pilot"
	"runehall/scenes/boardtest"
	"runehall/scenes/stage"
)

// TestFiveFingersInTheProgram lets five persons round a touch screen reach in one tick of the real program, each for a rune of its own or all
// for the same one: on each run the same runes are left, and nothing
// of it is part of the match before the snatch is over.
func TestFiveFingersInTheProgram(t *testing.T) {
	for _, same := range []bool{false, true} {
		var left [2][]string
		for run := range left {
			set := stage.Seats.Set(stage.Settings{}, stage.SeatsRound)
			app := boardtest.OpenSet(t, boardtest.Kept(t, rules.Def, "tiny-fingers"), set, 1366, 1024, "--lang", "en")
			g := boardtest.NewGuest(t, app, pilot.Finger, 1)
			names := slices.DeleteFunc(g.Names("toss.rune."), func(n string) bool { return n == "toss.rune.48" })
			var ways [][4]float64
			for s, tray := range g.Names("toss.tray.") {
				name := names[s]
				if same {
					name = names[0]
				}
				x, y := g.Target(name).Middle()
				toX, toY := g.Target(tray).Middle()
				ways = append(ways, [4]float64{x, y, toX, toY})
			}
			moves := g.Probe().State["moves"]
			g.Carry(20, ways...)
			g.Tick(4)
			left[run] = g.Names("toss.rune.")
			if taken := len(names) + 1 - len(left[run]); taken == 0 || same && taken != 1 || !same && taken != 5 {
				t.Errorf("same %v: %d runes are taken of %v by %v", same, taken, names, ways)
			}
			if now := g.Probe().State["moves"]; now != moves {
				t.Errorf("before the snatch is over %v moves are made, of %v", now, moves)
			}
		}
		if !slices.Equal(left[0], left[1]) {
			t.Errorf("%v is left, and the second time %v", left[0], left[1])
		}
	}
}
