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
	for _, t := range about(h.given.View, m) {
		if part, there := onPlane(t); there {
			h.places.eye.Expose(part)
		}
	}
	return true
}

// appendHinted appends where a proposed move is lit: its place on the table, the card of the hand, or the deck.
func (h *player) appendHinted(dst []ui.Rect) []ui.Rect {
	if !h.hint.On {
		return dst
	}
	for _, t := range about(h.given.View, h.hint.Move) {
		if t.Kind != hand || h.hinted(h.hint.Move.Card) {
			dst = append(dst, h.places.At(t))
		}
	}
	return dst
}

// hinted reports whether a hint is about a card of the hand.
func (h *player) hinted(card rules.Card) bool {
	return h.hint.On && card != rules.Hidden && h.hint.Move.Card == card && h.mine()
}

// hintedDeck reports whether a hint is to draw a card.
func (h *player) hintedDeck() bool {
	return h.hint.On && (h.hint.Move.Kind == rules.Draw || h.hint.Move.Kind == rules.DrawExtra)
}
