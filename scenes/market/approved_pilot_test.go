//go:build pilot

package market

import (
	"testing"

	"runehall/games"
	rules "runehall/games/market"
	"runehall/internal/workshop/boardtest"
)

// TestApprovedPictures looks at the board in the midst of a match, and at cards that are chosen.
func TestApprovedPictures(t *testing.T) {
	match := func() *match {
		m := sat(t, []string{games.Person, "greedy", "greedy", "greedy"}, 9, 0)
		m.Until(func(v rules.View) bool {
			_, red := v.Store(0, rules.RedMain)
			_, blue := v.Store(0, rules.BlueMain)
			return v.OnTurn() == 0 && v.Phase() == rules.TurnPhase && v.Round() > 5 && red && blue && v.Points(0) > 2
		})
		return m
	}
	boardtest.Approved(t, match, func(g *boardtest.Guest, approve boardtest.Approve) {
		g.Settle()
		approve("board")
		g.Tap("market.hand.0")
		g.Settle()
		approve("draft")
	})
}
