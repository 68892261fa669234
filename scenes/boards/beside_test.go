package boards

import (
	"slices"
	"testing"

	"runehall/ui"
)

// TestLabelsStandOnFreeSides takes one side after the other: the label stands on the first that is left, clear of its
// place, and nowhere if none is.
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

// TestLabelsFarAwayAreLinked links a label to its place once it stands away from it, from the edge of the place to its
// own nearest edge.
func TestLabelsFarAwayAreLinked(t *testing.T) {
	at := ui.Pt(100, 100)
	if _, _, there := Leader(at, 20, ui.Rc(125, 92, 30, 16)); there {
		t.Error("a label right beside its place is linked to it")
	}
	from, to, there := Leader(at, 20, ui.Rc(140, 92, 30, 16))
	if !there || from != ui.Pt(120, 100) || to != ui.Pt(140, 100) {
		t.Errorf("the link leads from %v to %v: %v", from, to, there)
	}
	if from, to, _ = Leader(at, 20, ui.Rc(130, 140, 30, 16)); to != ui.Pt(130, 140) || from.Dist(at) < 19.9 ||
		from.Dist(at) > 20.1 {
		t.Errorf("to a label at a corner the link leads from %v to %v", from, to)
	}
}
