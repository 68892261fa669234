package ritual

import (
	"slices"

	"runehall/ui"
)

// appendHinted appends where a proposed move is lit: its cell, the tile or the ritual that it takes, and the seat that it names.
func (h *player) appendHinted(dst []ui.Rect) []ui.Rect {
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

// hints reports whether a proposed move is about a thing.
func (h *player) hints(t thing) bool { return h.Proposed.On && slices.Contains(h.hinted, t) }
