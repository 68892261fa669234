package toss

import (
	rules "runehall/games/toss"
	"runehall/scenes/boards"
	"runehall/ui"
)

// propose lights a move, and changes nothing that is chosen. What only a hand can do has nothing to light.
func (h *hand) propose(m rules.Move) bool {
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
func (h *hand) appendHinted(dst []ui.Rect) []ui.Rect {
	m := h.hint.Move
	if !h.hint.On {
		return dst
	}
	h.places.each(&h.show.model, func(t target, at ui.Rect) bool {
		if t.kind == onDisc && m.Kind == rules.Take {
			if d := &h.show.model.discs[t.index]; d.up && d.rune >= 0 && d.rune.Pair() == int(m.Pair) {
				dst = append(dst, at)
			}
		} else if h.mark(t)&boards.Hinted != 0 {
			dst = append(dst, at)
		}
		return true
	})
	return dst
}
