package market

import (
	"slices"

	"runehall/games"
	rules "runehall/games/market"
	"runehall/scenes/boards"
)

// private reports whether a seat that must act needs its own view: to choose among its hand cards, or to pick in
// secret.
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
func (p *player) curtained() bool {
	return p.Given.Curtained(p.Given.Front) && !p.Model.ended &&
		(slices.Contains(p.front(), rules.Hidden) || private(p.Given.View, p.Given.Front))
}

// opens reports whether a gesture asks to see a hand that is hidden from the reader.
func (p *player) opens(g gesture) bool {
	front := p.front()
	return g.Kind == boards.OpenHand || g.Kind == boards.Tap && g.On.Kind == card && int(g.On.N) < len(front) &&
		front[g.On.N] == rules.Hidden
}
