//go:build pilot

package ritual

import (
	"testing"

	"runehall/games"
	"runehall/internal/workshop/boardtest"
)

// TestApprovedPictures compares the board in the middle of a match, with a refused tile, a draft, coins in flight and a
// hint.
func TestApprovedPictures(t *testing.T) {
	match := func() *match {
		return seated(t, []string{games.Person, games.Person, games.Person, games.Person}, 21, 31)
	}
	boardtest.Approved(t, match, func(g *boardtest.Guest, approve boardtest.Approve) {
		approve("board")
		g.Tap("ritual.tile.0")
		g.Press("ritual.turn-right")
		approve("refused", func() { boardtest.Refused(g) })
		g.Settle()
		g.Press(g.Middle("ritual.cell."))
		approve("draft")
		g.Tap("table.confirm")
		g.Tick(34)
		approve("made")
		g.Settle()
		g.Press("table.hint")
		approve("hint")
	})
}
