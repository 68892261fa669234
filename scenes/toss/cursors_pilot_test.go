//go:build pilot

package toss

import (
	"fmt"
	"slices"
	"testing"

	rules "runehall/games/toss"
	"runehall/internal/workshop/boardtest"
	"runehall/internal/workshop/pilot"
	"runehall/ui"
)

// TestSeveralAtOneKeyboardAndWithGamepads lets five persons reach in one snatch of the real program, each with a part
// of the keyboard or a gamepad of their own. Each takes a rune for their own seat, and none of those keys opens the log
// or moves the focus.
func TestSeveralAtOneKeyboardAndWithGamepads(t *testing.T) {
	for _, hand := range []pilot.Hand{pilot.Keyboard, pilot.Gamepad} {
		m := boardtest.Kept(t, rules.Def, "tiny-fingers")
		app := boardtest.Open(t, m, 1366, 1024, "--lang", "en")
		g := newGuest(t, app, m, hand, 1366, 1024)
		persons := g.persons
		if hand == pilot.Keyboard {
			persons = persons[:4] // the keyboard has four parts
		}
		for n := 0; g.Probe().State["tick"] == nil; n++ {
			if g.Tick(2); n > 400 {
				t.Fatal("no clock runs")
			}
		}
		for who, seat := range persons {
			names := slices.DeleteFunc(g.Names("toss.rune."), func(n string) bool {
				return n == all.Name(pieceOf(rules.Destiny), 0)
			})
			name := names[who%len(names)]
			if !g.steers(who, name) {
				t.Fatalf("%v: the cursor of seat %d does not come to %s: %v", hand, seat, name,
					g.Probe().State["toss.cursors"])
			}
			if who == len(persons)-1 {
				pilot.Keep(t, fmt.Sprintf("cursors-%v", hand), g.Frame())
			}
			g.asks(who, ui.Confirm)
			g.Tick(2)
			if got := g.Probe().State["toss.got"].([]any)[seat]; got != 1.0 {
				t.Errorf("%v: seat %d got %v with %s", hand, seat, got, name)
			}
		}
		if p := g.Probe(); p.Scene != "table" || p.Text("overlay") != "" {
			t.Errorf("%v: keys of hands lead to %s, %q", hand, p.Scene, p.Text("overlay"))
		}
	}
}
