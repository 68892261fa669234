package curtain

import (
	"testing"

	"runehall/ui"
)

// TestAShutCurtainHasItsPlaces places coin, words, rope and the way back on curtains of all sizes. They must lie on it
// without overlaps, and fingers must be able to hold the rope.
func TestAShutCurtainHasItsPlaces(t *testing.T) {
	for _, scale := range []float64{1, 1.5} {
		k, err := ui.NewKit(ui.Look{Interface: scale, Device: 1})
		if err != nil {
			t.Fatal(err)
		}
		for _, size := range []ui.Size{
			{W: 320, H: 480}, {W: 360, H: 640}, {W: 412, H: 915}, {W: 667, H: 330}, {W: 915, H: 366}, {W: 768, H: 1024},
			{W: 1440, H: 840}, {W: 3840, H: 2100},
		} {
			area := ui.Rc(0, 60, size.W, size.H)
			p := arrange(k, area)
			all := []ui.Rect{p.coin, p.title, p.note, p.rope, p.away}
			for i, r := range all {
				if r.Empty() || !area.Grow(1).Holds(r) {
					t.Errorf("%v at %v: part %d lies at %v", size, scale, i, r)
				}
				for j, o := range all[:i] {
					if r.Grow(-.5).Overlaps(o.Grow(-.5)) {
						t.Errorf("%v at %v: parts %d and %d overlap: %v and %v", size, scale, j, i, o, r)
					}
				}
			}
		}
	}
}
