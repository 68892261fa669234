package masters

import (
	"testing"

	"runehall/games"
)

// TestLate: the end is near once the hands hold fewer cards than there are seats, and not before.
func TestLate(t *testing.T) {
	tb := sit(t, 3).hold(0, "BBB/GRG", "BBG/BGR").hold(1, "GBG/BBR")
	wantEqual(t, "with a card a seat", late(view(tb.Game, games.Public)), false)
	tb.hands[0].remove(cards("BBG/BGR")[0])
	wantEqual(t, "with a card less", late(view(tb.Game, games.Public)), true)
}
