package ritual

import (
	"runehall/scenes/hands"
	"runehall/scenes/things"
	"runehall/ui"
)

// What a tap on a kind of thing means, and what the other gestures of a pointer mean.
var (
	taps = [kinds]gestureKind{
		hex: tapCell, hand: chooseTile, chip: tapSeat, rituals: openCards, open: tapTile, ritual: tapCard, discard: tapDiscard, outside: closePanel,
	}
	meanings = [...]gestureKind{
		hands.Grab: grabTile, hands.Drop: dropOn, hands.Cancel: dropOff, hands.Peek: peekAt, hands.PeekEnd: peekEnd, hands.Turn: turnTile,
	}
)

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
	m := h.tapped(g.On)
	if g.Kind != hands.Tap {
		m.kind, m.steps = meanings[g.Kind], g.Steps
	}
	if g.Kind == hands.Drop && g.On.Kind != hex {
		m.kind = dropOff
	}
	return m
}

// tapped returns what a tap on a thing means.
func (h *player) tapped(on thing) gesture {
	if on.Kind == rituals && on.Seat != h.Given.Front {
		return gesture{kind: openSeat, on: on}
	}
	return gesture{kind: taps[on.Kind], on: on}
}
