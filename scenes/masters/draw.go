package masters

import (
	"math"
	"slices"

	"runehall/games"
	rules "runehall/games/masters"
	"runehall/scenes/boards"
	"runehall/ui"
)

func (a *artist) drawField(c *ui.Canvas) {
	for _, l := range a.Model.laid {
		a.drawLaid(c, l)
	}
	if l := a.Model.already; l.Card != rules.Hidden {
		a.drawLaid(c, l)
	}
	for s := range a.Model.seats {
		if t := a.Model.tokens[s]; t.Colour != rules.NoRune {
			a.drawToken(c, games.Seat(s), t)
		}
	}
	a.drawAreas(c)
	a.drawClaims(c)
	a.drawLit(c)
	a.drawLatest(c)
	a.drawHover(c)
	a.drawFlashes(c)
	a.drawRefused(c)
	for s := range games.Seat(a.Model.seats) {
		for _, cell := range a.Model.standing[s] {
			a.drawMasterOn(c, s, cell, a.Model.squashed(cell), 1)
		}
	}
	a.drawRings(c)
	a.drawMarks(c)
	a.drawWorths(c)
	a.drawPicked(c)
	if a.Sel.peek {
		a.drawPeek(c)
	}
}

func (a *artist) drawLaid(c *ui.Canvas, l rules.Laid) {
	r := a.places.laid(l)
	if !r.Overlaps(a.places.field) {
		return
	}
	s := a.Eye.Scale
	c.Shadow(r.Move(ui.Pt(0, ui.Whole(s*.03))).Snap(), ui.Whole(s*.13), ui.Whole(s*.08), c.Palette.Shadow)
	a.painter.card(c, l.Card, l.Turn, r, a.Eye.Crisp())
}

func (a *artist) layout() {
	if k := a.Given.Frame.Kit; a.painter == nil || !a.painter.Suits(k) {
		a.painter = newPainter(k)
	}
}

func (a *artist) draw(c *ui.Canvas) {
	a.painter.Frame()
	whole := c.Clip(a.places.field)
	a.drawField(c)
	c.Unclip(whole)
	for i := range a.places.seats {
		a.drawSeat(c, &a.places.seats[i])
	}
	a.drawLegend(c)
	if !a.Given.Bare {
		a.drawLedge(c)
		a.drawDeck(c)
	}
	a.drawPanel(c)
	a.player.choices.Draw(c)
	a.drawFlights(c)
	a.drawSnap(c)
	a.drawCarried(c)
}

func (a *artist) drawPeek(c *ui.Canvas) {
	a.peeks = a.peeks[:0]
	for _, l := range a.Model.laid {
		if covers(l, a.Sel.peeked) {
			a.peeks = append(a.peeks, l)
		}
	}
	if len(a.peeks) == 0 {
		return
	}
	pad := c.Gap.S
	n := float64(len(a.peeks))
	unit := math.Floor(min(c.Dp(34), (a.places.field.W-2*pad-(n+1)*pad)/(3*n), (a.places.field.H-4*pad)/3))
	w := pad
	for _, l := range a.peeks {
		wide, _ := extentOf(l.Turn)
		w += float64(wide)*unit + pad
	}
	mid := a.Eye.At(middle(a.Sel.peeked))
	rect := boards.Over(mid, a.Eye.Scale, ui.Sz(w, 3*unit+2*pad), a.places.field.Grow(-pad))
	c.Panel(rect)
	x := rect.X + pad
	slices.Reverse(a.peeks)
	for i, l := range a.peeks {
		wide, high := extentOf(l.Turn)
		r := ui.Rc(x, rect.Center().Y-float64(high)*unit/2, float64(wide)*unit, float64(high)*unit)
		a.painter.card(c, l.Card, l.Turn, r, unit)
		at := ui.Rc(r.X+float64(a.Sel.peeked.X-l.Cell.X)*unit, r.Y+float64(a.Sel.peeked.Y-l.Cell.Y)*unit, unit, unit)
		edge := c.Palette.Cream
		if i == 0 {
			edge = c.Palette.Gold
		}
		c.Frame(at, ui.Whole(unit*.12), ui.Whole(unit*.07), ui.Flat(edge))
		x += r.W + pad
	}
}
