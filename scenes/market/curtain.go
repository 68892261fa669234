package market

import (
	"slices"

	"runehall/games"
	rules "runehall/games/market"
)

// Private reports whether a seat that must act needs its own view: to choose among its hand cards, or to pick in secret.
func (b *Board) Private(v rules.View, s games.Seat) bool { return private(v, s) }

func private(v rules.View, s games.Seat) bool {
	switch v.Phase() {
	case rules.TurnPhase:
		return v.OnTurn() == s && v.Hand(s).Size() < v.HandSize(s)
	case rules.ThrowPhase:
		return acting(v) == s && v.Reader() != s
	}
	return false
}

// curtained reports whether the hand on the ledge lies behind a curtain that the reader may ask to open.
func (h *player) curtained() bool {
	return h.given.Curtained(h.given.Front) && !h.show.model.ended &&
		(slices.Contains(h.front(), rules.Hidden) || private(h.given.View, h.given.Front))
}

// asksCurtain reports whether the seat in front has to look at what only it may see to go on.
func (h *player) asksCurtain() bool {
	return !h.given.Bare && h.curtained() && private(h.given.View, h.given.Front) && slices.Contains(h.given.Movers, h.given.Front)
}

// opens reports whether a gesture means a hand that the reader does not see.
func (h *player) opens(g gesture) bool {
	front := h.front()
	return g.kind == openHand || g.kind == tap && g.on.Kind == card && int(g.on.N) < len(front) && front[g.on.N] == rules.Hidden
}

// front returns the hand on the ledge, as it is shown.
func (h *player) front() []rules.Card {
	if h.given.Front < 0 || int(h.given.Front) >= h.show.model.seats {
		return nil
	}
	return h.show.model.who[h.given.Front].hand
}
