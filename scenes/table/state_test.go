package table

import (
	"testing"

	"runehall/games"
)

func TestActor(t *testing.T) {
	for _, c := range []struct {
		movers       []games.Seat
		reader, want games.Seat
	}{
		{nil, games.Public, games.Nobody},
		{nil, 1, games.Nobody},
		{[]games.Seat{2, 1}, 1, 1},
		{[]games.Seat{2}, 1, games.Nobody}, // a seat that looks makes only its own moves
		{[]games.Seat{2, 1}, games.Public, 2},
	} {
		if got := (State{Movers: c.movers}).Actor(c.reader); got != c.want {
			t.Errorf("of %v reader %d moves for %d, want %d", c.movers, c.reader, got, c.want)
		}
	}
}
