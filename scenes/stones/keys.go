package stones

import (
	"runehall/scenes/boards"
	"runehall/ui"
)

// each calls a function for all that can have the focus now, with its place: of the places of icons and of ways to pay those that
// there are something for.
func (h *hand) each(yield func(t target, at ui.Rect) bool) {
	h.places.each(func(t target, at ui.Rect) bool {
		none := t.kind == onIcon && t.index >= h.now.icons || t.kind == onPayWay && !h.now.pays
		if t.kind == onAct || none {
			return true
		}
		return yield(t, at)
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

func (h *hand) keys(c *ui.Context, in *ui.Input) {
	if !h.given.Bare {
		boards.Letters(c, in, len(h.front()), func(i int) any {
			h.point(target{onHand, i})
			return h.stops.Owner(target{onHand, i})
		})
	}
	h.eye = h.eye || c.Held(ui.Peek) && c.Focused(h.stops.Owner(target{kind: onEye}))
	h.peeks.Read(c, func() {
		for t := range h.each {
			if c.Focused(h.stops.Owner(t)) {
				h.peek(t)
				return
			}
		}
	}, func() { h.press(gesture{kind: peekEnd}) })
}
