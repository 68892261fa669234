package market

import "runehall/ui"

func (a *artist) layout() {
	a.names = map[nameKey]string{}
	if k := a.Given.Frame.Kit; a.painter == nil || !a.painter.Suits(k) {
		a.painter = newPainter(k)
	}
}

func (a *artist) draw(c *ui.Canvas) {
	a.painter.Frame()
	a.drawStall(c)
	a.drawRing(c)
	for i := range a.places.seats {
		a.drawSeat(c, &a.places.seats[i])
	}
	if !a.places.rail() {
		a.drawPhases(c)
	}
	switch {
	case a.Given.Bare:
		a.drawAsked(c)
	case a.Given.Sits(a.Given.Front):
		a.drawLedge(c)
	}
	a.drawFlashes(c)
	a.drawFlights(c)
	a.drawSheet(c)
}
