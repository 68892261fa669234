package stones

import "runehall/ui"

// artist draws all of the board.
type artist struct {
	parts
	player  *player
	words   *words
	painter *painter
}

func (a *artist) layout() {
	if k := a.Given.Frame.Kit; a.painter == nil || !a.painter.Suits(k) {
		a.painter = newPainter(k)
	}
}

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
