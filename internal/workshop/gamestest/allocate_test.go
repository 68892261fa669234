package gamestest

import (
	"testing"

	"runehall/games"
	"runehall/internal/workshop/gamestest/toys/cards"
)

// The toy keeps its cards in slices, so it allocates, which must be reported. That cores without slices pass is shown
// by their own tests.
func TestNothingAllocatesFindsAllocations(t *testing.T) {
	heard := &heardT{}
	NothingAllocates(heard, cards.Def, cards.Def.New(games.Setup{Seats: 2, Seed: 1}, nil))
	if len(heard.errors) != 1 {
		t.Errorf("reported: %q", heard.errors)
	}
}
