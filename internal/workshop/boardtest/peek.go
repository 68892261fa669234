package boardtest

import (
	"runehall/scenes/hands"
	"runehall/ui"
)

// Peeks checks that holding a finger, or the right mouse button, on a point shows what lies beneath it for as long as
// it is held, and makes no move. beneath reports whether the expected thing is shown, and looks whether anything
// beneath is.
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
