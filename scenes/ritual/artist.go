package ritual

import (
	"runehall/ui"
)

type artist struct {
	parts
	player  *player
	words   *words
	painter *painter
}

func (a *artist) layout() {
	if f := &a.Given.Frame; a.painter == nil || !a.painter.suits(f.Kit, f.Sitters) {
		a.painter = newPainter(f.Kit, f.Sitters)
	}
	a.painter.forget(cardPicture)
}

const dimmed = .4

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
	if a.player.cornered() {
		a.Corners.DrawCentre(c)
	}
	a.drawPiles(c)
	a.drawRevealed(c)
	a.drawPeek(c)
	a.drawPanel(c)
	a.drawEmber(c)
	a.drawFlights(c)
	a.drawSnap(c)
	a.drawCarried(c)
}
