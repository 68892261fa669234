package ritual

import (
	"runehall/games"
	rules "runehall/games/ritual"
	"runehall/ui"
)

// propose lights a move and changes nothing. A move with a hidden card is shown to its own seat only.
func (h *player) propose(m rules.Move) bool {
	if secret(m) && h.given.View.Reader() == games.Public {
		return false
	}
	for _, t := range about(h.given.View, m) {
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
	for _, t := range about(h.given.View, h.hint.Move) {
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

// hintedSeat reports whether a proposed move names a seat, or takes a tile of its hand.
func (h *player) hintedSeat(s games.Seat) bool {
	switch {
	case !h.hint.On:
		return false
	case h.hint.Move.Kind == rules.RevealAt:
		return h.hint.Move.Target == s
	}
	return h.hint.Move.Kind == rules.TakeTile && h.given.View.Holder(h.hint.Move.Tile) == s
}
