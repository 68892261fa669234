package stones

import (
	"testing"

	"runehall/games"
	"runehall/games/bots"
	"runehall/games/gamestest"
)

// Planning a whole turn ahead beats random play in nearly all matches: the evaluation knows what the game is about.
func TestGreedyBeatsRandom(t *testing.T) {
	entry := games.NewEntry(Def, bots.Levels(Def))
	report, err := entry.Simulate(games.SimConfig{
		Setup: setupOf(2, 1), Players: []games.Player{{Driver: "greedy"}, {Driver: "random"}}, Matches: 12,
	})
	if err != nil {
		t.Fatal(err)
	}
	t.Logf("%+v", report.Levels)
	if won := report.Seats[0].Wins; won < 12 {
		t.Errorf("greedy wins %v of 12 matches", won)
	}
}

// Greedy players' matches take about 20 to 45 rounds and end at the throne, not by STO-41.
func TestGreedyMatchesAreShort(t *testing.T) {
	for seats := 2; seats <= maxSeats; seats++ {
		const matches = 6
		total, shortest, longest := 0, MaxRounds, 0
		for seed := range uint64(matches) {
			g := newGame(setupOf(seats, seed), nil)
			gamestest.GreedyMatch(Def, g, seed, nil, func() {
				if err := whole(g); err != nil {
					t.Fatal(err)
				}
			})
			rounds := g.round()
			if g.clause != "STO-40" {
				t.Errorf("%d seats, seed %d: ended by %s after %d rounds", seats, seed, g.clause, rounds)
			}
			total += rounds
			shortest, longest = min(shortest, rounds), max(longest, rounds)
		}
		t.Logf("%d seats: %.1f rounds, from %d to %d", seats, float64(total)/matches, shortest, longest)
		if average := total / matches; average < 15 || average > 45 {
			t.Errorf("%d seats: %d rounds on average", seats, average)
		}
	}
}
