package market

import (
	"runehall/games"
	rules "runehall/games/market"
	"runehall/scenes/boards"
	"runehall/ui"
)

// propose lights a move, and changes nothing that is chosen. What depends on a hand that the reader does not see is not lit.
func (h *player) propose(m rules.Move) bool {
	v, s := h.given.View, acting(h.given.View)
	if s >= 0 && v.Reader() != s && v.Reader() != games.All && (v.Phase() == rules.ThrowPhase || v.Hand(s).Size() < v.HandSize(s)) {
		return false
	}
	h.hint.Light(m)
	return true
}

// appendHinted appends where a proposed move is lit.
func (h *player) appendHinted(dst []ui.Rect) []ui.Rect {
	if !h.hint.On {
		return dst
	}
	for t, at := range h.places.things.Each {
		if h.mark(t)&boards.Hinted != 0 {
			dst = append(dst, at)
		}
	}
	return dst
}
