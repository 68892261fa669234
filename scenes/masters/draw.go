package masters

import (
	"runehall/games"
	rules "runehall/games/masters"
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
	a.drawHidden(c)
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
	a.drawTold(c)
}
