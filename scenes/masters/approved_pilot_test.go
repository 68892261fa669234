//go:build pilot

package masters

import (
	"testing"

	"runehall/games"
	rules "runehall/games/masters"
	"runehall/internal/workshop/boardtest"
)

// TestApprovedPictures compares the board in the middle of a match, with a hint, a refused card, a draft, an area that
// grows under a card that was laid, and a master to be placed and just placed.
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
