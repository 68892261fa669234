package masters

import (
	"slices"
	"testing"

	"runehall/games"
	"runehall/internal/workshop/gamestest"
)

// setups returns n setups that go through the numbers of seats and combinations of options, each with its own seed.
func setups(n int) []games.Setup {
	var list []games.Setup
	for i := range n {
		on := func(bit int) string {
			if i/2>>bit&1 != 0 {
				return games.Yes
			}
			return games.No
		}
		deck := DeckFixed
		if i/2>>3&1 != 0 {
			deck = DeckWild
		}
		list = append(list, games.Setup{Seats: 2 + i%2, Seed: uint64(i), Options: map[string]string{
			OptionAdepts: on(0), OptionExtra: on(1), OptionHigh: on(2), OptionDeck: deck,
		}})
	}
	return list
}

// walk plays a match with choices taken from a stream, and calls before and after around each move. It sometimes
// prefers rare kinds of moves.
func walk(g *Game, next func(n int) int, before, after func(s games.Seat, m Move)) {
	var moves []Move
	for g.phase != OverPhase {
		s := g.onTurn
		moves = g.AppendMoves(moves[:0], s)
		m := moves[next(len(moves))]
		if next(3) == 0 {
			rare := slices.IndexFunc(moves, func(m Move) bool { return m.Kind != Play && m.Kind != PlaceMaster })
			if rare >= 0 {
				m = moves[rare+next(len(moves)-rare)]
			}
		}
		before(s, m)
		if r := g.Apply(s, m); r != nil {
			panic(r)
		}
		after(s, m)
	}
}

// chancy returns a source of choices for walk.
func chancy(seed uint64) func(int) int {
	chance := games.NewChance(seed, 100)
	return chance.IntN
}

func TestRandomMatchesStayWhole(t *testing.T) {
	for _, setup := range setups(128) {
		g := newGame(setup, nil)
		n := 0
		walk(g, chancy(setup.Seed), func(games.Seat, Move) {}, func(s games.Seat, m Move) {
			n++
			if err := whole(g); err != nil {
				t.Fatalf("%+v, move %d, %s by %d: %v", setup, n, Def.Moves.Text(m), s, err)
			}
		})
		if n > Def.MaxMoves {
			t.Errorf("%+v: %d moves", setup, n)
		}
	}
}

// At positions of random matches, the second reading of the rules finds the same placements.
func TestPlacementsAsInTheRulebook(t *testing.T) {
	ignored, refusals := 0, map[*games.Refusal]int{}
	for _, setup := range setups(48) {
		g := newGame(setup, nil)
		n := 0
		walk(g, chancy(setup.Seed), func(s games.Seat, _ Move) {
			if n++; g.phase != PlayPhase || n%3 != 0 {
				return
			}
			table := slowTable(g)
			var wantPlays, wantIgnores []Move
			for _, card := range g.hands[s].list() {
				plays, ignores := table.placements(card, s)
				wantPlays, wantIgnores = append(wantPlays, plays...), append(wantIgnores, ignores...)
			}
			if g.checkPower(s) != nil {
				wantIgnores = nil
			}
			ignored += len(wantIgnores)
			got := g.AppendMoves(nil, s)
			compareMoves(t, got, Play, wantPlays)
			compareMoves(t, got, Ignore, wantIgnores)
			countRefusals(g, s, refusals)
			wantEqual(t, "discards are allowed", kinds(got)[Discard] > 0, len(wantPlays) == 0)
			if t.Failed() {
				t.Fatalf("%+v, move %d", setup, n)
			}
		}, func(games.Seat, Move) {})
	}
	if ignored < 100 {
		t.Errorf("only %d placements needed a rune ignored", ignored)
	}
	for _, r := range []*games.Refusal{refuseCoversNothing, refuseNoMatch, refuseExactly, refuseOnMaster, refuseJoins,
		refuseOnToken} {
		if refusals[r] < 20 {
			t.Errorf("only %d placements were refused by %v", refusals[r], r)
		}
	}
}

// countRefusals counts why places on and around the table are refused for a seat's hand. (That nothing refused is
// listed is checked by the comparison.)
func countRefusals(g *Game, s games.Seat, n map[*games.Refusal]int) {
	low, high := g.board.low, g.board.high
	for _, card := range g.hands[s].list() {
		for turn := range uint8(Turns) {
			for x := low.X - 3; x <= high.X+1; x++ {
				for y := low.Y - 3; y <= high.Y+1; y++ {
					n[g.Check(s, Move{Kind: Play, Card: card, Cell: Cell{x, y}, Turn: turn})]++
				}
			}
		}
	}
}

func kinds(moves []Move) map[MoveKind]int {
	n := map[MoveKind]int{}
	for _, m := range moves {
		n[m.Kind]++
	}
	return n
}

func compareMoves(t *testing.T, got []Move, kind MoveKind, want []Move) {
	t.Helper()
	found := map[Move]bool{}
	for _, m := range got {
		if m.Kind == kind {
			found[m] = true
		}
	}
	for _, m := range want {
		if !found[m] {
			t.Errorf("%s is missing", Def.Moves.Text(m))
		}
		delete(found, m)
	}
	for m := range found {
		t.Errorf("%s is too much", Def.Moves.Text(m))
	}
}

// A few matches suffice for every kind of move to be made.
func TestEveryKindOfMoveIsMade(t *testing.T) {
	made := map[MoveKind]int{}
	for seed := range uint64(120) {
		walk(newGame(everything(2+int(seed%2), seed), nil), chancy(seed), func(_ games.Seat, m Move) { made[m.Kind]++ },
			func(games.Seat, Move) {})
	}
	// Random matches do not come to a table on which nothing can be played, or no master placed: see the tests of
	// MAS-16.
	for kind := ChooseSide; kind < moveKinds; kind++ {
		if made[kind] == 0 && kind != Discard && kind != PutAway {
			t.Errorf("%v is never made", kind)
		}
	}
	t.Log(made)
}

func FuzzPlay(f *testing.F) {
	gamestest.Fuzz(f, Def, gamestest.Options[*Game, Move]{Invariant: whole})
}
