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

// stop offers the focus all that can be pointed at, and does what is activated there.
func (h *hand) stop(c *ui.Context) {
	if h.given.Bare {
		return
	}
	for t, at := range h.each {
		if h.stops.Stop(c, t, at) {
			h.point(t)
		}
	}
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
		for t := range h.each {
			if c.Focused(h.stops.Owner(t)) {
				h.peek(t)
				return
			}
		}
	}, func() { h.press(gesture{kind: peekEnd}) })
}
