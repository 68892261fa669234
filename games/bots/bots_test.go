package bots_test

import (
	"slices"
	"testing"

	"runehall/games"
	"runehall/games/all"
	"runehall/games/bots"
	"runehall/games/market"
	"runehall/games/masters"
	"runehall/games/ritual"
	"runehall/games/stones"
	"runehall/games/toss"
	"runehall/internal/workshop/gamestest/toys/bids"
	"runehall/internal/workshop/gamestest/toys/cards"
	"runehall/internal/workshop/gamestest/toys/throws"
)

func player(level string) games.Player {
	return games.Player{Driver: level, Colour: "amber", Emblem: "circle", Name: level}
}

// entries has the games to test with: the toy games and the real ones.
var entries = func() map[string]games.Entry {
	list := map[string]games.Entry{
		"cards":  games.NewEntry(cards.Def, bots.Levels(cards.Def)),
		"throws": games.NewEntry(throws.Def, bots.Levels(throws.Def)),
	}
	for _, e := range all.Entries() {
		list[e.Info().ID] = e
	}
	return list
}()

// TestGreedyBeatsRandom seats greedy and random players alternately.
func TestGreedyBeatsRandom(t *testing.T) {
	for name, entry := range entries {
		t.Run(name, func(t *testing.T) {
			matches := 12
			if name == "cards" || name == "throws" {
				matches = 100
			}
			report, err := entry.Simulate(games.SimConfig{
				Setup:   games.Setup{Seats: 2, Seed: 7},
				Players: []games.Player{player("greedy"), player("random")},
				Matches: matches,
			})
			if err != nil {
				t.Fatal(err)
			}
			wins := report.Levels[0].Wins
			t.Logf("greedy wins %.1f of %d, %d ties, %d moves", wins, matches, report.Ties, report.Moves)
			if wins < 0.75*float64(matches) {
				t.Errorf("greedy wins only %.1f of %d", wins, matches)
			}
		})
	}
}

// decide lets a new player of a level make one decision, n units of work at a time.
func decide[C games.Core[C, M, E], M comparable, E any, V any](
	def *games.Def[C, M, E, V], level games.Level[C, M], core C, a games.Acting, made, n int,
) games.Decision[M] {
	thinker := level.New(3)
	games.Ask(thinker, def.Blank(), core, a, 3, made)
	for {
		if d, done := thinker.Step(n); done {
			return d
		}
	}
}

// TestFairAndStepless plays matches of random moves and asks every level at each position: its choice depends neither
// on what the seat cannot know, nor on how its work is divided into steps.
func TestFairAndStepless(t *testing.T) {
	t.Run("cards", func(t *testing.T) { fairAndStepless(t, cards.Def, games.Setup{Seats: 3}, 4) })
	t.Run("throws", func(t *testing.T) { fairAndStepless(t, throws.Def, games.Setup{Seats: 2}, 2) })
	if testing.Short() {
		// The real games take long. It is enough to test them on one processor, since decisions are the same on all
		// (TestDecisionsEverywhere).
		return
	}
	t.Run("ritual", func(t *testing.T) { fairAndStepless(t, ritual.Def, games.Setup{Seats: 3}, 1) })
	t.Run("masters", func(t *testing.T) { fairAndStepless(t, masters.Def, games.Setup{Seats: 3}, 2) })
	t.Run("stones", func(t *testing.T) { fairAndStepless(t, stones.Def, games.Setup{Seats: 2}, 1) })
	t.Run("market", func(t *testing.T) { fairAndStepless(t, market.Def, games.Setup{Seats: 3}, 1) })
	for _, way := range []string{"snatch", "ghost", "calm"} {
		setup := games.Setup{Seats: 3, Options: map[string]string{toss.OptionWay: way}}
		t.Run("toss/"+way, func(t *testing.T) { fairAndStepless(t, toss.Def, setup, 1) })
	}
}

func fairAndStepless[C games.Core[C, M, E], M comparable, E any, V any](
	t *testing.T, def *games.Def[C, M, E, V], setup games.Setup, matches int,
) {
	// Masters think like the quick ones, only longer.
	levels := slices.Concat(bots.Levels(def), bots.Brief(def))
	other := def.Blank()
	asked := 0
	for number := range uint64(matches) {
		setup.Seed = number
		core := def.New(setup, nil)
		chance := games.NewChance(number, 1)
		for made := 0; ; made++ {
			if _, over := core.Result(); over {
				break
			}
			acting := core.AppendActing(nil)
			a := acting[chance.IntN(len(acting))]
			for i, level := range levels {
				if i > 0 && made%7 != 0 {
					continue // ask the slow levels less often
				}
				asked++
				want := decide(def, level, core, a, made, 1<<30)
				for _, n := range []int{1, 13} {
					if got := decide(def, level, core, a, made, n); got != want {
						t.Fatalf("match %d, move %d, %s in steps of %d: %v, in one %v", number, made, level.ID, n, got,
							want)
					}
				}
				for stream := range uint64(3) {
					core.CloneInto(other)
					deal := games.NewChance(99, stream)
					other.Redeal(a.Seat, &deal)
					if got := decide(def, level, other, a, made, 1<<30); got != want {
						t.Fatalf("match %d, move %d, %s: %v, with unseen things dealt anew %v", number, made, level.ID,
							want, got)
					}
				}
				if want.Still && a.Must {
					t.Fatalf("match %d, move %d: %s keeps still where it must act", number, made, level.ID)
				}
			}
			for !a.Must { // go on with a move that somebody must make
				a = acting[chance.IntN(len(acting))]
			}
			d := decide(def, levels[0], core, a, made, 1)
			if refusal := core.Apply(a.Seat, d.Move); refusal != nil {
				t.Fatalf("match %d, move %d: %v is refused: %v", number, made, d.Move, refusal)
			}
		}
	}
	t.Logf("%d decisions compared", asked)
}

// TestStepZero: a player asked to do no work decides nothing.
func TestStepZero(t *testing.T) {
	core := cards.Def.New(games.Setup{Seats: 2, Seed: 1}, nil)
	acting := core.AppendActing(nil)
	for _, level := range slices.Concat(bots.Levels(cards.Def), bots.Ladder(cards.Def)) {
		thinker := level.New(1)
		games.Ask(thinker, cards.Def.Blank(), core, acting[0], 1, 0)
		if _, done := thinker.Step(0); done {
			t.Errorf("%s decides without work", level.ID)
		}
	}
}

// underWay returns a match of Rituals after some moves, and who must act in it.
func underWay(t testing.TB) (*ritual.Game, games.Acting) {
	core := ritual.Def.New(games.Setup{Seats: 4, Seed: 1}, nil)
	chance := games.NewChance(1, 1)
	for made := 0; ; made++ {
		for _, a := range core.AppendActing(nil) {
			if !a.Must {
				continue
			}
			moves := core.AppendMoves(nil, a.Seat)
			if made >= 40 && len(moves) > 50 {
				return core, a
			}
			if refusal := core.Apply(a.Seat, moves[chance.IntN(len(moves))]); refusal != nil {
				t.Fatal(refusal)
			}
			break
		}
	}
}

// TestNoAllocation: after a few decisions a player reuses its memory. The only allocation left is the source of chance
// for dealing anew.
func TestNoAllocation(t *testing.T) {
	core, a := underWay(t)
	scratch := ritual.Def.Blank()
	for _, level := range slices.Concat(bots.Levels(ritual.Def), bots.Brief(ritual.Def)) {
		thinker := level.New(1)
		if n := testing.AllocsPerRun(3, func() {
			games.Ask(thinker, scratch, core, a, 1, 0)
			for done := false; !done; {
				_, done = thinker.Step(100)
			}
		}); n > 1 {
			t.Errorf("%s: %.0f allocations a decision", level.ID, n)
		}
	}
}

// BenchmarkGreedy measures a decision of the greedy player in a turn of Rituals.
func BenchmarkGreedy(b *testing.B) {
	core, a := underWay(b)
	thinker := bots.Levels(ritual.Def)[1].New(1)
	scratch := ritual.Def.Blank()
	b.ReportAllocs()
	for b.Loop() {
		games.Ask(thinker, scratch, core, a, 1, 0)
		for done := false; !done; {
			_, done = thinker.Step(1000)
		}
	}
}

// TestHandsByLevel: Rune Toss, where speed of hand matters, has a level for each hand, and the quicker of two
// neighbouring ones wins at either seat.
func TestHandsByLevel(t *testing.T) {
	const matches = 30
	entry := entries["toss"]
	ladder := []string{"novice", "apprentice", "adept", "master2", "master"}
	levels := entry.Levels()
	if want := slices.Concat([]string{"random", "slow", "greedy", "deft", "quick"}, ladder); !slices.Equal(levels,
		want) {
		t.Fatalf("levels %q, want %q", levels, want)
	}
	levels = levels[:5]
	if got := entries["ritual"].Levels(); !slices.Equal(got, slices.Concat([]string{"random", "greedy"}, ladder)) {
		t.Errorf("levels %q of a game without hands", got)
	}
	for _, way := range []string{"snatch", "ghost"} {
		for i := range levels[1:] {
			pair := levels[i : i+2]
			for seat := range 2 {
				players := []games.Player{player(pair[0]), player(pair[0])}
				players[seat] = player(pair[1])
				report, err := entry.Simulate(games.SimConfig{
					Setup:   games.Setup{Seats: 2, Seed: 3, Options: map[string]string{toss.OptionWay: way}},
					Players: players, Matches: matches,
				})
				if err != nil {
					t.Fatal(err)
				}
				wins := report.Seats[seat].Wins
				t.Logf("%s: %s wins %.1f of %d against %s", way, pair[1], wins, matches, pair[0])
				if wins < 0.6*matches {
					t.Errorf("%s: %s at seat %d wins only %.1f of %d against %s", way, pair[1], seat, wins, matches,
						pair[0])
				}
			}
		}
	}
}

// TestMatchesOfTheLadder plays whole matches of all four levels, with a master that thinks less, at the fewest and at
// the most seats.
func TestMatchesOfTheLadder(t *testing.T) {
	t.Run("ritual", func(t *testing.T) { ladderMatches(t, ritual.Def) })
	t.Run("masters", func(t *testing.T) { ladderMatches(t, masters.Def) })
	t.Run("stones", func(t *testing.T) { ladderMatches(t, stones.Def) })
	t.Run("market", func(t *testing.T) { ladderMatches(t, market.Def) })
	t.Run("toss", func(t *testing.T) { ladderMatches(t, toss.Def) })
	t.Run("cards", func(t *testing.T) { ladderMatches(t, cards.Def) })
	t.Run("bids", func(t *testing.T) { ladderMatches(t, bids.Def) })
	t.Run("throws", func(t *testing.T) { ladderMatches(t, throws.Def) })
}

func ladderMatches[C games.Core[C, M, E], M comparable, E any, V any](t *testing.T, def *games.Def[C, M, E, V]) {
	levels := bots.Ladder(def)
	if def.Deed == nil && def.Joint == nil {
		brief := bots.Brief(def)
		levels[3] = brief[len(brief)-1]
	}
	entry := games.NewEntry(def, levels)
	for _, seats := range []int{def.MinSeats, def.MaxSeats} {
		config := games.SimConfig{Setup: games.Setup{Seats: seats, Seed: 5}, Matches: 2}
		for i := range seats {
			config.Players = append(config.Players, player(levels[(3+i)%4].ID))
		}
		if report, err := entry.Simulate(config); err != nil {
			t.Errorf("%d seats: %v", seats, err)
		} else if t.Logf("%d seats: %d moves", seats, report.Moves); report.Matches != 2 {
			t.Errorf("%d seats: %d matches", seats, report.Matches)
		}
	}
}
