package masters

import (
	"slices"

	"runehall/games"
	rules "runehall/games/masters"
	"runehall/scenes/boards"
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
func (p *player) curtained() bool {
	return p.Given.Curtained(p.Given.Front) && !p.Model.ended && slices.Contains(p.front(), rules.Hidden)
}

// asksCurtain reports whether the seat in front has to look at its hand to go on.
func (p *player) asksCurtain() bool {
	return !p.Given.Bare && p.curtained() && private(p.Given.View, p.Given.Front) && slices.Contains(p.Given.Movers, p.Given.Front)
}

// opens reports whether a gesture means a hand that the reader does not see.
func (p *player) opens(g gesture) bool {
	front, on := p.front(), g.On
	chosen := (g.Kind == boards.Tap || g.Kind == boards.Key) && on.Kind == hand
	return g.Kind == boards.OpenHand || chosen && int(on.N) < len(front) && front[on.N] == rules.Hidden
}
