package masters

import (
	"testing"

	"runehall/games"
)

// TestLiveFollowsTheWorth adds up what events change, after each move of random matches: it is what each seat would score, and at the
// end what it scores.
func TestLiveFollowsTheWorth(t *testing.T) {
	beside := 0
	for seed := range uint64(12) {
		m := newMatch(t, 2+int(seed%2), everything, seed)
		var live [games.MaxSeats]int
		for {
			events, on := m.Random()
			for _, e := range events {
				if s, change := Live(e); change != 0 {
					live[s] += change
				}
			}
			v := m.Play.View(games.All)
			for s := range games.Seat(v.Seats()) {
				if live[s] != v.Points(s) {
					t.Fatalf("seed %d: seat %d stands at %d, the events say %d", seed, s, v.Points(s), live[s])
				}
				beside += len(v.Beside(s))
			}
			if !on {
				break
			}
		}
	}
	if beside == 0 {
		t.Error("no card was put beside")
	}
}
