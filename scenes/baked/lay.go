package baked

import (
	"math"

	"runehall/ui"
)

// Lay draws a picture made for r into r: without scaling if it has just that size.
func Lay(c *ui.Canvas, p *ui.Picture, r ui.Rect) {
	if size := p.Size(); size.W == math.Round(r.W) && size.H == math.Round(r.H) && Whole(r) {
		c.Draw(p, ui.Pt(math.Round(r.X), math.Round(r.Y)), ui.White)
		return
	}
	c.DrawIn(p, r, ui.White)
}

// near is how far a length may be off a whole number of pixels.
const near = 1e-3

// Whole reports whether a rectangle has the size of whole pixels.
func Whole(r ui.Rect) bool {
	return math.Abs(r.W-math.Round(r.W)) < near && math.Abs(r.H-math.Round(r.H)) < near
}

// Square returns the square round a point, on whole pixels where its side is whole.
func Square(mid ui.Point, side float64) ui.Rect {
	r := ui.RectAround(mid, ui.Sz(side, side))
	if Whole(r) {
		r.X, r.Y = math.Round(r.X), math.Round(r.Y)
	}
	return r
}

// shapes is the number of proportions, between a square and one twice as long, to which near sizes are rounded.
const shapes = 24

// SizeOf returns the size of the picture for r: r's own size if that is whole pixels, otherwise one of a few near
// sizes.
func SizeOf(r ui.Rect) (w, h float64) {
	if Whole(r) {
		return math.Round(r.W), math.Round(r.H)
	}
	w = Ceil(max(8, r.W))
	return w, ui.Whole(w * math.Exp2(math.Round(math.Log2(r.H/r.W)*shapes)/shapes))
}
