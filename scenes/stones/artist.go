package stones

import "runehall/ui"

// artist draws all of the board.
type artist struct {
	parts
	hand  *hand
	words *words
}

// layout takes the look of a new frame.
func (a *artist) layout() {}

// draw draws field, seats and ledge.
func (a *artist) draw(c *ui.Canvas) {}
