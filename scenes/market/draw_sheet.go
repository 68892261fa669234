package market

import "runehall/ui"

// drawSheet draws the sheet that lies over the board.
func (a *artist) drawSheet(c *ui.Canvas) {}
