//go:build pilot

package stones

import (
	"fmt"
	"testing"

	"runehall/games"
	"runehall/internal/workshop/boardtest"
	"runehall/internal/workshop/pilot"
)

// TestSheetsBehindAnOpenCurtain opens a sheet behind an open curtain on the smallest screens. No golden button may lie
// on the sheet. The sheet's own way back leads to the table, where going back once more shuts the curtain.
func TestSheetsBehindAnOpenCurtain(t *testing.T) {
	for _, s := range []struct {
		w, h int
		args []string
	}{{360, 640, []string{"--scale", "1.5"}}, {915, 412, nil}, {640, 360, nil}} {
		t.Run(fmt.Sprintf("%dx%d", s.w, s.h), func(t *testing.T) {
			m := seated(t, []string{games.Person, games.Person}, 21, 0)
			app := boardtest.Open(t, m, s.w, s.h, s.args...)
			g := boardtest.NewGuest(t, app, pilot.Finger, 1)
			looks := func(viewer int) bool { return fmt.Sprint(g.Probe().State["viewer"]) == fmt.Sprint(viewer) }
			for n := 0; !looks(1); n++ {
				if n > 20 {
					t.Fatalf("the curtain does not open: %+v", g.Probe())
				}
				g.Step(func() { g.Press("stones.open-hand") })
			}
			g.HoldOn("stones.slot.1")
			g.Settle()
			if g.Probe().State["stones.sheet"] != "explain" {
				t.Fatalf("no sheet opens: %+v", g.Probe())
			}
			pilot.Keep(t, fmt.Sprintf("stones-covered-%dx%d", s.w, s.h), app.Frame())
			if g.Has("table.confirm") {
				t.Errorf("a golden button lies on the sheet: %+v", g.Probe())
			}
			g.Press("stones.close")
			if g.Press("table.back"); !looks(-1) {
				t.Errorf("the sheet does not lead back to where the curtain is shut: %+v", g.Probe())
			}
		})
	}
}
