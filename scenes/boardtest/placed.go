package boardtest

import (
	"fmt"
	"testing"

	"runehall/scenes/stage"
	"runehall/ui"
)

// Placed is a place of a layout with its name.
type Placed struct {
	Name string
	Rect ui.Rect
	Tap  bool // it can be pressed, and must be as large as a finger
}

// Put appends places that are not empty.
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
