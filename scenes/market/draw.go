package market

import (
	"runehall/scenes/motion"
	"runehall/ui"
)

func (a *artist) layout() {
	a.names = map[nameKey]string{}
	if k := a.Given.Frame.Kit; a.painter == nil || !a.painter.Suits(k) {
		a.painter = newPainter(k)
	}
}

func (a *artist) draw(c *ui.Canvas) {
	a.painter.Frame()
	dusk := motion.Light(&a.Model.flashes, func(f *flash) bool { return f.kind == flashStall })
	before := c.Fade(1 - dusk*dusk)
	a.drawStall(c)
	c.Unfade(before)
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
