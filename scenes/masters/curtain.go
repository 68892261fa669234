package masters

import (
	"slices"

	"runehall/games"
	rules "runehall/games/masters"
)

// Private reports whether a seat that must act needs its own view: to choose a card of its hand, or a side of its adept
// after it has seen that (MAS-20).
func (b *Board) Private(v rules.View, s games.Seat) bool { return private(v, s) }

func private(v rules.View, s games.Seat) bool {
	switch v.Phase() {
	case rules.SidePhase, rules.PlayPhase, rules.DiscardPhase:
		return v.OnTurn() == s && slices.Contains(v.Hand(s), rules.Hidden)
	}
	return false
}

// curtained reports whether the hand on the ledge lies behind a curtain that the reader may ask to open.
func (h *player) curtained() bool {
	return h.given.Curtained(h.given.Front) && !h.show.model.ended && slices.Contains(h.show.front(), rules.Hidden)
}

// asksCurtain reports whether the seat in front has to look at its hand to go on.
func (h *player) asksCurtain() bool {
	return !h.given.Bare && h.curtained() && private(h.given.View, h.given.Front) && slices.Contains(h.given.Movers, h.given.Front)
}

// opens reports whether a gesture means a hand that the reader does not see.
func (h *player) opens(g gesture) bool {
	front := h.show.front()
	return g.kind == openHand || g.kind == chooseCard && int(g.on.N) < len(front) && front[g.on.N] == rules.Hidden
}
