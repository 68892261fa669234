package stones

import (
	"runehall/games"
	rules "runehall/games/stones"
	"runehall/scenes/boards"
	"runehall/ui"
)

// propose lights a move, and changes nothing that is chosen. Which card is laid or used is shown to its own seat only.
func (h *hand) propose(m rules.Move) bool {
	if v := h.given.View; (m.Kind == rules.Lay || m.Kind == rules.Use) && v.Reader() != v.OnTurn() && v.Reader() != games.All {
		return false
	}
	h.hint.Light(m)
	return true
}

// appendHinted appends where a proposed move is lit.
func (h *hand) appendHinted(dst []ui.Rect) []ui.Rect {
	if !h.hint.On {
		return dst
	}
	h.places.placed(func(t target, at ui.Rect) bool {
		if h.mark(t)&boards.Hinted != 0 {
			dst = append(dst, at)
		}
		return true
	})
	return dst
}
