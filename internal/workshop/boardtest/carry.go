package boardtest

import "runehall/ui"

// Carries checks that a finger carries a piece over the field, that a second finger turns it by a step, and that
// nothing of it is left when the first finger is lost. carried reports whether a finger carries the chosen piece, and
// turn how far the piece is turned.
func (r *Rig[C, M, E, V, B]) Carries(piece string, field ui.Rect, carried func() bool, turn func() uint8, turns uint8) {
	r.T.Helper()
	r.Pointer(ui.Touch, 1, ui.Press, ui.LeftButton, r.Target(piece))
	r.Pointer(ui.Touch, 1, ui.Drag, ui.LeftButton, field.Center())
	if !carried() {
		r.T.Fatal("nothing is carried")
	}
	was, aside := turn(), field.Min().Add(ui.Pt(20, 20))
	r.Pointer(ui.Touch, 2, ui.Press, ui.LeftButton, aside)
	if got := turn(); got != (was+1)%turns {
		r.T.Errorf("a second finger turns from %d to %d", was, got)
	}
	r.Pointer(ui.Touch, 2, ui.Release, ui.LeftButton, aside)
	r.Pointer(ui.Touch, 1, ui.Cancel, ui.LeftButton, field.Center())
	if carried() || r.Made > 0 {
		r.T.Errorf("after the finger is lost something is carried: %v, and %d moves are made", carried(), r.Made)
	}
}
