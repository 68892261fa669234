//go:build pilot

package boardtest

import (
	"testing"

	"runehall/games"
	"runehall/internal/workshop/pilot"
)

// ToTheEnd plays until the match is over, and fails after most steps.
func (g *Guest) ToTheEnd(act func(), most int) {
	g.T.Helper()
	for n := 0; g.Step(act); n++ {
		if n > most {
			g.Save("endless")
			g.T.Fatalf("after %d steps the match is not over: %+v", n, g.Probe())
		}
	}
}

// TinyMatches finishes the match kept as "testdata/tiny.record", once with each device, and looks at the results. Two
// persons have little left to do in it. player returns what a guest does when it must act.
func TinyMatches[C games.Core[C, M, E], M comparable, E any, V any](
	t *testing.T, def *games.Def[C, M, E, V], player func(g *Guest) (act func()),
) {
	for _, hand := range []pilot.Hand{pilot.Mouse, pilot.Finger, pilot.Keyboard, pilot.Gamepad} {
		t.Run(hand.String(), func(t *testing.T) {
			ByDay(t, def.ID, hand)
			m := Kept(t, def, "tiny")
			g := NewGuest(t, Open(t, m, 412, 915, "--lang", "en"), hand, 1)
			g.ToTheEnd(player(g), 60)
			if moves, _ := g.Probe().Number("moves"); moves < float64(len(m.Play.Made())+2) {
				t.Errorf("it ends after %v moves", moves)
			}
			if g.Curtains == 0 {
				t.Error("no curtain was opened")
			}
			if hand == pilot.Finger && def.ID == resultsOf {
				g.Settle()
				g.Approve(results)
			}
		})
	}
}
