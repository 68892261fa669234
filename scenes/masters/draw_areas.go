package masters

import (
	"runehall/games"
	rules "runehall/games/masters"
	"runehall/scenes/things"
	"runehall/ui"
)

// drawAreas outlines the areas that masters hold in the colours of their seats, with a dark casing that sets a colour off from
// runes of the same one.
func (a *artist) drawAreas(c *ui.Canvas) {
	m := &a.Model.morph
	light := 1.0
	if !m.on || m.still { // the old shapes, which fade out as the new ones fade in
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
	light := a.Model.flashed(things.Own(holdings, seat))
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

// filled returns the part of a cell that an area fills.
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
