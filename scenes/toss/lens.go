package toss

import (
	"math"

	rules "runehall/games/toss"
	"runehall/ui"
)

// lens maps the table onto the screen: at a scale, turned so that a seat's edge is at the bottom, with a point of the
// table at a point of the screen.
type lens struct {
	at    ui.Point // the point of the screen where mid is seen
	mid   ui.Point // a point of the table, in millimetres from its middle
	scale float64  // pixels for a millimetre
	edge  rules.Edge
}

// Screen returns where a point of the table, in millimetres from its middle, is seen.
func (l lens) Screen(p ui.Point) ui.Point {
	d := l.turned(p.Sub(l.mid))
	return ui.Pt(l.at.X+d.X*l.scale, l.at.Y+d.Y*l.scale)
}

// Table returns the point of the table that is seen at a point of the screen.
func (l lens) Table(p ui.Point) ui.Point {
	d := p.Sub(l.at)
	d.X, d.Y = d.X/l.scale, d.Y/l.scale
	// the turn is orthogonal, so its inverse is its transpose
	x, y := l.axes()
	return ui.Pt(l.mid.X+x.X*d.X+y.X*d.Y, l.mid.Y+x.Y*d.X+y.Y*d.Y)
}

// way turns a distance on the screen into one on the table.
func (l lens) way(d ui.Point) ui.Point {
	x, y := l.axes()
	return ui.Pt((x.X*d.X+y.X*d.Y)/l.scale, (x.Y*d.X+y.Y*d.Y)/l.scale)
}

// Angle returns how far the table is turned, clockwise in radians.
func (l lens) Angle() float64 { x, _ := l.axes(); return math.Atan2(-x.Y, x.X) }

// axes returns the directions of the table that point right and down on the screen.
func (l lens) axes() (right, down ui.Point) {
	down = ui.Pt(l.edge.X, l.edge.Y)
	return ui.Pt(down.Y, -down.X), down
}

func (l lens) turned(d ui.Point) ui.Point {
	x, y := l.axes()
	return ui.Pt(d.X*x.X+d.Y*x.Y, d.X*y.X+d.Y*y.Y)
}

// lerp returns the lens at part t of its way to another one.
func (l lens) lerp(to lens, t float64) lens {
	to.at, to.mid = l.at.Lerp(to.at, t), l.mid.Lerp(to.mid, t)
	to.scale = l.scale * math.Pow(to.scale/l.scale, t)
	return to
}
