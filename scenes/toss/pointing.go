package toss

import (
	"runehall/scenes/hands"
	"runehall/ui"
)

// Role says what a pointer can do with a thing: all can be tapped and, held, are explained. What hands do with runes is theirs.
func (h *player) Role(t thing) hands.Role { return all.Role(t) }

// Hit returns the thing at a point of the screen. In a snatch runes are gripped, and neither tapped nor explained, even if the clock stops under a
// finger. Where several persons snatch, trays do not open either: hands come home to them, and a sheet would cover everybody's table.
func (h *player) Hit(p ui.Point) thing {
	t := h.places.things.Hit(p)
	if h.mode() != snatching || h.sel.sheet != noSheet {
		return t
	}
	if onTable(t) || (t.Kind == tray || t.Kind == dish) && len(h.given.Movers) > 1 {
		return thing{}
	}
	return t
}

// touch notes with what a pointer presses.
func (h *player) touch(in *ui.Input) {
	for _, p := range in.Pointers {
		if p.Phase != ui.Hover {
			h.finger = p.Kind == ui.Touch
		}
	}
}

// means adds what the gesture of a pointer means on this board.
func (h *player) means(g hands.Gesture[thing]) {
	switch g.Kind {
	case hands.Tap:
		h.point(g.On)
	case hands.Peek:
		if !(g.On.Kind == bowl && h.finger) { // the finger holds the runes
			h.press(gesture{kind: peekAt, on: g.On})
		}
	case hands.PeekEnd:
		if h.finger {
			h.press(gesture{kind: peekKeep})
		} else {
			h.press(gesture{kind: peekEnd})
		}
	}
}

func (h *player) point(t thing) { h.press(gesture{kind: tap, on: t}) }
