package masters

import (
	"slices"
	"strings"
	"testing"

	"runehall/games"
)

// TestObvious has positions with a step that needs no thought, and others in which a choice or a secret is left.
func TestObvious(t *testing.T) {
	one := cards("BBB/GRG")[0]
	last := sit(t, 2, OptionExtra).draw("B1").hold(0, "BBB/GRG")
	last.phase, last.drewExtra = DiscardPhase, true
	for what, c := range map[string]struct {
		tb     *table
		reader games.Seat
		want   Move
	}{
		"the only card that is left":      {last, 0, Move{Kind: PutBeside, Card: one}},
		"that card, as others see it":     {last, 1, Move{}},
		"that card, as everybody sees it": {last, games.Public, Move{}},
		"a single card that fits nowhere": {sit(t, 3).draw("B1").hold(0, "BBB/GRG"), 0,
			Move{Kind: Discard, Card: one}},
		"three cards that fit nowhere":      {stuck(t), 0, Move{}},
		"a card that fits nowhere, or draw": {sit(t, 3, OptionExtra).draw("B1").hold(0, "BBB/GRG"), 0, Move{}},
		"one place for a single card":       {sit(t, 2).draw("B ").hold(0, "BBB/GRG"), 0, Move{}},
	} {
		m, ok := obvious(view(c.tb.Game, c.reader), 0)
		wantEqual(t, what, []any{m, ok}, []any{c.want, c.want != Move{}})
		if _, ok := obvious(view(c.tb.Game, games.All), 1); ok {
			t.Errorf("%s: a step of the seat that is not on turn", what)
		}
	}
}

// TestTheOnlyPlaceIsNotObvious finds tables on which a single card fits in one place only. It is still the player's to
// lay, who must see where it goes.
func TestTheOnlyPlaceIsNotObvious(t *testing.T) {
	chance, met := games.NewChance(1, 6), 0
	for range 20000 {
		var rows [3]string
		for y := range rows {
			for range 3 {
				rows[y] += string("BGR"[chance.IntN(3)]) + string("012012 "[chance.IntN(7)])
			}
		}
		many := func(s string) bool { return strings.Count(strings.Join(rows[:], ""), s) > HandCards }
		if many("0") || many("1") || many("2") {
			continue
		}
		tb := sit(t, 3).draw(rows[:]...).hold(0, "BBB/GRG")
		moves := tb.AppendMoves(nil, 0)
		if len(moves) != 1 || moves[0].Kind != Play {
			continue
		}
		met++
		if m, ok := obvious(view(tb.Game, 0), 0); ok {
			t.Fatalf("%v is obvious", m)
		}
	}
	if met == 0 {
		t.Error("there was always a choice")
	}
}

// TestObviousIsTheOnlyMove plays random matches: what is obvious is the only legal move, and neither lays a card nor
// places a master.
func TestObviousIsTheOnlyMove(t *testing.T) {
	met := 0
	for seed := range uint64(60) {
		g := newGame(games.Setup{Seats: 2 + int(seed%2), Seed: seed,
			Options: map[string]string{OptionExtra: games.Yes, OptionHigh: games.Yes, OptionAdepts: games.Yes}}, nil)
		chance := games.NewChance(seed, 3)
		for g.phase != OverPhase {
			moves := g.AppendMoves(nil, g.onTurn)
			m, ok := obvious(view(g, g.onTurn), g.onTurn)
			switch {
			case ok && (len(moves) != 1 || moves[0] != m || m.Kind == Play || m.Kind == PlaceMaster):
				t.Fatalf("seed %d: %v is obvious among %v", seed, m, moves)
			case ok:
				met++
			}
			next := moves[chance.IntN(len(moves))]
			// Otherwise hands of one card would be rare.
			if extra := (Move{Kind: DrawExtra}); slices.Contains(moves, extra) {
				next = extra
			}
			if r := g.Apply(g.onTurn, next); r != nil {
				t.Fatal(r)
			}
		}
	}
	if met == 0 {
		t.Error("nothing was obvious")
	}
}
