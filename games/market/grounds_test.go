package market

import (
	"slices"
	"testing"

	"runehall/games"
)

// TestGrounds checks the reasons given for moves that cost cards, with the numbers of the moment.
func TestGrounds(t *testing.T) {
	n := func(n int) []games.Arg { return []games.Arg{games.NumberArg("n", n)} }
	for _, c := range []struct {
		name, move string
		table      func() *table
		key        string
		args       []games.Arg
	}{
		{"MAR-22 loose runes", "0 rob thief",
			func() *table { return sit(t, 2).loose(1, 2, 1).hold(0, "thief+5").hold(1, "1").begin(0) }, "rob", n(3)},
		{"MAR-23 hand cards alone", "0 rob thief",
			func() *table { return sit(t, 2).hold(0, "thief+5").hold(1, "1+2").begin(0) }, "rob.cards", n(2)},
		{"MAR-22 a main store steals twice", "0 rob red-store",
			func() *table { return sit(t, 2).hold(0, "red-store").hold(1, "1+2").begin(0) }, "twice", nil},
		{"MAR-12 the lowest card", "0 duel 2 1",
			func() *table { return sit(t, 2).hold(0, "2+9").hold(1, "1").begin(0) }, "duel.lowest", nil},
		{"MAR-21 a high card", "0 duel 9 1", func() *table { return sit(t, 2).hold(0, "2+9").hold(1, "1").begin(0) },
			"duel", n(9)},
		{"MAR-21 the lowest that holds", "1 show 7", func() *table {
			return sit(t, 2).hold(0, "5").hold(1, "2+7+9").begin(0).play("0 duel 5 1")
		}, "show.lowest", nil},
		{"MAR-21 the only one that holds", "1 show 7",
			func() *table { return sit(t, 2).hold(0, "5").hold(1, "2+7").begin(0).play("0 duel 5 1") }, "show", nil},
		{"MAR-21 nothing holds", "1 yield",
			func() *table { return sit(t, 2).hold(0, "5").hold(1, "2+3").begin(0).play("0 duel 5 1") }, "yield", n(5)},
	} {
		t.Run(c.name, func(t *testing.T) {
			tb := c.table()
			s, m := tb.parse(c.move)
			if why := tb.Check(s, m); why != nil {
				t.Fatal(why)
			}
			got, clause, ok := grounds(view(tb.Game, s), s, m)
			if !ok || got.Key != "market.ground."+c.key || !slices.Equal(got.Args, c.args) ||
				!slices.Contains(info.Clauses, clause) {
				t.Errorf("%v %v, of %q, speak for it: %v; not %s %v", got.Key, got.Args, clause, ok, c.key, c.args)
			}
		})
	}
}

// TestGroundsTellNoHand asks, as everybody, for the reasons of moves that depend on a hand: they must not give away
// which card is the lowest, or what is not held.
func TestGroundsTellNoHand(t *testing.T) {
	tb := sit(t, 2).hold(0, "2+9").hold(1, "1+8").begin(0)
	s, m := tb.parse("0 duel 2 1")
	if got, _, _ := grounds(view(tb.Game, games.Public), s, m); got.Key != "market.ground.duel" {
		t.Errorf("everybody is told %s", got.Key)
	}
	seen := sit(t, 2).hold(0, "5").hold(1, "2+7").begin(0).play("0 duel 5 1", "1 show 7", "0 end")
	s, m = seen.parse("1 duel 7 0")
	if got, _, _ := grounds(view(seen.Game, games.Public), s, m); got.Key != "market.ground.duel" {
		t.Errorf("of a card that everybody saw, the only one known, everybody is told %s", got.Key)
	}
	tb.play("0 duel 2 1")
	if s, m = tb.parse("1 yield"); true {
		if got, _, ok := grounds(view(tb.Game, games.Public), s, m); ok {
			t.Errorf("everybody is told %s", got.Key)
		}
	}
}

// TestEveryMoveHasAReason plays random matches: each legal move has a ground, or is of a kind that changes the
// position's worth by itself.
func TestEveryMoveHasAReason(t *testing.T) {
	worth := []MoveKind{Interest, Put, Neutralise, OutpostForRunes, CollectorForRunes, Lay, BuyRune, Outpost, Collector,
		TakeRune, Throw}
	chance := games.NewChance(5, 5)
	for seed := range uint64(12) {
		g := newGame(games.Setup{Seats: 2 + int(seed%3), Seed: seed,
			Options: map[string]string{OptionOpen: games.No, OptionEnding: EndingSudden}}, nil)
		for range 200 {
			acting := g.AppendActing(nil)
			if len(acting) == 0 {
				break
			}
			s := acting[0].Seat
			moves := g.AppendMoves(nil, s)
			for _, m := range moves {
				if _, _, ok := grounds(view(g, s), s, m); !ok && !slices.Contains(worth, m.Kind) {
					t.Fatalf("nothing speaks for %v", m)
				}
			}
			if why := g.Apply(s, moves[chance.IntN(len(moves))]); why != nil {
				t.Fatal(why)
			}
		}
	}
}
