package masters

import (
	rules "runehall/games/masters"
	"runehall/ui"
)

type artist struct {
	parts
	latest  *latest
	player  *player
	words   *words
	painter *painter
	labels  labels
	peeks   []rules.Laid // what lies beneath the cell peeked at; kept so that drawing allocates nothing
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
