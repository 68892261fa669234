package masters

import (
	"math"

	rules "runehall/games/masters"
	"runehall/ui"
)

// Measures of the outline of an area, in sections.
const (
	areaInset  = .055
	areaWidth  = .055
	areaCase   = .105
	areaGlow   = .12
	areaLight  = .42
	areaCorner = .14
)

// quarters are the four quarters of a circle, clockwise from the upper right one, for the corners of outlines.
var quarters = [...]*ui.Path{
	ui.MustPath("M0 -1A1 1 0 0 1 1 0"), ui.MustPath("M1 0A1 1 0 0 1 0 1"), ui.MustPath("M0 1A1 1 0 0 1 -1 0"), ui.MustPath("M-1 0A1 1 0 0 1 0 -1"),
}

// quarter returns the quarter of a circle that lies in a direction.
func quarter(way ui.Point) *ui.Path {
	switch {
	case way.X > 0 && way.Y < 0:
		return quarters[0]
	case way.X > 0:
		return quarters[1]
	case way.Y > 0:
		return quarters[2]
	}
	return quarters[3]
}

// outline draws a line round an area, inside its edge, with round corners or with square ones.
func (a *artist) outline(c *ui.Canvas, p *plot, width float64, col ui.Color, round bool) {
	for i, cell := range p.cells {
		if p.fill(i) < 1 {
			a.outlineFront(c, p, i, cell, width, col)
			continue
		}
		for way := range fourWays {
			if !p.open(cell, way) {
				a.outlineEdge(c, p, cell, way, width, col, round)
			}
		}
	}
}

// glow lets the border of an area shine: a soft line along each edge, of which two that meet look like one.
func (a *artist) glow(c *ui.Canvas, p *plot, col ui.Color) {
	s := a.places.eye.Scale
	blur, half := ui.Whole(areaGlow*s), areaWidth*s/2
	for i, cell := range p.cells {
		if p.fill(i) < 1 {
			continue
		}
		for way, w := range fourWays {
			if p.open(cell, way) {
				continue
			}
			out := ui.Pt(float64(w.X), float64(w.Y))
			along := ui.Pt(-out.Y, out.X)
			at := a.places.eye.At(middle(cell)).Add(out.Mul(s * (.5 - areaInset)))
			far := func(to int) float64 {
				switch {
				case !p.open(cell, to):
					return s * (.5 - areaInset - areaCorner/2)
				case p.open(next(cell, to), way):
					return s * (.5 + areaInset)
				}
				return s / 2
			}
			from, to := at.Sub(along.Mul(far((way+3)%len(fourWays)))), at.Add(along.Mul(far((way+1)%len(fourWays))))
			line := ui.Rc(min(from.X, to.X), min(from.Y, to.Y), math.Abs(to.X-from.X), math.Abs(to.Y-from.Y))
			if w.X != 0 {
				line = ui.Rc(line.X-half, line.Y, 2*half, line.H)
			} else {
				line = ui.Rc(line.X, line.Y-half, line.W, 2*half)
			}
			c.Shadow(line, half, blur, col)
		}
	}
}

// outlineEdge draws the border of a full cell in a direction. At a corner that points outwards it ends at the inset; at one
// that points inwards it goes on into the neighbouring cell. The corner at its end clockwise is drawn with it.
func (a *artist) outlineEdge(c *ui.Canvas, p *plot, cell rules.Cell, way int, width float64, col ui.Color, round bool) {
	s, mid := a.places.eye.Scale, a.places.eye.At(middle(cell))
	inset, r := areaInset*s, math.Round(areaCorner*s)
	if !round {
		r = -width / 2
	}
	// Out points over the edge, and along it clockwise.
	out := ui.Pt(float64(fourWays[way].X), float64(fourWays[way].Y))
	along := ui.Pt(-out.Y, out.X)
	edge := mid.Add(out.Mul(s/2 - inset))
	end := func(to int, a ui.Point, draws bool) float64 {
		beside := next(cell, to)
		switch {
		case !p.open(cell, to):
			if draws && round {
				c.Stroke(quarter(out.Add(a)), mid.Add(out.Add(a).Mul(s/2-inset-r)), r, width, col)
			}
			return s/2 - inset - r
		case p.full(beside) && p.open(beside, way):
			if draws && round {
				c.Stroke(quarter(a.Sub(out)), edge.Add(a.Mul(s/2+inset-r)).Add(out.Mul(r)), r, width, col)
			}
			return s/2 + inset - r
		}
		return s / 2
	}
	last, first := (way+1)%len(fourWays), (way+3)%len(fourWays)
	c.Line(edge.Sub(along.Mul(end(first, along.Mul(-1), false))), edge.Add(along.Mul(end(last, along, true))), width, col)
}

// outlineFront draws the borders of a cell that is filling: its front, and its sides as far as it has come.
func (a *artist) outlineFront(c *ui.Canvas, p *plot, i int, cell rules.Cell, width float64, col ui.Color) {
	if p.fill(i) <= 0 {
		return
	}
	r := a.filled(p, i, cell).Grow(-areaInset * a.places.eye.Scale)
	corners := [...]ui.Point{r.Min(), ui.Pt(r.Right(), r.Y), ui.Pt(r.Right(), r.Bottom()), ui.Pt(r.X, r.Bottom())}
	for way := range fourWays {
		if int(p.sides[i]) == way {
			continue // towards what it grows from
		}
		at := p.index(next(cell, way))
		if at >= 0 && p.sides[i] != inMiddle && (p.fill(at) >= 1 || p.sides[at] == p.sides[i] && p.fill(at) > 0) {
			continue
		}
		c.Line(corners[way], corners[(way+1)%len(corners)], width, col)
	}
}
