package ritual

import (
	"runehall/scenes/boards"
	"runehall/scenes/things"
	"runehall/ui"
)

func (h *player) press(g gesture) { h.gestures = append(h.gestures, g) }

// read returns what the person does in a tick, after it has moved the eye as fingers, wheel and keys ask.
func (h *player) read(c *ui.Context) []gesture {
	h.gestures = h.gestures[:0]
	centred := h.updateButtons(c)
	h.stop(c)
	in := c.Rest()
	boards.Steer(in, &h.pointers, &h.places.eye, h, centred, h.wheels)
	h.keys(c, in)
	for _, g := range h.pointers.Gestures {
		h.press(h.meaning(g))
	}
	if h.Given.Confirm {
		h.press(gesture{Kind: boards.Confirm})
	}
	return h.gestures
}

// wheels reports whether the wheel turns the chosen tile rather than zooms: the mouse carries that, or is on it or the ledge.
func (h *player) wheels(on thing) bool {
	return h.carries() || on.Kind == hand || on.Kind == ledge || on.Kind == hex && h.Drafted(on)
}

// keys reads what keys mean wherever the focus is.
func (h *player) keys(c *ui.Context, in *ui.Input) {
	for _, r := range in.Runes {
		if i := int(r - '1'); i >= 0 && i < len(h.front()) && i < 9 && h.lays() && !h.Given.Bare {
			h.press(gesture{Kind: boards.Tap, On: things.OwnNth(hand, h.Given.Front, i)})
			c.Focus(h.stops.Owner(things.The(hex)))
		}
	}
	if h.turns() {
		h.corners.Keys(c)
	}
	h.places.eye.Keys(c)
	h.peeks.Read(c, func() { h.press(gesture{Kind: boards.Peek, On: hexAt(h.Sel.cursor)}) }, func() { h.press(gesture{Kind: boards.PeekEnd}) })
}
