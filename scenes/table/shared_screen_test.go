package table

import (
	"testing"

	"runehall/scenes/table/apart"
	"runehall/ui"
)

// TestPlatesHaveTheRoomTheyAreMeasuredFor lays out screens that all share with four and five seats, with the room's
// code and without: the plates are as high as they want to be in the width that is left.
func TestPlatesHaveTheRoomTheyAreMeasuredFor(t *testing.T) {
	k := plainKit(t)
	for _, size := range []ui.Size{ui.Sz(1280, 720), ui.Sz(1366, 768), ui.Sz(1440, 900), ui.Sz(1000, 600)} {
		for _, seats := range []int{4, 5} {
			for _, code := range []bool{false, true} {
				screen := ui.Rc(0, 0, size.W, size.H)
				p := arrange(k, screen, screen, seats, false, greedyNeed(seats), sight{shared: true, code: code})
				at := p.plateRoom(k, false)
				if want := apart.PlatesHigh(k, seats, at.W, size.H); p.code.Empty() == code || at.H < want-.01 {
					t.Errorf("%v, %d seats, code %v: the plates at %v want to be %v high", size, seats, code, at, want)
				}
			}
		}
	}
}

// TestTheLedgeOfASharedScreen lays out a screen at which nobody plays, with a code: the board's things lie as far
// across as elsewhere, and the plates lie on the ledge, over nothing.
func TestTheLedgeOfASharedScreen(t *testing.T) {
	for _, size := range []ui.Size{ui.Sz(1440, 900), ui.Sz(1920, 1080), ui.Sz(768, 1024),
		ui.Sz(412, 915), ui.Sz(915, 412)} {
		for _, above := range []float64{0, 96} {
			k := plainKit(t)
			screen := ui.Rc(0, 0, size.W, size.H)
			need := func(r Room) Need {
				n := greedyNeed(3)(r)
				if n.Shared = k.Dp(above); r.Low {
					n.Rail = k.Dp(240)
				}
				return n
			}
			p := arrange(k, screen, screen, 3, false, need, sight{shared: true, code: true})
			plain := arrange(k, screen, screen, 3, false, need, sight{code: true})
			a, b := p.frame(k, screen), plain.frame(k, screen)
			if !p.rail && (a.Across().X != b.Across().X || a.Across().Right() != b.Across().Right()) {
				t.Errorf("%v: the board reaches across %v, elsewhere %v", size, a.Across(), b.Across())
			}
			if a.Ledge.H < above*.4 {
				t.Errorf("%v: the board's ledge is %v", size, a.Ledge)
			}
			at := p.plateRoom(k, true)
			for what, r := range map[string]ui.Rect{"field": p.field, "code": p.code, "button": p.primary,
				"board's ledge": a.Ledge} {
				if r.H > 1 && r.Grow(-1).Overlaps(at) {
					t.Errorf("%v: the plates at %v lie over the %s at %v", size, at, what, r)
				}
			}
			if !p.ground.Holds(at) {
				t.Errorf("%v: the plates at %v lie beside the ledge at %v", size, at, p.ground)
			}
		}
	}
}
