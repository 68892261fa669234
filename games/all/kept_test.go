package all

import (
	"testing"

	"runehall/games"
	"runehall/games/market"
)

// TestLongMatchesKeepFewPositions plays a match of some thousand moves. For undo a match keeps some earlier positions;
// of older ones it keeps fewer.
func TestLongMatchesKeepFewPositions(t *testing.T) {
	e, _ := Entry("market")
	record := linked(t, e, 5, "random")
	kept := 0
	def := *market.Def
	def.Blank = func() *market.Game {
		kept++
		return market.Def.Blank()
	}
	standing, err := games.NewEntry(&def, nil).Check(record)
	if err != nil || standing.Moves < 4000 {
		t.Fatalf("a match of %d moves: %v", standing.Moves, err)
	}
	if kept > 120 {
		t.Errorf("%d positions are kept of %d moves", kept, standing.Moves)
	}
}
