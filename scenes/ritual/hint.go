package ritual

import (
	"slices"

	"runehall/games"
	rules "runehall/games/ritual"
	"runehall/ui"
)

// propose lights a move and changes nothing. A move with a hidden card is shown to its own seat only.
func (h *player) propose(m rules.Move) bool {
	if secret(m) && h.given.View.Reader() == games.Public {
		return false
	}
	h.proposed = about(h.given.View, m)
	for _, t := range h.proposed {
		if t.Kind == hex {
			h.places.lead(cellOf(t))
		}
	}
	h.hint.Light(m)
	return true
}

// appendHinted appends where a proposed move is lit: its cell, the tile or the ritual that it takes, and the seat that it names.
func (h *player) appendHinted(dst []ui.Rect) []ui.Rect {
	if !h.hint.On {
		return dst
	}
	for _, t := range h.proposed {
		touched := h.places.Touched(t)
		if !touched.Empty() {
			dst = append(dst, touched)
		}
		if itself := h.places.At(t); (t.Kind == hex || t.Kind == ritual) && !itself.Empty() && itself != touched {
			dst = append(dst, itself)
		}
	}
	return dst
}

// hinted reports whether a proposed move is about a thing.
func (h *player) hinted(t thing) bool { return h.hint.On && slices.Contains(h.proposed, t) }
