package ritual

import (
	"slices"

	rules "runehall/games/ritual"
	"runehall/scenes/boards"
	"runehall/scenes/things"
	"runehall/ui"
)

// same returns by which name the focus knows a thing. It follows a tile as the hand changes; all cells are one stop.
func (h *player) same(t thing) thing {
	switch t.Kind {
	case hand:
		return things.Nth(hand, h.front()[t.N])
	case hex:
		return things.The(hex)
	case ritual:
		return things.Nth(ritual, t.N)
	}
	return t
}

// chosen yields all that can be chosen now besides buttons and where it is, in the order of the focus. The cell under the cursor stands for
// all that are lit.
func (h *player) chosen(yield func(t thing, at ui.Rect) bool) {
	for _, k := range [...]kind{open, ritual, discard, hand, rituals, hex, chip} {
		if k == hex {
			if h.lit = h.options.lit(h.lit[:0], &h.Sel); len(h.lit) > 0 && h.Sel.panel == noPanel && !yield(hexAt(h.Sel.cursor), h.places.hexagon(h.Sel.cursor)) {
				return
			}
			continue
		}
		for t, at := range h.Things.Each {
			if k == rituals {
				at = h.Things.At(t) // the focus needs no room for fingers
			}
			if t.Kind == k && h.can(t) && !yield(t, at) {
				return
			}
		}
	}
}

// can reports whether the focus may be on a thing that can be pointed at.
func (h *player) can(t thing) bool {
	switch t.Kind {
	case hand:
		return h.lays() && !h.Given.Bare
	case rituals:
		return t.Seat == h.Given.Front && h.cardsOpen()
	}
	return h.lies(t)
}

// lies reports whether what lay in the open panel lies there still: the picture may have lost it since the panel was laid out.
func (h *player) lies(t thing) bool {
	switch t.Kind {
	case open:
		return slices.Contains(h.Model.hands[t.Seat], rules.TileID(t.N))
	case ritual:
		return int(t.N) < len(h.Model.held)
	}
	return true
}

func (h *player) cardsOpen() bool {
	return !h.Given.Bare && h.Given.Front >= 0 && (len(h.options.held()) > 0 || h.curtained(h.Given.Front))
}

func (h *player) stop(c *ui.Context) {
	if h.lit = h.options.lit(h.lit[:0], &h.Sel); len(h.lit) > 0 && h.Sel.panel == noPanel && !slices.Contains(h.lit, h.Sel.cursor) {
		h.Sel.cursor = h.options.nearestLit(&h.Sel)
	}
	for on, at := range h.chosen {
		stop := h.stops.Owner(on)
		switch on.Kind {
		case hex:
			h.stopField(c, stop, at)
			continue
		case hand, open:
			c.FocusableHex(stop, at)
		case chip:
			c.Focusable(stop, at, c.Radius.Panel)
		default:
			c.Focusable(stop, at, c.Radius.Chip)
		}
		if c.Activated(stop) {
			h.press(gesture{Kind: boards.Tap, On: on})
			if on.Kind == hand { // now a cell is wanted, unless the chosen tile is only turned
				h.lead.To(nil)
				if h.front()[on.N] != h.Sel.tile {
					h.lead.To(h.stops.Owner(things.The(hex)))
				}
			}
		}
	}
}

// stopField is the cursor on the board, a single stop: the arrows go from one lit cell to the next, and where there is none that
// way the focus leaves the board.
func (h *player) stopField(c *ui.Context, stop any, place ui.Rect) {
	h.lead.Reach(c, stop)
	if !c.FocusableHex(stop, place) {
		return
	}
	boards.Arrows(c, stop, func(way ui.Point) bool {
		_, further := ahead(h.Sel.cursor, h.lit, way)
		return further
	}, func(way ui.Point) { h.press(gesture{Kind: boards.Move, Way: way}) })
	if c.Activated(stop) {
		h.press(gesture{Kind: boards.Enter, On: hexAt(h.Sel.cursor)})
	}
}
