package ritual

import (
	"fmt"
	"testing"

	"runehall/games"
)

// TestLate: the end is near once any seat's tray has six coins or fewer.
func TestLate(t *testing.T) {
	for _, c := range []struct {
		trays [3]int8
		want  bool
	}{{[3]int8{7, 35, 7}, false}, {[3]int8{7, 35, 6}, true}, {[3]int8{0, 35, 35}, true}} {
		tb := sit(t, 3).trays(c.trays[:]...)
		wantEqual(t, fmt.Sprint("with ", c.trays), late(view(tb.Game, games.Public)), c.want)
	}
}
