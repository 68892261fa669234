package stones

import (
	"fmt"
	"testing"

	"runehall/games"
)

// TestLate: the end is near once a seat has most of the points for the throne, printed or low, or in the last round by
// STO-41.
func TestLate(t *testing.T) {
	for _, c := range []struct {
		throne, points int16
		want           bool
	}{{Throne, 55, false}, {Throne, 56, true}, {LowThrone, 38, false}, {LowThrone, 39, true}} {
		tb := sit(t, 3)
		tb.throne, tb.players[1].points = c.throne, c.points
		wantEqual(t, fmt.Sprintf("with %d points of %d", c.points, c.throne), late(view(tb.Game, games.Public)), c.want)
	}
	tb := sit(t, 2)
	tb.turns = 2 * (MaxRounds - 1)
	wantEqual(t, "before the last round of the longest match", late(view(tb.Game, games.Public)), false)
	tb.turns++
	wantEqual(t, "in the last round of the longest match", late(view(tb.Game, games.Public)), true)
}
