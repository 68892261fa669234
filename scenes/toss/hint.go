package toss

import (
	rules "runehall/games/toss"
	"runehall/scenes/boards"
	"runehall/ui"
)

// propose lights a move, and leaves the selection alone. Throws, flicks and claims have nothing to light.
func (h *player) propose(m rules.Move) bool {
	if m.Sampled() || m.Kind == rules.Done {
		return false
	}
	h.hint.Light(m)
	if h.options.actor < 0 {
		h.options = h.options.proposing(m)
	}
	return true
}

// appendHinted appends where a proposed move is lit: what is to be chosen, or the runes that are to be taken.
func (h *player) appendHinted(dst []ui.Rect) []ui.Rect {
	if !h.hint.On {
		return dst
	}
	for t, at := range h.places.things.Each {
		if h.mark(t)&boards.Hinted != 0 && (!onTable(t) || h.show.model.up(t)) {
			dst = append(dst, at)
		}
	}
	return dst
}
