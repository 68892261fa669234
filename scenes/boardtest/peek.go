package boardtest

import (
	"runehall/scenes/hands"
	"runehall/ui"
)

// Peeks checks that a finger held on a point, and the right button of a mouse, look at what lies beneath for as long as they are
// held, and make no move. Beneath reports whether that is what is looked at, and looks whether anything is.
func (r *Rig[C, M, E, V, B]) Peeks(at ui.Point, beneath, looks func() bool) {
	r.T.Helper()
	r.Pointer(ui.Touch, 1, ui.Press, ui.LeftButton, at)
	for range hands.HoldTicks - 1 {
		r.Pointer(ui.Touch, 1, ui.Drag, ui.LeftButton, at)
	}
	if looks() {
		r.T.Fatal("a short press looks beneath")
	}
	r.Pointer(ui.Touch, 1, ui.Drag, ui.LeftButton, at)
	if !beneath() {
		r.T.Fatal("a long press does not look beneath")
	}
	r.Pointer(ui.Touch, 1, ui.Release, ui.LeftButton, at)
	if looks() || r.Made > 0 || r.Last.Why != nil {
		r.T.Errorf("after a long press it looks beneath: %v, %d moves, %v", looks(), r.Made, r.Last.Why)
	}
	r.Pointer(ui.Mouse, ui.MousePointer, ui.Press, ui.RightButton, at)
	if !beneath() {
		r.T.Fatal("the right button does not look beneath")
	}
	r.Pointer(ui.Mouse, ui.MousePointer, ui.Release, ui.RightButton, at)
	if looks() {
		r.T.Error("the look beneath stays")
	}
}
