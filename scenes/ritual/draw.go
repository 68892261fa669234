package ritual

import "runehall/ui"

func (a *artist) drawField(c *ui.Canvas) {
	m := &a.Model
	points := a.Shown() && a.Sel.panel == noPanel // the board can be pointed at
	if points {
		a.drawLit(c)
		a.drawFirst(c)
	}
	for i := range m.tiles {
		a.drawMark(c, shadowPicture, m.tiles[i].cell, 1)
	}
	for i := range m.tiles {
		t := &m.tiles[i]
		a.drawTile(c, t.tile, t.turn, a.places.at(t.cell).Sub(ui.Pt(0, a.bounce(t.cell))), 1)
	}
	a.drawFresh(c)
	if t := m.untold; t != nil {
		a.drawTile(c, t.tile, t.turn, a.places.at(t.cell), 1)
	}
	for _, s := range m.shapes {
		a.drawBand(c, s)
	}
	if points {
		a.drawClosings(c)
	}
	a.drawFlashes(c)
	for i := range m.tiles {
		if t := &m.tiles[i]; t.coins > 0 && !a.player.drafted(t.cell) {
			a.drawStack(c, t)
		}
	}
	for _, s := range m.shapes {
		a.drawBonus(c, s)
	}
	a.drawGlints(c)
	if points {
		a.drawMissing(c)
		a.drawCovers(c)
		a.drawGhost(c)
		a.drawDraft(c)
	}
	a.drawRefused(c)
	a.drawHint(c)
}

func (a *artist) draw(c *ui.Canvas) {
	a.painter.begin()
	before := c.Clip(a.places.field)
	light := c.Fade(1)
	c.Fade(1 - (1-dimmed)*a.Dim.Value())
	a.drawField(c)
	c.Unfade(light)
	c.Unclip(before)
	for i := range a.places.seats {
		a.drawSeat(c, &a.places.seats[i])
	}
	a.drawCompass(c)
	if !a.Given.Bare {
		a.drawLedge(c)
	}
	if a.player.showsCentre() {
		a.Corners.DrawCentre(c)
	}
	a.drawPiles(c)
	a.drawRevealed(c)
	a.drawTold(c)
	a.drawPanel(c)
	a.drawEmber(c)
	a.drawFlights(c)
	a.drawSnap(c)
	a.drawCarried(c)
}

const dimmed = .4
