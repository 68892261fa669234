//go:build pilot

package masters

import (
	"testing"

	"runehall/games"
	rules "runehall/games/masters"
	"runehall/scenes/boardtest"
)

// TestApprovedPictures looks at the board in the midst of a match, at a hint, at a card that is refused, at a draft, at an area that
// grows under a card that was laid, and at a master to be placed and just placed.
func TestApprovedPictures(t *testing.T) {
	match := func() *match {
		m := seated(t, everything, []string{games.Person, "greedy", "random"}, 21, 19)
		m.Until(func(v rules.View) bool { return v.OnTurn() == 0 && v.Phase() == rules.PlayPhase })
		return m
	}
	boardtest.Approved(t, match, func(g *boardtest.Guest, approve boardtest.Approve) {
		approve("board")
		g.Press("table.hint")
		approve("hint")
		g.Press("masters.card.1")
		for n := 0; len(g.Names("masters.place.")) == 0; n++ {
			if n == 4 {
				t.Fatal("the card fits nowhere in sight")
			}
			g.Press("masters.turn-right")
		}
		approve("refused", func() { boardtest.Refused(g) })
		g.Settle()
		g.Press(g.Middle("masters.place."))
		approve("draft")
		g.Tap("table.confirm")
		g.Tick(26)
		approve("made")
		g.Settle()
		g.Press(g.Middle("masters.cell."))
		approve("master")
		g.Tap("table.confirm")
		g.Tick(46)
		approve("placed")
	})
}
