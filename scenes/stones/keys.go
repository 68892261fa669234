package stones

import (
	"runehall/ui"
)

// stops are what the focus can be on besides buttons; their addresses name them.
type stops struct {
	all  [targetKinds][stopped]byte // by kind and index
	list []stop                     // those that have a place now
}

// stopped is how many things of a kind can have the focus.
const stopped = 48

// stop is a target with its place.
type stop struct {
	on target
	at ui.Rect
}

// place finds out anew what has a place.
func (s *stops) place(p *places) {
	s.list = s.list[:0]
	p.each(func(t target, r ui.Rect) bool {
		if t.kind != onAct && t.index < stopped {
			s.list = append(s.list, stop{t, r})
		}
		return true
	})
}

// owner returns what has the focus where a target is.
func (s *stops) owner(t target) any { return &s.all[t.kind][t.index] }

// each calls a function for all that can have the focus now: of the places of icons those that there are.
func (h *hand) each(yield func(stop) bool) {
	for _, s := range h.stops.list {
		if (s.on.kind != onIcon || s.on.index < h.now.icons) && !yield(s) {
			return
		}
	}
}

// focused returns the target that has the focus, and false if none has.
func (h *hand) focused(c *ui.Context) (target, bool) {
	for s := range h.each {
		if c.Focused(h.stops.owner(s.on)) {
			return s.on, true
		}
	}
	return target{}, false
}

// stop offers the focus all that can be pointed at, and does what is activated there.
func (h *hand) stop(c *ui.Context) {
	if h.given.Bare {
		return
	}
	for s := range h.each {
		if c.Focusable(h.stops.owner(s.on), s.at, c.Radius.Chip); c.Activated(h.stops.owner(s.on)) {
			h.point(s.on)
		}
	}
}

// keys reads what keys mean wherever the focus is.
func (h *hand) keys(c *ui.Context, in *ui.Input) {
	for _, r := range in.Runes {
		if t := (target{onHand, int(r - '1')}); t.index >= 0 && t.index < len(h.front()) && !h.given.Bare {
			h.point(t)
			c.Focus(h.stops.owner(t))
		}
	}
	h.eye = h.eye || c.Held(ui.Peek) && c.Focused(h.stops.owner(target{kind: onEye}))
	h.peeks.Read(c, func() {
		if t, ok := h.focused(c); ok {
			h.peek(t)
		}
	}, func() { h.press(gesture{kind: peekEnd}) })
}
