package title

import (
	"math"
	"testing"

	"runehall/ui"
)

// TestTheFireStandsBesideTheList asks, on a phone that is held sideways and on a desktop with a large interface, that
// the fire is in the middle of the half that the list leaves, that nothing lies on it, and that the picture covers all
// of that half.
func TestTheFireStandsBesideTheList(t *testing.T) {
	for _, of := range []struct{ w, h, scale float64 }{{915, 412, 1}, {844, 390, 1}, {1440, 900, 2}} {
		k, err := ui.NewKit(ui.Look{Interface: of.scale})
		if err != nil {
			t.Fatal(err)
		}
		screen := ui.Rc(0, 0, of.w, of.h)
		for _, resume := range []float64{0, k.Dp(94)} {
			p := arrangeTitle(k, screen, screen, titleWants{
				buttons: []float64{k.Touch, k.Touch, k.Dp(150)}, tables: 5,
				resume: func(float64) float64 { return resume },
				list:   func(ui.Size) float64 { return 6 * k.Dp(80) },
			})
			if !p.beside {
				t.Fatalf("%v: the list is not beside the hall", of)
			}
			fire := p.hall.Center().X
			if math.Abs(fire-.26*of.w) > 1 || p.list.X < .5*of.w {
				t.Errorf("%v: the fire is at %v, the list from %v", of, fire, p.list.X)
			}
			if h := p.hall; h.X > 0 || h.Y > 0 || h.Bottom() < of.h || h.Right() < p.list.X {
				t.Errorf("%v: the picture at %v leaves something bare", of, h)
			}
			for what, r := range map[string]ui.Rect{"name": p.name, "line": p.line,
				"match to go on with": p.resume, "list": p.list} {
				if hearth := ui.RectAround(ui.Pt(fire, p.hall.Y+.46*p.hall.H),
					ui.Sz(k.Dp(40), k.Dp(40))); !r.Empty() && r.Overlaps(hearth) {
					t.Errorf("%v: the %s at %v covers the fire", of, what, r)
				}
			}
		}
	}
}
