package market

import (
	"slices"
	"testing"

	"runehall/games"
	"runehall/games/bots"
	"runehall/internal/workshop/gamestest"
)

// Looking one move ahead beats random play in nearly all matches, with any number of seats, so the evaluation knows
// what the game is about.
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

// Masters with more than two seats finish their matches, though each prevents the others from ending them as long as it
// can.
func TestMastersComeToAnEnd(t *testing.T) {
	entry := games.NewEntry(Def, bots.Ladder(Def))
	for _, seats := range []int{3, games.MaxSeats} {
		report, err := entry.Simulate(games.SimConfig{Setup: setupOf(seats, 3),
			Players: slices.Repeat([]games.Player{{Driver: bots.Master}}, seats), Matches: 2})
		if err != nil {
			t.Fatal(err)
		}
		t.Logf("%d seats: %d moves", seats, report.Moves)
		if report.Moves > 2*500 {
			t.Errorf("%d seats: two matches of masters take %d moves", seats, report.Moves)
		}
	}
}

// With two seats the learnt weights are used, with more the ones set by hand.
func TestWhatCountsForWhom(t *testing.T) {
	chance := games.NewChance(3, 3)
	for seats := 2; seats <= games.MaxSeats; seats++ {
		g, others := newGame(setupOf(seats, 3), nil), 0
		for range 60 {
			acting := g.AppendActing(nil)
			if len(acting) == 0 {
				break
			}
			s := acting[0].Seat
			byHand := *worth
			byHand.Weights = nil
			if got, want := plain(g, s), byHand.Evaluate(g, s); got != want {
				t.Fatalf("%d seats: by hand a position is worth %d, not %d", seats, got, want)
			}
			if evaluate(g, s) != plain(g, s) {
				others++
			}
			moves := g.AppendMoves(nil, s)
			if refusal := g.Apply(s, moves[chance.IntN(len(moves))]); refusal != nil {
				t.Fatal(refusal)
			}
		}
		if (others > 0) != (seats == 2) {
			t.Errorf("%d seats: %d positions are worth something else than by hand", seats, others)
		}
	}
}

// hold scales the learnt weights so that a point counts as 100 halfway through a match, and gives the runes left in the
// market the weight of points.
func TestHold(t *testing.T) {
	weights := make([]games.Weight, partCount)
	for i := range weights {
		weights[i] = games.Weight{Early: 100 * i, Late: -40 * i}
	}
	weights[pointsPart], weights[wonPart] = games.Weight{Early: 100, Late: 300}, games.Weight{Early: 100, Late: 100}
	hold(weights)
	want := map[int]games.Weight{
		pointsPart: {Early: 50, Late: 150}, leftPart: {Early: 50, Late: 150},
		tollPart: {Early: 50 * tollPart, Late: -20 * tollPart}, wonPart: {Early: 100, Late: 100},
	}
	for part, w := range want {
		if weights[part] != w {
			t.Errorf("%s counts %+v, not %+v", worth.Parts[part], weights[part], w)
		}
	}
	weights[pointsPart] = games.Weight{Early: -10, Late: 5}
	if hold(weights); weights[tollPart] != want[tollPart] || weights[leftPart] != weights[pointsPart] {
		t.Errorf("where points count nothing: %+v", weights)
	}
}

// After a number of turns a match is overdue, and increasingly so.
func TestOverdue(t *testing.T) {
	g := newGame(setupOf(4, 1), nil)
	for turns, want := range map[int16]int{0: 0, dueTurns: 0, dueTurns + 1: lateRise, dueTurns + 3: 3 * lateRise,
		dueTurns + 10: 100, 4 * MaxTurns: 100} {
		if g.turns = turns; overdue(g) != want {
			t.Errorf("after %d turns a match is overdue by %d percent, not %d", turns, overdue(g), want)
		}
	}
}

// Matches of greedy players end because the market is empty, at once or with the round, and not by MAR-34. With two
// seats they take longest.
func TestGreedyMatchesAreShort(t *testing.T) {
	for _, ending := range []string{EndingSudden, EndingRound} {
		for seats := 2; seats <= games.MaxSeats; seats++ {
			const matches = 12
			total, longest := 0, 0
			for seed := range uint64(matches) {
				setup := setupOf(seats, seed)
				setup.Options = map[string]string{OptionEnding: ending}
				g := newGame(setup, nil)
				gamestest.GreedyMatch(Def, g, seed, nil, nil)
				rounds := (int(g.turns)-1)/seats + 1
				if g.clause != "MAR-31" {
					t.Errorf("%s, %d seats, seed %d: ended by %s after %d rounds", ending, seats, seed, g.clause,
						rounds)
				}
				if ending == EndingRound && int(g.turns)%seats != 0 {
					t.Errorf("%d seats, seed %d: the round was not finished after %d turns", seats, seed, g.turns)
				}
				total += rounds
				longest = max(longest, rounds)
			}
			mean := float64(total) / matches
			t.Logf("%s, %d seats: %.1f rounds, at most %d", ending, seats, mean, longest)
			if mean < 4 || mean > 16 {
				t.Errorf("%s, %d seats: %.1f rounds in the mean", ending, seats, mean)
			}
		}
	}
}
