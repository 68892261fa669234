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

// focused returns the target that has the focus, and false if none has.
func (h *hand) focused(c *ui.Context) (target, bool) {
	for i := range h.stops.list {
		if t := h.stops.list[i].on; c.Focused(h.stops.owner(t)) {
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
	for i := range h.stops.list {
		s := &h.stops.list[i]
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
