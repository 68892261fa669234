package table

import (
	"testing"

	"runehall/games"
	"runehall/ui"
)

// tipped returns a table with a tip that points at nothing.
func tipped(t *testing.T) *ritualHall {
	h := atTable(t, "explorers", 3, games.Person, "greedy")
	h.settle()
	h.table.stage.Tips = true
	h.withTips(Tip{ID: "goal"})
	h.ticks(2)
	if h.table.guide.Rect().Empty() {
		t.Fatal("no tip is said")
	}
	return h
}

// pointed runs a tick with a pointer that has moved from one place to another.
func (h *hall[C, M, E, V]) pointed(phase ui.Phase, from, to ui.Point) {
	h.input.Device = ui.MouseDevice
	h.input.Pointers = []ui.Pointer{{Phase: phase, Start: from, Last: from, At: to, Moved: from != to}}
	h.tick()
}

// TestWordsStandAsideOfADrag drags something past a tip: until it is let go, the tip is gone. A hand that presses and
// shakes, or a drag of the tip itself, leaves it in its place.
func TestWordsStandAsideOfADrag(t *testing.T) {
	h := tipped(t)
	at := h.table.guide.Rect()
	from := ui.Pt(h.table.places.field.Center().X, h.table.places.field.Bottom()-4)
	if at.Has(from) {
		t.Fatal("the drag would begin on the tip")
	}
	h.pointed(ui.Press, from, from)
	h.pointed(ui.Drag, from, from.Add(ui.Pt(12-2, 0)))
	if h.table.guide.Rect() != at {
		t.Error("a hand that shakes sends it away")
	}
	h.pointed(ui.Drag, from, from.Add(ui.Pt(12+2, 0)))
	if !h.table.guide.Rect().Empty() {
		t.Error("it stays before what is dragged")
	}
	h.pointed(ui.Drag, from, from.Add(ui.Pt(2, 0)))
	if !h.table.guide.Rect().Empty() {
		t.Error("it comes back while something is dragged")
	}
	h.pointed(ui.Release, from, from)
	h.tick()
	if h.table.guide.Rect() != at {
		t.Errorf("let go, it stands at %v, not at %v", h.table.guide.Rect(), at)
	}
	h.pointed(ui.Press, at.Center(), at.Center())
	h.pointed(ui.Drag, at.Center(), at.Center().Add(ui.Pt(60, 0)))
	if h.table.guide.Rect() != at {
		t.Error("a drag of its own sends it away")
	}
}

// TestWordsLookWhereAPointerRests moves the mouse over the table. A tip looks for its target where the mouse rests, not
// at every step of its way, and at once when it presses.
func TestWordsLookWhereAPointerRests(t *testing.T) {
	h := tipped(t)
	looks := h.withTips(Tip{ID: "goal"})
	h.ticks(2)
	known := *looks
	looked := func() bool { before := known; known = *looks; return known > before }
	at := h.table.places.field.Center()
	for i := range 20 {
		to := at.Add(ui.Pt(3, 0))
		if h.pointed(ui.Hover, at, to); looked() {
			t.Fatalf("at step %d of its way the board is looked at", i)
		}
		at = to
	}
	if h.pointed(ui.Hover, at, at); !looked() {
		t.Error("where the mouse rests nothing is looked for")
	}
	if h.pointed(ui.Hover, at, at); looked() {
		t.Error("while it rests the board is looked at again and again")
	}
	if h.pointed(ui.Press, at, at); !looked() {
		t.Error("at a press nothing is looked for")
	}
}
