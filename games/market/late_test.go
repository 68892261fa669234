package market

import (
	"testing"

	"runehall/games"
)

// TestLate: the end is near once the market has three runes or fewer, of both colours together, and in the last round.
func TestLate(t *testing.T) {
	tb := sit(t, 2).drain(0, 2, 2)
	wantEqual(t, "with four runes", late(view(tb.Game, games.Public)), false)
	tb.drain(0, 2, 1)
	wantEqual(t, "with three runes", late(view(tb.Game, games.Public)), true)
	tb = sit(t, 2)
	tb.last = true
	wantEqual(t, "in the last round", late(view(tb.Game, games.Public)), true)
}
