package rooms

import "runehall/ui"

// framedCode is a code in a frame of brass, as everything on parchment that is to be looked at.
type framedCode struct{ ui.Code }

// codeFrame is the width of the frame, in dp.
const codeFrame = 7

// frame is the width of the frame; without a code there is none.
func (w *framedCode) frame(k *ui.Kit) float64 {
	if !w.Written() {
		return 0
	}
	return ui.Whole(k.Dp(codeFrame))
}

// Measure returns the size of the code with its frame.
func (w *framedCode) Measure(k *ui.Kit, room ui.Size) ui.Size {
	f := w.frame(k)
	size := w.Code.Measure(k, ui.Sz(room.W-2*f, room.H))
	return ui.Sz(size.W+2*f, size.H+2*f)
}

// Layout places the code in the middle of r, at its upper edge.
func (w *framedCode) Layout(k *ui.Kit, r ui.Rect) {
	f := w.frame(k)
	w.Code.Layout(k, r.Inset(ui.Sides(f, f)))
}

// Draw draws frame and code.
func (w *framedCode) Draw(c *ui.Canvas) {
	if !w.Written() {
		return
	}
	p, at, f := &c.Palette, w.Rect(), w.frame(c.Kit)
	outer := at.Grow(f)
	c.Shadow(outer.Move(ui.Pt(0, c.Dp(2))), c.Radius.Chip, c.Dp(8), p.Shadow)
	c.Box(outer, c.Radius.Chip, ui.Shade3(p.BrassTop, p.Brass, p.BrassLow))
	c.Frame(outer, c.Radius.Chip, c.Hairline, ui.Flat(p.BrassEdge))
	w.Code.Draw(c)
	c.Frame(at.Grow(c.Dp(1)), 0, c.Dp(2), ui.Flat(p.BrassEdge))
}
