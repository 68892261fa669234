package market

import (
	"runehall/scenes/boards"
	"runehall/ui"
)

// each calls a function for all that can have the focus now, with its place.
func (h *hand) each(yield func(t target, at ui.Rect) bool) {
	h.places.each(func(t target, at ui.Rect) bool {
		none := t.kind == onAct || t.kind == onLine && h.now.cheap == 0
		return none || yield(t, at)
	})
}

// keys reads what keys mean wherever the focus is: the numbers are the hand cards.
func (h *hand) keys(c *ui.Context, in *ui.Input) {
	if !h.given.Bare {
		boards.Letters(c, in, len(h.front()), func(i int) any {
			h.point(target{onHand, i})
			return h.stops.Owner(target{onHand, i})
		})
	}
	h.peeks.Read(c, func() {
		if t, ok := h.stops.Focused(c, h.each); ok {
			h.peek(t)
		}
	}, func() { h.press(gesture{kind: peekEnd}) })
}
