package toss

import (
	"testing"

	"runehall/games"
)

// TestLate: the end is near once the bag is empty, and not while it holds a rune.
func TestLate(t *testing.T) {
	tb := sit(t, 2)
	tb.bag, tb.bagSize = setOf(7), 1
	wantEqual(t, "with one rune", late(view(tb.Game, games.Public)), false)
	tb.bag, tb.bagSize = 0, 0
	wantEqual(t, "with none", late(view(tb.Game, games.Public)), true)
}
