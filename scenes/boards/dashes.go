package boards

import "runehall/ui"

// Dash is how a dashed line is drawn, in pixels.
type Dash struct {
	Width, Long, Gap float64
	Color            ui.Color
	Case             float64 // the width of a dark outline beneath it; 0: none
}

// Frame draws a dashed frame on the edges of a rectangle.
func (d Dash) Frame(c *ui.Canvas, r ui.Rect) {
	if d.Case > 0 {
		c.Frame(r.Grow(d.Case/2).Snap(), d.Case, d.Case, ui.Flat(c.Palette.Ink.Fade(.75)))
	}
	high, low := ui.Pt(r.Right(), r.Y), ui.Pt(r.X, r.Bottom())
	d.line(c, r.Min(), high)
	d.line(c, high, ui.Pt(r.Right(), r.Bottom()))
	d.line(c, low, ui.Pt(r.Right(), r.Bottom()))
	d.line(c, r.Min(), low)
}

// Line draws a dashed line along a row or a column of the screen.
func (d Dash) Line(c *ui.Canvas, from, to ui.Point) {
	if d.Case > 0 {
		c.Rect(spanned(from, to, d.Case), c.Palette.Ink.Fade(.75))
	}
	d.line(c, from, to)
}

// line draws the dashes alone: whole ones at both ends, so that corners are closed.
func (d Dash) line(c *ui.Canvas, from, to ui.Point) {
	far := from.Dist(to)
	if far <= 0 {
		return
	}
	n := max(1, int((far-d.Long)/(d.Long+d.Gap)+.5))
	step := (far - d.Long) / float64(n)
	for i := range n + 1 {
		a := min(float64(i)*step, far)
		c.Rect(spanned(from.Lerp(to, a/far), from.Lerp(to, min(1, (a+d.Long)/far)), d.Width), d.Color)
	}
}

// spanned returns the rectangle that a line of a width covers, with square ends.
func spanned(a, b ui.Point, width float64) ui.Rect {
	x, y := min(a.X, b.X), min(a.Y, b.Y)
	return ui.Rc(x, y, max(a.X, b.X)-x, max(a.Y, b.Y)-y).Grow(width / 2)
}
