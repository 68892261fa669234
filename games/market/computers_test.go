package market

import (
	"testing"

	"runehall/games"
	"runehall/games/bots"
	"runehall/games/gamestest"
)

// Looking one move ahead beats random play in nearly all matches, whatever the number of seats: the evaluation knows what the
// game is about.
func TestGreedyBeatsRandom(t *testing.T) {
	entry := games.NewEntry(Def, bots.Levels(Def))
	for seats := 2; seats <= games.MaxSeats; seats++ {
		players := []games.Player{{Driver: "greedy"}}
		for len(players) < seats {
			players = append(players, games.Player{Driver: "random"})
		}
		report, err := entry.Simulate(games.SimConfig{Setup: setupOf(seats, 1), Players: players, Matches: 20})
		if err != nil {
			t.Fatal(err)
		}
		won := report.Seats[0].Wins
		t.Logf("%d seats: greedy wins %v of 20", seats, won)
		if won < 18 {
			t.Errorf("%d seats: greedy wins %v of 20 matches", seats, won)
		}
	}
}

// Greedy players' matches end when the market is empty, not by MAR-34, and soon: with two seats they take the longest.
func TestGreedyMatchesAreShort(t *testing.T) {
	for seats := 2; seats <= games.MaxSeats; seats++ {
		const matches = 12
		total, longest := 0, 0
		for seed := range uint64(matches) {
			g := newGame(setupOf(seats, seed), nil)
			gamestest.GreedyMatch(Def, g, seed, nil, nil)
			rounds := (int(g.turns)-1)/seats + 1
			if g.clause != "MAR-31" {
				t.Errorf("%d seats, seed %d: ended by %s after %d rounds", seats, seed, g.clause, rounds)
			}
			total += rounds
			longest = max(longest, rounds)
		}
		mean := float64(total) / matches
		t.Logf("%d seats: %.1f rounds, at most %d", seats, mean, longest)
		if mean < 5 || mean > 16 {
			t.Errorf("%d seats: %.1f rounds in the mean", seats, mean)
		}
	}
}
