package masters

import (
	"runehall/games"
	rules "runehall/games/masters"
	"runehall/ui"
)

// propose lights a move, and changes nothing that is chosen. A move with a hidden card is shown to its own seat only.
func (h *player) propose(m rules.Move) bool {
	if m.Card != rules.Hidden && h.given.View.Reader() == games.Public {
		return false
	}
	h.hint.Light(m)
	h.places.eye.Grew() // a card that is proposed lies beyond the others
	switch m.Kind {
	case rules.Play, rules.Ignore:
		h.places.eye.Expose(area(laidBy(m)))
	case rules.PlaceMaster, rules.PlaceToken:
		h.places.eye.Expose(cellArea(m.Cell))
	}
	return true
}

// appendHinted appends where a proposed move is lit: its place on the table, and the card of the hand.
func (h *player) appendHinted(dst []ui.Rect) []ui.Rect {
	m := h.hint.Move
	if !h.hint.On {
		return dst
	}
	switch {
	case lays(m):
		dst = append(dst, h.places.laid(laidBy(m)))
	case m.Kind == rules.PlaceMaster || m.Kind == rules.PlaceToken:
		dst = append(dst, h.places.cell(m.Cell))
	}
	for i, card := range h.show.front() {
		if h.hinted(card) && i < len(h.places.ledge.hand) {
			dst = append(dst, h.places.ledge.hand[i])
		}
	}
	return dst
}

// hinted reports whether a hint is about a card of the hand.
func (h *player) hinted(card rules.Card) bool {
	return h.hint.On && card != rules.Hidden && h.hint.Move.Card == card && h.mine()
}
