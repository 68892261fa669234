package stones

import (
	"testing"

	"runehall/games"
	"runehall/games/bots"
	"runehall/internal/workshop/gamestest"
)

// Planning a whole turn ahead beats random play in nearly all matches, so the evaluation knows what the game is about.
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

// Matches of greedy players take about 20 to 45 rounds, with the low throne about two thirds of that, and end at the
// throne, not by STO-41.
func TestGreedyMatchesAreShort(t *testing.T) {
	for choice, most := range map[string]int{ThronePrinted: 45, ThroneLow: 30} {
		for seats := 2; seats <= maxSeats; seats++ {
			const matches = 6
			total, shortest, longest := 0, MaxRounds, 0
			for seed := range uint64(matches) {
				setup := setupOf(seats, seed)
				setup.Options = map[string]string{OptionThrone: choice}
				g := newGame(setup, nil)
				gamestest.GreedyMatch(Def, g, seed, nil, func() {
					if err := whole(g); err != nil {
						t.Fatal(err)
					}
				})
				rounds := g.round()
				if g.clause != "STO-40" {
					t.Errorf("throne %s, %d seats, seed %d: ended by %s after %d rounds", choice, seats, seed, g.clause,
						rounds)
				}
				total += rounds
				shortest, longest = min(shortest, rounds), max(longest, rounds)
			}
			t.Logf("throne %s, %d seats: %.1f rounds, from %d to %d", choice, seats, float64(total)/matches, shortest,
				longest)
			if average := total / matches; average < most/3 || average > most {
				t.Errorf("throne %s, %d seats: %d rounds on average", choice, seats, average)
			}
		}
	}
}

// With the low throne the evaluation expects less time to be left from the start, and hardly any in the last round.
func TestTheLowThroneLeavesLessTime(t *testing.T) {
	for _, c := range []struct {
		tb     *table
		throne int
	}{{sit(t, 2), Throne}, {sitLow(t, 2), LowThrone}} {
		tb := c.tb.begin(0)
		wantEqual(t, "at the start", tb.left(0), c.throne-fullTime/(long+5))
		tb.turns = 2*MaxRounds - 1
		if left := tb.left(0); left < 1 || left > 10 {
			t.Errorf("throne %d: %d left after all rounds", c.throne, left)
		}
		tb.players[1].points = int16(c.throne) + 7
		wantEqual(t, "when another has arrived", tb.left(0), 0)
		tb.players[0].points = int16(c.throne) - 1
		tb.players[1].points, tb.turns = 0, 1
		wantEqual(t, "its own way costs nothing", tb.left(0), c.throne-fullTime/(long+5))
		tb.players[0].points++
		wantEqual(t, "when it has arrived", tb.left(0), 0)
	}
}
