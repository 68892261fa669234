package masters

import (
	rules "runehall/games/masters"
	"runehall/ui"
)

func (a *artist) claiming() bool {
	return a.player.options.phase == rules.MasterPhase && a.player.options.actor >= 0 &&
		len(a.player.options.areas) > 0 && a.Shown() && !a.Given.Bare
}

// drawClaims shows where a master can be set: areas of others are barred, the best free areas and the area pointed at
// are dashed, the chosen area glows.
func (a *artist) drawClaims(c *ui.Canvas) {
	if !a.claiming() {
		return
	}
	o := a.player.options
	for i := range a.Model.held {
		if h := &a.Model.held[i]; h.seat != o.actor {
			for _, cell := range h.cells {
				a.bar(c, a.places.cell(cell))
			}
		}
	}
	chosen, picks := o.claimed(&a.Sel)
	other := func(area *rules.Area) bool { return !picks || area.Cells[0] != chosen.Cells[0] }
	for i := range o.best() {
		if area := &o.areas[i]; other(area) {
			a.dashed(c, area.Cells)
		}
	}
	if meant, ok := a.meant(); ok && other(&meant) {
		for _, cell := range meant.Cells {
			c.Rect(a.places.cell(cell), c.Palette.Gold.Fade(.14))
		}
		a.dashed(c, meant.Cells)
	}
	if picks {
		a.drawClaimed(c, chosen.Cells)
	}
}

// meant returns the area that the mouse or the keys' cursor points at, if a master could take it.
func (a *artist) meant() (rules.Area, bool) {
	var at rules.Cell
	switch p := a.player; {
	case p.keyed:
		at = a.Sel.cursor
	case p.Pointers.Hovering && isSection(a.Hit(p.Pointers.HoverAt)):
		at = cellOf(a.Hit(p.Pointers.HoverAt))
	default:
		return rules.Area{}, false
	}
	return a.player.options.areaOf(at)
}

func (a *artist) bar(c *ui.Canvas, r ui.Rect) {
	if !r.Overlaps(a.places.field) {
		return
	}
	c.Rect(r, c.Palette.Ink.Fade(.5))
	for d := .25; d < 2; d += .25 {
		lo, hi := max(0, d-1), min(1, d)
		c.Line(ui.Pt(r.X+lo*r.W, r.Y+hi*r.H), ui.Pt(r.X+hi*r.W, r.Y+lo*r.H), max(1, r.W*.02), c.Palette.Ink.Fade(.4))
	}
}

func (a *artist) dashed(c *ui.Canvas, cells []rules.Cell) {
	p := plot{cells: cells}
	d := a.dashes(c)
	inset := (areaInset + .02) * a.Eye.Scale
	for _, cell := range cells {
		r := a.places.cell(cell)
		if !r.Overlaps(a.places.field) {
			continue
		}
		in := ui.Insets{}
		for way, edge := range [...]*float64{&in.Top, &in.Right, &in.Bottom, &in.Left} {
			if !p.open(cell, way) {
				*edge = inset
			}
		}
		inner := r.Inset(in)
		corners := [...]ui.Point{inner.Min(), ui.Pt(inner.Right(), inner.Y), ui.Pt(inner.Right(), inner.Bottom()),
			ui.Pt(inner.X, inner.Bottom())}
		for way := range fourWays {
			if !p.open(cell, way) {
				from, to := corners[way], corners[(way+1)%len(corners)]
				if from.X > to.X || from.Y > to.Y {
					from, to = to, from
				}
				d.Line(c, from, to)
			}
		}
	}
}

// drawClaimed draws the chosen area of a master: filled, inside a strong line that glows.
func (a *artist) drawClaimed(c *ui.Canvas, cells []rules.Cell) {
	s, gold := a.Eye.Scale, c.Palette.Gold
	p := plot{cells: cells}
	for _, cell := range cells {
		c.Rect(a.places.cell(cell), gold.Fade(.2))
	}
	if !c.Look.HighContrast {
		a.glow(c, &p, gold.Fade(.8))
	}
	a.outline(c, &p, areaCase*1.35*s, c.Palette.Ink.Fade(.9), true)
	a.outline(c, &p, max(2, areaWidth*1.55*s), c.Palette.GoldText, true)
}
