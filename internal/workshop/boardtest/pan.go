package boardtest

import (
	"runehall/scenes/camera"
	"runehall/ui"
)

// DragPans checks that a drag from a point pans the board and makes no move, and that a double tap on bare table brings
// the board home.
func (r *Rig[C, M, E, V, B]) DragPans(kind ui.PointerKind, eye *camera.Eye, from, bare ui.Point) {
	r.T.Helper()
	home := eye.View
	r.Drag(kind, from, from.Add(ui.Pt(50, -30)))
	moved := home.At.Sub(eye.View.At).Mul(home.Scale)
	if moved.Dist(ui.Pt(50, -30)) > 12 { // the drag begins only when the finger has left its slack
		r.T.Errorf("device %d: a drag by 50, -30 pans by %v", kind, moved)
	}
	if r.Made > 0 || r.Last.Why != nil {
		r.T.Fatalf("device %d: a drag makes a move", kind)
	}
	r.Tap(kind, bare)
	r.Tap(kind, bare)
	r.Settle()
	if eye.View != home {
		r.T.Errorf("device %d: after a double tap the camera is at %+v, not %+v", kind, eye.View, home)
	}
}

// Pulls pinches: one finger lies still, while another one beside it pulls away.
func (r *Rig[C, M, E, V, B]) Pulls(at ui.Point, beside, to float64) {
	r.T.Helper()
	from, end := at.Add(ui.Pt(beside, 0)), at.Add(ui.Pt(to, 0))
	r.Pointer(ui.Touch, 1, ui.Press, ui.LeftButton, at)
	r.Pointer(ui.Touch, 2, ui.Press, ui.LeftButton, from)
	r.Pointer(ui.Touch, 2, ui.Drag, ui.LeftButton, end)
	r.Pointer(ui.Touch, 2, ui.Release, ui.LeftButton, end)
	r.Pointer(ui.Touch, 1, ui.Release, ui.LeftButton, at)
}
