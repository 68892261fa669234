package boards

import (
	"math"

	"runehall/ui"
)

// arrows are the keys that move a cursor on a board, each with its direction on the screen.
var arrows = [...]struct {
	action ui.Action
	way    ui.Point
}{{ui.Left, ui.Pt(-1, 0)}, {ui.Right, ui.Pt(1, 0)}, {ui.Up, ui.Pt(0, -1)}, {ui.Down, ui.Pt(0, 1)}}

// walk takes the arrow keys along which a cursor can move on, so that the focus stays with the cursor. Other arrow keys
// are left to the focus, which leaves the board by them.
func walk(c *ui.Context, cursor any, further func(way ui.Point) bool, move func(way ui.Point)) {
	for _, a := range arrows {
		if further(a.way) && c.Action(a.action) {
			move(a.way)
			c.Focus(cursor)
		}
	}
}

// Lead moves the focus to a thing that may only appear later, in this tick or a following one.
type Lead struct{ to, now any }

// To leads it to an owner, or nowhere with nil.
func (l *Lead) To(owner any) { l.to = owner }

// Now leads it to an owner that is there, at the end of the tick.
func (l *Lead) Now(owner any) { l.to, l.now = owner, owner }

// Reach gives an owner that is there the focus if that is led to it.
func (l *Lead) Reach(c *ui.Context, owner any) {
	if l.to == owner {
		l.to = nil
		c.Focus(owner)
	}
}

// End, at the end of a tick, gives the focus to the thing if it is there now.
func (l *Lead) End(c *ui.Context) {
	if l.now != nil {
		l.Reach(c, l.now)
		l.now = nil
	}
}

// toward returns the arrow that points a way most nearly.
func toward(way ui.Point) ui.Action {
	switch {
	case way.Y > math.Abs(way.X):
		return ui.Down
	case -way.Y > math.Abs(way.X):
		return ui.Up
	case way.X < 0:
		return ui.Left
	}
	return ui.Right
}
