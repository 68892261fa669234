package ritual

import (
	"slices"

	rules "runehall/games/ritual"
	"runehall/scenes/things"
	"runehall/ui"
)

// hit returns what is meant by a point of the screen.
func (h *player) hit(at ui.Point) thing {
	switch on := h.Things.Hit(at); {
	case on.Kind == rituals && on.Seat != h.Given.Front && !h.curtained(on.Seat):
		return things.Own(chip, on.Seat)
	case !h.lies(on):
		return things.The(board)
	default:
		return on
	}
}

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

// ring offers the focus a thing in its own shape.
func (h *player) ring(c *ui.Context, stop any, t thing, at ui.Rect) bool {
	switch t.Kind {
	case hand, open, hex:
		return c.FocusableHex(stop, at)
	case chip:
		return c.Focusable(stop, at, c.Radius.Panel)
	}
	return c.Focusable(stop, at, c.Radius.Chip)
}

// focuses reports whether the focus may be on a thing that can be pointed at.
func (h *player) focuses(t thing) bool {
	switch t.Kind {
	case hex, chip, discard:
		return true
	case hand:
		return h.lays() && !h.Given.Bare
	case rituals:
		return t.Seat == h.Given.Front && !h.Given.Bare && (len(h.options.held()) > 0 || h.curtained(t.Seat))
	}
	return (t.Kind == open || t.Kind == ritual) && h.lies(t)
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

// numbered returns what the number keys choose.
func (h *player) numbered() (list []thing) {
	if h.lays() {
		for i := range h.front() {
			list = append(list, things.OwnNth(hand, h.Given.Front, i))
		}
	}
	return list
}
