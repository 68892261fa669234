package masters

import (
	"math"

	"runehall/games"
	rules "runehall/games/masters"
	"runehall/ui"
)

// drawAreas outlines the areas that masters hold in the colours of their seats. A dark casing sets an outline off from
// runes of the same colour.
func (a *artist) drawAreas(c *ui.Canvas) {
	m := &a.Model.morph
	light := 1.0
	if !m.on || m.still { // the old shapes fade out while the new ones fade in
		light = m.t
		before := c.Fade(1 - m.t)
		for _, h := range a.Model.held {
			a.drawArea(c, &plot{cells: h.cells}, h.seat)
		}
		c.Unfade(before)
	}
	defer c.Unfade(c.Fade(light))
	for i := range m.areas {
		a.drawArea(c, &m.areas[i].plot, m.areas[i].seat)
	}
}

func (a *artist) drawArea(c *ui.Canvas, p *plot, seat games.Seat) {
	s, col := a.Eye.Scale, a.Given.Color(seat)
	light := a.Model.flashed(holdingsOf(seat))
	for i, cell := range p.cells {
		c.Rect(a.filled(p, i, cell), col.Fade(.08+.2*light))
	}
	if !a.Given.Frame.Kit.Look.HighContrast {
		a.glow(c, p, col.Fade(areaLight+(1-areaLight)*light))
	}
	a.outline(c, p, areaCase*s, c.Palette.Ink.Fade(.9), true)
	a.outline(c, p, max(1.5, areaWidth*s), col, true)
	a.outline(c, p, max(.75, .014*s), ui.White.Fade(.5), false)
}

// filled returns the part of the i-th cell of an area that is filled.
func (a *artist) filled(p *plot, i int, cell rules.Cell) ui.Rect {
	r, f := a.places.cell(cell), p.fill(i)
	if f >= 1 {
		return r
	}
	if p.sides[i] == inMiddle {
		return r.Place(ui.Sz(r.W*f, r.H*f), .5, .5)
	}
	w, size := fourWays[p.sides[i]], ui.Sz(r.W*f, r.H)
	if w.X == 0 {
		size = ui.Sz(r.W, r.H*f)
	}
	return r.Place(size, float64(1+w.X)/2, float64(1+w.Y)/2)
}

// Measures of the outline of an area, in sections.
const (
	areaInset  = .055
	areaWidth  = .055
	areaCase   = .105
	areaGlow   = .12
	areaLight  = .42
	areaCorner = .14
)

// quarters are the quarters of a circle, by the direction in which each lies. They make the round corners of outlines.
var quarters = map[ui.Point]*ui.Path{
	{X: 1, Y: -1}: ui.MustPath("M0 -1A1 1 0 0 1 1 0"), {X: 1, Y: 1}: ui.MustPath("M1 0A1 1 0 0 1 0 1"),
	{X: -1, Y: 1}: ui.MustPath("M0 1A1 1 0 0 1 -1 0"), {X: -1, Y: -1}: ui.MustPath("M-1 0A1 1 0 0 1 0 -1"),
}

// axes returns two directions for a border of a cell: outwards over it, and clockwise along it.
func axes(way int) (out, along ui.Point) {
	w := fourWays[way]
	return ui.Pt(float64(w.X), float64(w.Y)), ui.Pt(-float64(w.Y), float64(w.X))
}

// outline draws a line round an area, a little inside its edge. Round says whether its corners are.
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

// glow makes the border of an area shine, with soft lines along its edges that run into each other at the corners.
func (a *artist) glow(c *ui.Canvas, p *plot, col ui.Color) {
	s := a.Eye.Scale
	blur, half := ui.Whole(areaGlow*s), areaWidth*s/2
	for i, cell := range p.cells {
		if p.fill(i) < 1 {
			continue
		}
		for way := range fourWays {
			if p.open(cell, way) {
				continue
			}
			out, along := axes(way)
			at := a.Eye.At(middle(cell)).Add(out.Mul(s * (.5 - areaInset)))
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
			line := ui.RectAround(from.Lerp(to, .5),
				ui.Sz(math.Abs(to.X-from.X), math.Abs(to.Y-from.Y)).Max(ui.Sz(2*half, 2*half)))
			c.Shadow(line, half, blur, col)
		}
	}
}

// outlineEdge draws one border of a full cell, and the corner at its clockwise end. The line stops at an outer corner,
// and runs on into the neighbouring cell at an inner one.
func (a *artist) outlineEdge(c *ui.Canvas, p *plot, cell rules.Cell, way int, width float64, col ui.Color, round bool) {
	s, mid := a.Eye.Scale, a.Eye.At(middle(cell))
	inset, r := areaInset*s, math.Round(areaCorner*s)
	if !round {
		r = -width / 2
	}
	out, along := axes(way)
	edge := mid.Add(out.Mul(s/2 - inset))
	end := func(to int, a ui.Point, draws bool) float64 {
		other := next(cell, to)
		switch {
		case !p.open(cell, to):
			if draws && round {
				c.Stroke(quarters[out.Add(a)], mid.Add(out.Add(a).Mul(s/2-inset-r)), r, width, col)
			}
			return s/2 - inset - r
		case p.full(other) && p.open(other, way):
			if draws && round {
				c.Stroke(quarters[a.Sub(out)], edge.Add(a.Mul(s/2+inset-r)).Add(out.Mul(r)), r, width, col)
			}
			return s/2 + inset - r
		}
		return s / 2
	}
	last, first := (way+1)%len(fourWays), (way+3)%len(fourWays)
	c.Line(edge.Sub(along.Mul(end(first, along.Mul(-1), false))),
		edge.Add(along.Mul(end(last, along, true))), width, col)
}

// outlineFront draws the borders of a cell that is still filling up: the front that advances, and the sides behind it.
func (a *artist) outlineFront(c *ui.Canvas, p *plot, i int, cell rules.Cell, width float64, col ui.Color) {
	if p.fill(i) <= 0 {
		return
	}
	r := a.filled(p, i, cell).Grow(-areaInset * a.Eye.Scale)
	corners := [...]ui.Point{r.Min(), ui.Pt(r.Right(), r.Y), ui.Pt(r.Right(), r.Bottom()), ui.Pt(r.X, r.Bottom())}
	for way := range fourWays {
		if int(p.sides[i]) == way {
			continue // the side that it grows from is open
		}
		at := p.index(next(cell, way))
		if at >= 0 && p.sides[i] != inMiddle && (p.fill(at) >= 1 || p.sides[at] == p.sides[i] && p.fill(at) > 0) {
			continue
		}
		c.Line(corners[way], corners[(way+1)%len(corners)], width, col)
	}
}
