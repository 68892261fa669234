package stones

import "runehall/ui"

func (a *artist) draw(c *ui.Canvas) {
	a.painter.Frame()
	a.drawField(c)
	for i := range a.places.seats {
		a.drawSeat(c, &a.places.seats[i])
	}
	if !a.Given.Bare {
		a.drawLedge(c)
	}
	a.drawFlashes(c)
	a.drawFlights(c)
	a.drawSheet(c)
}

func (a *artist) layout() {
	if k := a.Given.Frame.Kit; a.painter == nil || !a.painter.Suits(k) {
		a.painter = newPainter(k)
	}
}

func (a *artist) drawField(c *ui.Canvas) {
	a.drawTrack(c)
	a.drawPiles(c)
	a.drawDisplay(c)
	a.drawSmithies(c)
	a.drawStones(c)
	a.drawStage(c)
}
