package market

import (
	"testing"

	"runehall/games"
	"runehall/games/bots"
)

// One move ahead wins nearly all matches against chance, whatever the number of seats: the evaluation knows what the game is
// about.
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

// greedyMatch lets greedy players play a match to its end.
func greedyMatch(g *Game, seed uint64, before func(games.Seat, Move), after func()) {
	scratch := new(Game)
	thinkers := make([]games.Thinker[*Game, Move], g.seats)
	for s := range thinkers {
		for _, level := range bots.Levels(Def) {
			if level.ID == "greedy" {
				thinkers[s] = level.New(seed + uint64(s))
			}
		}
	}
	for made := 0; g.phase != OverPhase; made++ {
		a := g.AppendActing(nil)[0]
		games.Ask(thinkers[a.Seat], scratch, g, a, seed, made)
		decision, done := thinkers[a.Seat].Step(1_000_000)
		for !done {
			decision, done = thinkers[a.Seat].Step(1_000_000)
		}
		before(a.Seat, decision.Move)
		if r := g.Apply(a.Seat, decision.Move); r != nil {
			panic(r)
		}
		after()
	}
}

// Greedy players' matches end when the market is empty, not by MAR-34, and soon: with two seats they take the longest.
func TestGreedyMatchesAreShort(t *testing.T) {
	for seats := 2; seats <= games.MaxSeats; seats++ {
		const matches = 12
		total, longest := 0, 0
		for seed := range uint64(matches) {
			g := newGame(setupOf(seats, seed), nil)
			greedyMatch(g, seed, func(games.Seat, Move) {}, func() {})
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
