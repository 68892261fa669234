package masters

import (
	"math"

	"runehall/games"
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
	mustPath("M0 -1A1 1 0 0 1 1 0"), mustPath("M1 0A1 1 0 0 1 0 1"), mustPath("M0 1A1 1 0 0 1 -1 0"), mustPath("M-1 0A1 1 0 0 1 0 -1"),
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

// drawAreas outlines the areas that masters hold in their seats' colours. The dark casing keeps a colour legible over runes
// of the same colour.
func (a *artist) drawAreas(c *ui.Canvas) {
	m := &a.show.model.morph
	if m.on && !m.still {
		for i := range m.areas {
			a.drawArea(c, &m.areas[i].plot, m.areas[i].seat)
		}
		return
	}
	before := c.Fade(1 - m.t)
	for i := range a.show.model.held {
		h := &a.show.model.held[i]
		a.drawArea(c, &plot{cells: h.cells}, h.seat)
	}
	c.Unfade(before)
	if !m.on {
		return
	}
	before = c.Fade(m.t)
	for i := range m.areas {
		a.drawArea(c, &m.areas[i].plot, m.areas[i].seat)
	}
	c.Unfade(before)
}

func (a *artist) drawArea(c *ui.Canvas, p *plot, seat games.Seat) {
	s, col := a.places.eye.Scale, a.given.Color(seat)
	light := a.show.model.flashed(flashAreas, seat)
	for i, cell := range p.cells {
		c.Rect(a.filled(p, i, cell), col.Fade(.08+.2*light))
	}
	if !a.given.Frame.Kit.Look.HighContrast {
		a.glow(c, p, col.Fade(areaLight+(1-areaLight)*light))
	}
	a.outline(c, p, areaCase*s, c.Palette.Ink.Fade(.9), true)
	a.outline(c, p, max(1.5, areaWidth*s), col, true)
	a.outline(c, p, max(.75, .014*s), ui.White.Fade(.5), false)
}

// filled returns the part of a cell that an area fills.
func (a *artist) filled(p *plot, i int, cell rules.Cell) ui.Rect {
	r, f := a.places.cell(cell), p.fill(i)
	if f >= 1 {
		return r
	}
	if p.sides[i] == inMiddle {
		return ui.RectAround(r.Center(), ui.Sz(r.W*f, r.H*f))
	}
	switch w := fourWays[p.sides[i]]; {
	case w.X < 0:
		r.W *= f
	case w.Y < 0:
		r.H *= f
	case w.X > 0:
		r.X, r.W = r.X+r.W*(1-f), r.W*f
	default:
		r.Y, r.H = r.Y+r.H*(1-f), r.H*f
	}
	return r
}

// full reports whether an area has a cell and fills the whole of it.
func (p *plot) full(c rules.Cell) bool {
	at := p.index(c)
	return at >= 0 && p.fill(at) >= 1
}

// open reports whether an area goes on over the border of a full cell in a direction.
func (p *plot) open(c rules.Cell, way int) bool {
	at := p.index(next(c, way))
	return at >= 0 && (p.fill(at) >= 1 || p.fill(at) > 0 && int(p.sides[at]) == (way+2)%len(fourWays))
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

// drawWorths draws what each area is worth now, on the upper right corner of a cell that nothing stands on.
func (a *artist) drawWorths(c *ui.Canvas) {
	if m := &a.show.model.morph; m.on && !m.still {
		for i := range m.areas {
			g := &m.areas[i]
			if points := g.from + int(math.Round(float64(g.to-g.from)*m.t)); points > 0 {
				a.drawWorth(c, g.seat, g.cells, points)
			}
		}
		return
	}
	for i := range a.show.model.held {
		h := &a.show.model.held[i]
		a.drawWorth(c, h.seat, h.cells, h.points)
	}
}

// drawWorth draws what an area is worth.
func (a *artist) drawWorth(c *ui.Canvas, seat games.Seat, cells []rules.Cell, points int) {
	s := a.places.eye.Scale
	cell := a.tagCell(cells)
	r := a.places.cell(cell)
	high := max(s*.36, c.Dp(22))
	w := high * 1.75
	y := r.Y + s*.12
	if a.show.model.at(cell) >= 0 { // not over its head
		y = r.Bottom() - s*.1
	}
	r = ui.RectAround(ui.Pt(r.Right()-s*.12, y), ui.Sz(w, high)).Snap()
	// A tag that the field's edge would cut stays within it.
	f := a.places.field.Grow(-c.Gap.XS)
	if !f.Overlaps(r) {
		return
	}
	r.X, r.Y = max(f.X, min(r.X, f.Right()-r.W)), max(f.Y, min(r.Y, f.Bottom()-r.H))
	col := a.given.Color(seat)
	c.Shadow(r, r.H/2, c.Dp(4), c.Palette.Shadow)
	c.Box(r, r.H/2, ui.Flat(c.Palette.Ink))
	c.Frame(r, r.H/2, ui.Whole(high*.08), ui.Flat(col))
	if int(seat) < len(a.given.Frame.Sitters) {
		c.Emblem(a.given.Frame.Sitters[seat].Look.Emblem, ui.Pt(r.X+high*.52, r.Center().Y), high*.24, col)
	}
	style := c.Type.Number.In(c.Palette.Cream)
	style.Size = high * .72
	c.Text(ui.Digits(points), style, ui.Pt(r.X+high*1.16, r.Center().Y), ui.AlignCenter|ui.AlignMiddle)
}

// tagCell returns the cell of an area on whose corner its worth stands: the uppermost, rightmost one that no master stands
// on or beside.
func (a *artist) tagCell(cells []rules.Cell) rules.Cell {
	best, bestCost := cells[0], math.MaxInt
	for _, cell := range cells {
		cost := int(cell.Y)*40 - int(cell.X)
		for _, o := range [...]rules.Cell{{}, {X: 1}, {Y: -1}, {X: 1, Y: -1}, {X: 0, Y: 1}} {
			if a.show.model.at(rules.Cell{X: cell.X + o.X, Y: cell.Y + o.Y}) >= 0 {
				cost += 2000
			}
		}
		if a.hand.verdict.on && covers(a.hand.verdict.laid, cell) {
			cost += 10000
		}
		if cost < bestCost {
			best, bestCost = cell, cost
		}
	}
	return best
}
