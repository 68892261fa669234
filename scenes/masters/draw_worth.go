package masters

import (
	"math"

	"runehall/games"
	rules "runehall/games/masters"
	"runehall/scenes/boards"
	"runehall/ui"
)

// worthUnder is the side of a section, in dp, under which no worth is drawn: it would cover what it is about. Only pictures are so small.
const worthUnder = 20

// drawWorths draws what each area is worth now, on the upper right corner of a cell that nothing stands on.
func (a *artist) drawWorths(c *ui.Canvas) {
	if a.places.eye.Scale < c.Dp(worthUnder) {
		return
	}
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
	r = r.Into(f)
	col := a.given.Color(seat)
	c.Shadow(r, r.H/2, c.Dp(4), c.Palette.Shadow)
	boards.Tag(c, r, 1, ui.Whole(high*.08), col)
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
