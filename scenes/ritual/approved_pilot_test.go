//go:build pilot

package ritual

import (
	"testing"

	"runehall/games"
	"runehall/scenes/boardtest"
)

// TestApprovedPictures looks at the board in the midst of a match, at a tile that is refused, at a draft, at coins on their way
// and at a hint.
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
