package market

import (
	"runehall/scenes/baked"
	"runehall/ui"
)

// artist draws all of the board.
type artist struct {
	parts
	hand    *hand
	words   *words
	painter *painter
}

// layout takes the look of a new frame.
func (a *artist) layout() {
	if k := a.given.Frame.Kit; a.painter == nil || a.painter.stamp != baked.StampOf(k) {
		a.painter = newPainter(k)
	}
}

// draw draws field, seats and ledge.
func (a *artist) draw(c *ui.Canvas) { a.painter.pictures.Frame() }
