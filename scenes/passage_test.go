package scenes

import (
	"testing"

	"runehall/ui"
)

// TestNoPassageShowsTwoTexts goes through each passage in small steps: words of both screens are never seen at once,
// the new one is whole at the end, and nothing takes longer than 450 ms.
func TestNoPassageShowsTwoTexts(t *testing.T) {
	for _, way := range []passage{{ticks: dipTicks}, {ticks: stillTicks}, {walks, walkTicks, ui.Pt(100, 100)},
		{returns, backTicks, ui.Pt(100, 100)}, {kind: turns, ticks: walkTicks}} {
		if way.ticks > ui.Ticks(450) {
			t.Errorf("passage %d takes %d ticks", way.kind, way.ticks)
		}
		const steps = 200
		for i := range steps + 1 {
			m := way.at(float64(i) / steps)
			if m.old > 0 && m.now > 0 {
				t.Errorf("passage %d at %d of %d: %v of the old screen through %v of the new one", way.kind,
					i, steps, m.old, m.now)
			}
			for what, v := range map[string]float64{"old": m.old, "now": m.now, "hall": m.hall,
				"camera": m.camera, "tilt": m.tilt} {
				if v < 0 || v > 1 {
					t.Errorf("passage %d at %d of %d: %s is %v", way.kind, i, steps, what, v)
				}
			}
		}
		if first, last := way.at(0), way.at(1); first.old != 1 || last.now != 1 || last.tilt != 0 || last.up != 0 {
			t.Errorf("passage %d goes from %+v to %+v", way.kind, first, last)
		}
	}
}

// TestTheCameraShowsNoEdge goes to tables in the corners and in the middle: the hall covers the screen all the way.
func TestTheCameraShowsNoEdge(t *testing.T) {
	screen := ui.Sz(1440, 900)
	for _, at := range []ui.Point{{}, {X: 264, Y: 500}, {X: 720, Y: 380}, {X: 1440, Y: 900}} {
		for camera := 0.0; camera <= 1; camera += .05 {
			r := view(screen, at, camera)
			if r.X > .001 || r.Y > .001 || r.Right() < screen.W-.001 || r.Bottom() < screen.H-.001 {
				t.Errorf("to %v, at %v, the hall lies at %v", at, camera, r)
			}
		}
	}
	if r := view(screen, ui.Pt(720, 378), 1); r.Center().Dist(ui.Pt(720, r.Y+r.H/2)) > .001 ||
		r.Y+378*nearest-378 > .001 {
		t.Errorf("a table in the middle is taken out of it: %v", r)
	}
}
