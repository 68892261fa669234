package market

import (
	"runehall/scenes/boards"
	"runehall/scenes/hands"
	"runehall/scenes/things"
	"runehall/ui"
)

// Hit returns what lies at a point of the screen: nothing where the table covers the ledge.
func (h *player) Hit(at ui.Point) thing {
	if h.given.Bare && h.places.ledge.rect.Has(at) {
		return thing{}
	}
	return h.places.things.Hit(at)
}

// Role says what a pointer can do with a thing.
func (*player) Role(t thing) hands.Role { return catalogue.Role(t) }

// means adds what the gesture of a pointer means on this board.
func (h *player) means(g hands.Gesture[thing]) {
	switch g.Kind {
	case hands.Tap:
		h.point(g.On)
	case hands.Peek:
		h.peek(g.On)
	case hands.PeekEnd:
		if g.Touch {
			h.press(gesture{kind: peekKeep})
		} else {
			h.press(gesture{kind: peekEnd})
		}
	}
}

// point adds what a tap on a thing means.
func (h *player) point(t thing) {
	if t.Kind == item {
		h.press(gesture{kind: lookAt, on: h.item(int(t.N))})
		return
	}
	h.press(gesture{kind: tap, on: t})
}

// peek adds that a thing is explained for as long as it is held.
func (h *player) peek(t thing) {
	if t.Kind == item {
		t = h.item(int(t.N))
	}
	if explains(t) {
		h.press(gesture{kind: peekAt, on: t})
	}
}

// each yields all that can have the focus now, with its place. Buttons have it by themselves.
func (h *player) each(yield func(t thing, at ui.Rect) bool) {
	for t, at := range h.places.things.Each {
		if t.Kind != act && (t.Kind != line || h.now.cheap != 0) && !yield(t, at) {
			return
		}
	}
}

// keys reads what keys mean wherever the focus is: the numbers are the hand cards.
func (h *player) keys(c *ui.Context, in *ui.Input) {
	if !h.given.Bare {
		boards.Letters(c, in, len(h.front()), func(i int) any {
			t := things.OwnNth(card, h.given.Front, i)
			h.point(t)
			return h.stops.Owner(t)
		})
	}
	h.peeks.Read(c, func() {
		if t, ok := h.stops.Focused(c, h.each); ok {
			h.peek(t)
		}
	}, func() { h.press(gesture{kind: peekEnd}) })
}
