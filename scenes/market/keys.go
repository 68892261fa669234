package market

import "runehall/ui"

// stops are what the focus can be on besides buttons; their addresses name them.
type stops struct {
	all [targetKinds][marked]byte // by kind and index
}

// owner returns what has the focus where a target is.
func (s *stops) owner(t target) any { return &s.all[t.kind][t.index] }

// each calls a function for all that can have the focus now, with its place.
func (h *hand) each(yield func(t target, at ui.Rect) bool) {
	h.places.each(func(t target, at ui.Rect) bool {
		none := t.kind == onAct || t.index >= marked || t.kind == onLine && h.now.cheap == 0
		return none || yield(t, at)
	})
}

// focused returns the target that has the focus, and false if none has.
func (h *hand) focused(c *ui.Context) (target, bool) {
	for t := range h.each {
		if c.Focused(h.stops.owner(t)) {
			return t, true
		}
	}
	return target{}, false
}

// stop offers the focus all that can be pointed at, and does what is activated there.
func (h *hand) stop(c *ui.Context) {
	if h.given.Bare {
		return
	}
	for t, at := range h.each {
		if c.Focusable(h.stops.owner(t), at, c.Radius.Chip); c.Activated(h.stops.owner(t)) {
			h.point(t)
		}
	}
}

// keys reads what keys mean wherever the focus is: the numbers are the hand cards.
func (h *hand) keys(c *ui.Context, in *ui.Input) {
	for _, r := range in.Runes {
		if t := (target{onHand, int(r - '1')}); t.index >= 0 && t.index < len(h.front()) && !h.given.Bare {
			h.point(t)
			c.Focus(h.stops.owner(t))
		}
	}
	h.peeks.Read(c, func() {
		if t, ok := h.focused(c); ok {
			h.peek(t)
		}
	}, func() { h.press(gesture{kind: peekEnd}) })
}
