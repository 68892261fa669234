package ritual

import (
	"runehall/ui"
)

type artist struct {
	parts
	player  *player
	words   *words
	painter *painter
	dim     ui.Tween // 1: the board steps back behind a panel or a revealed card
}

func (a *artist) layout() {
	if f := &a.Given.Frame; a.painter == nil || !a.painter.suits(f.Kit, f.Sitters) {
		a.painter = newPainter(f.Kit, f.Sitters)
	}
	a.painter.forget(cardPicture)
}

// dims darkens the board to a degree, or lightens it again.
func (a *artist) dims() {
	ticks := a.Given.Frame.Tempo().Ticks(200)
	if ticks == 0 {
		ticks = ui.Ticks(120) // reduced motion still fades
	}
	a.dim.To(a.dimming(), ticks, ui.InOutCubic)
	a.dim.Update()
}

// dimming returns 1 where the board steps back behind a panel or a revealed card, and otherwise 0.
func (a *artist) dimming() float64 {
	if a.reveals() || a.Sel.panel != noPanel {
		return 1
	}
	return 0
}

const dimmed = .4

func (a *artist) draw(c *ui.Canvas) {
	a.painter.begin()
	before := c.Clip(a.places.field)
	light := c.Fade(1)
	c.Fade(1 - (1-dimmed)*a.dim.Value())
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
