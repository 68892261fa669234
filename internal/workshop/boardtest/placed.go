package boardtest

import (
	"fmt"
	"testing"

	"runehall/scenes/boards"
	"runehall/scenes/stage"
	"runehall/ui"
)

// Placed is a place of a layout with its name.
type Placed struct {
	Name string
	Rect ui.Rect
	Tap  bool // it can be pressed, so it must be as large as a finger
}

// Put appends places, named by a number; empty ones are left out.
func Put(list []Placed, name string, tap bool, rs ...ui.Rect) []Placed {
	for i, r := range rs {
		if r != (ui.Rect{}) {
			list = append(list, Placed{fmt.Sprintf("%s %d", name, i), r, tap})
		}
	}
	return list
}

// Apart fails the test if any two places overlap.
func Apart(t *testing.T, places []Placed) {
	t.Helper()
	for i, p := range places {
		for _, o := range places[:i] {
			if p.Rect.Grow(-1).Overlaps(o.Rect) {
				t.Errorf("%s %v overlaps %s %v", p.Name, p.Rect, o.Name, o.Rect)
			}
		}
	}
}

// Touchable fails the test if anything that can be pressed is smaller than a finger.
func Touchable(t *testing.T, k *ui.Kit, places []Placed) {
	t.Helper()
	least := stage.MinTouch(k) - 1
	for _, p := range places {
		if p.Tap && (p.Rect.W < least || p.Rect.H < least) {
			t.Errorf("%s %v is too small to touch", p.Name, p.Rect)
		}
	}
}

// Docked checks the chips of n other players who sit round the table: each lies in its dock with all that it shows, and
// whatever flies to its seat ends there, at whichever edge it is. The places shown are in the chip's own coordinates,
// the ends on the screen.
func Docked(t *testing.T, n, chips int, chip func(i int) (at boards.SeatPlace, shown, ends []ui.Rect)) {
	t.Helper()
	if chips != n {
		t.Fatalf("%d chips for %d others", chips, n)
	}
	for i := range chips {
		at, shown, ends := chip(i)
		for _, r := range shown {
			Inside(t, "a place of the chip", at.Turned.OutRect(r), at.Turned.Rect)
		}
		for k, r := range ends {
			if !at.Turned.Has(r.Center()) {
				t.Errorf("what flies to place %d of seat %d ends at %v, beside its dock %v",
					k, at.Seat, r, at.Turned.Rect)
			}
		}
	}
}
