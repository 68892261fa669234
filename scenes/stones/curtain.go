package stones

import (
	"slices"

	"runehall/games"
	rules "runehall/games/stones"
	"runehall/scenes/boards"
)

// private reports whether a seat chooses among hand cards that are hidden from this view. What follows such a choice is
// seen by everybody.
func private(v rules.View, s games.Seat) bool {
	return v.OnTurn() == s && v.Phase() == rules.TurnPhase && v.Hand(s).Size() < v.HandSize(s)
}

// curtained reports whether the hand on the ledge lies behind a curtain that may be opened.
func (p *player) curtained() bool {
	return p.Given.Curtained(p.Given.Front) && !p.Model.ended && slices.Contains(p.front(), rules.Hidden)
}

// opens reports whether a gesture means a hand that the reader does not see.
func (p *player) opens(g gesture) bool {
	front := p.front()
	return g.Kind == boards.OpenHand || g.Kind == boards.Tap && g.On.Kind == hand && int(g.On.N) < len(front) &&
		front[g.On.N] == rules.Hidden
}
