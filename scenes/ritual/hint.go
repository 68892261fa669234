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
	if lays(m) || m.Kind == rules.PickCell {
		h.places.lead(m.Cell)
	}
	h.hint.Light(m)
	return true
}

// appendHinted appends where a proposed move is lit: its cell, the tile or the ritual that it takes, and the seat that it names.
func (h *player) appendHinted(dst []ui.Rect) []ui.Rect {
	m, p := h.hint.Move, h.places
	if !h.hint.On {
		return dst
	}
	if lays(m) || m.Kind == rules.PickCell {
		dst = append(dst, p.hexagon(m.Cell))
	}
	if i := slices.Index(h.show.front(), m.Tile); lays(m) && i >= 0 && i < len(p.ledge.hand) {
		dst = append(dst, p.ledge.hand[i])
	}
	for i := range p.seats {
		if h.hintedSeat(p.seats[i].Seat) {
			dst = append(dst, p.seats[i].Place())
		}
	}
	if m.Kind == rules.TakeTile && h.sel.panel == handPanel {
		if i := slices.Index(h.show.model.hands[h.sel.seat], m.Tile); i >= 0 && i < len(p.panel.items) {
			dst = append(dst, p.panel.items[i])
		}
	}
	if m.Card == rules.Hidden {
		return dst
	}
	for i, card := range h.show.model.held {
		if card == m.Card && i < len(p.ledge.faces) {
			dst = append(dst, p.ledge.faces[i])
		}
		if card == m.Card && h.sel.panel == cardPanel && i < len(p.panel.items) {
			dst = append(dst, p.panel.items[i])
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
