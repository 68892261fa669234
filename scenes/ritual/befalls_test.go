package ritual

import (
	"testing"

	"runehall/games"
	rules "runehall/games/ritual"
)

// TestWhatBefallsASeat names the seat that must have read what others do to it; what a seat does itself befalls nobody.
func TestWhatBefallsASeat(t *testing.T) {
	for _, c := range []struct {
		event rules.Event
		seat  games.Seat
	}{
		{rules.TurnLost{Seat: 2, Present: true}, 2},
		{rules.SkipOwed{Seat: 1, By: 0}, 1},
		{rules.Answered{Seat: 1, Against: 0}, 0},
		{rules.TileTaken{Seat: 1, From: 3}, 3},
		{rules.HandsSwapped{Seat: 1, With: 2}, 2},
		{rules.Placed{Seat: 1}, games.Nobody},
		{rules.Passed{Seat: 1}, games.Nobody},
	} {
		if seat := Befalls(c.event); seat != c.seat {
			t.Errorf("%T befalls seat %d, not %d", c.event, seat, c.seat)
		}
	}
}
