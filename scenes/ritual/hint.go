package ritual

import (
	"slices"

	rules "runehall/games/ritual"
	"runehall/ui"
)

// Hint lights a proposed move, if the reader may know it.
func (b *Board) Hint(m rules.Move) bool {
	if !b.shared.Hint(m) {
		return false
	}
	for _, t := range about(b.Given.View, m) {
		if t.Kind == hex {
			b.places.lead(cellOf(t))
		}
	}
	return true
}

// AppendHinted appends where a proposed move is lit: its cell, the tile or the ritual that it takes, and the seat that it names.
func (h *Board) AppendHinted(dst []ui.Rect) []ui.Rect {
	if !h.Proposed.On {
		return dst
	}
	for _, t := range about(h.Given.View, h.Proposed.Move) {
		touched := h.Things.Touched(t)
		if !touched.Empty() {
			dst = append(dst, touched)
		}
		if itself := h.Things.At(t); (t.Kind == hex || t.Kind == ritual) && !itself.Empty() && itself != touched {
			dst = append(dst, itself)
		}
	}
	return dst
}

// hinted reports whether a proposed move is about a thing.
func (h *player) hinted(t thing) bool { return h.Proposed.On && slices.Contains(h.proposed, t) }
