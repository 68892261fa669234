package boards

import (
	"slices"
	"testing"

	"runehall/ui"
)

// TestLabelsStandOnFreeSides takes one side after the other: the label stands on the first that is left, clear of its place, and nowhere
// if none is.
func TestLabelsStandOnFreeSides(t *testing.T) {
	at, size, field := ui.Pt(100, 100), ui.Sz(30, 16), ui.Rc(0, 0, 200, 200)
	var taken []ui.Rect
	free := func(r ui.Rect) bool {
		return slices.ContainsFunc(taken, r.Overlaps)
	}
	first, ok := Beside(at, 20, 60, size, field, free)
	if want := ui.Rc(120, 92, 30, 16); !ok || first != want {
		t.Fatalf("the first stands at %v, want %v", first, want)
	}
	taken = append(taken, ui.Rc(100, 0, 100, 200))
	second, ok := Beside(at, 20, 60, size, field, free)
	if want := ui.Rc(50, 92, 30, 16); !ok || second != want {
		t.Errorf("the second stands at %v, want %v", second, want)
	}
	taken = append(taken, ui.Rc(0, 0, 100, 110))
	third, ok := Beside(at, 20, 60, size, field, free)
	if !ok || third.Y < 110 || third.Right() > 100 || !field.Holds(third) {
		t.Errorf("the third stands at %v", third)
	}
	taken = append(taken, field)
	if r, ok := Beside(at, 20, 60, size, field, free); ok {
		t.Errorf("without room it stands at %v", r)
	}
}
