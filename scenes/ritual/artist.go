package ritual

import (
	"runehall/scenes/baked"
	"runehall/scenes/table"
	"runehall/ui"
)

type artist struct {
	parts
	player  *player
	words   *words
	painter *painter
}

// layout takes a new frame, and whether those at the table look different in it.
func (a *artist) layout(f table.Frame, looks bool) {
	if looks || a.painter == nil || a.painter.stamp != baked.StampOf(f.Kit) {
		a.painter = newPainter(f.Kit, f.Sitters)
	}
	a.painter.forget(cardPicture)
}

const dimmed = .4

func (a *artist) draw(c *ui.Canvas) {
	a.painter.begin()
	before := c.Clip(a.places.field)
	light := c.Fade(1)
	c.Fade(1 - (1-dimmed)*a.show.dim.Value())
	a.drawField(c)
	c.Unfade(light)
	c.Unclip(before)
	for i := range a.places.seats {
		a.drawSeat(c, &a.places.seats[i])
	}
	a.drawCompass(c)
	if !a.given.Bare {
		a.drawLedge(c)
	}
	if a.player.cornered() {
		a.player.corners.DrawCentre(c)
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
