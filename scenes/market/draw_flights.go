package market

import "runehall/ui"

// drawFlights draws what is on its way.
func (a *artist) drawFlights(c *ui.Canvas) {}

// drawFlashes draws what lights up for a moment.
func (a *artist) drawFlashes(c *ui.Canvas) {}
