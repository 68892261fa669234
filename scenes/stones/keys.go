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

func (h *hand) keys(c *ui.Context, in *ui.Input) {
	if !h.given.Bare {
		boards.Letters(c, in, len(h.front()), func(i int) any {
			h.point(target{onHand, i})
			return h.stops.Owner(target{onHand, i})
		})
	}
	h.eye = h.eye || c.Held(ui.Peek) && c.Focused(h.stops.Owner(target{kind: onEye}))
	h.peeks.Read(c, func() {
		if t, ok := h.stops.Focused(c, h.each); ok {
			h.peek(t)
		}
	}, func() { h.press(gesture{kind: peekEnd}) })
}
