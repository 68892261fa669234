package ritual

import (
	"runehall/scenes/boards"
	"runehall/scenes/hands"
	"runehall/scenes/things"
	"runehall/ui"
)

// meanings are what the gestures of a pointer mean.
var meanings = [...]boards.GestureKind{
	hands.Tap: boards.Tap, hands.Grab: boards.Grab, hands.Drop: boards.Drop, hands.Cancel: boards.Drop, hands.Peek: boards.Peek,
	hands.PeekEnd: boards.PeekEnd, hands.Turn: boards.Turn,
}

// Role says what a pointer can do with a thing.
func (*player) Role(t thing) hands.Role { return all.Role(t) }

// Hit returns what lies at a point of the screen.
func (h *player) Hit(p ui.Point) thing {
	on := h.Things.Hit(p)
	switch {
	case on.Kind == rituals && on.Seat != h.Given.Front && !h.curtained(on.Seat):
		return things.Own(chip, on.Seat)
	case h.Given.Bare && (on.Kind == hand || on == things.Own(rituals, h.Given.Front)):
		return things.The(ledge)
	case !h.lies(on):
		return things.The(board)
	}
	return on
}

// Drafted reports whether the draft lies on a cell.
func (h *player) Drafted(on thing) bool { return h.drafted(cellOf(on)) }

// Lift returns how far a carried tile floats above a finger, in pixels.
func (h *player) Lift() float64 { return h.Given.Frame.Kit.Dp(56) }

// Bare reports whether a tap on a cell means nothing.
func (h *player) Bare(on thing) bool {
	if _, laid := h.Model.at(cellOf(on)); laid || h.Sel.tile >= 0 && h.options.lay(h.Sel.tile, cellOf(on)) != nil {
		return false
	}
	return h.Sel.panel == noPanel
}

// meaning returns what the gesture of a pointer means on this board.
func (h *player) meaning(g hands.Gesture[thing]) gesture {
	return gesture{Kind: meanings[g.Kind], On: g.On, Steps: g.Steps}
}
