package market

import (
	"slices"
	"testing"

	"runehall/games"
)

// TestLacks has moves refused, and checks what is said to be lacking, with the numbers of the moment.
func TestLacks(t *testing.T) {
	number := games.NumberArg
	for _, c := range []struct {
		name, move string
		table      func() *table
		key        string
		args       []games.Arg
	}{
		{"MAR-11 too few runes", "0 outpost-for-runes 1,0,0,0,0,0 own", func() *table {
			return sit(t, 2).loose(0, 1, 0).hold(0, "5+9").begin(0)
		}, "market.lacks.price", []games.Arg{number("price", 4), number("cards", 14), number("n", 1)}},
		{"MAR-27 runes in a chained store cannot pay", "0 outpost-for-runes 0,2,0,0,0,0 own", func() *table {
			return sit(t, 2).main(0, RedMain, 8).occupy(0, RedMain, 1).loose(0, 0, 2).hold(0, "thief").begin(0)
		}, "market.lacks.price-chained", []games.Arg{number("price", 4), number("cards", 0), number("n", 2)}},
		{"MAR-30 too few for a ransom", "0 ransom-for-runes 0,2,0,0,0,0 red", func() *table {
			return sit(t, 2).main(0, RedMain, 0).occupy(0, RedMain, 1).loose(0, 0, 2).begin(0)
		}, "market.lacks.ransom", []games.Arg{number("price", 3), number("n", 2)}},
		{"MAR-30 frozen runes are no ransom", "0 ransom-for-runes 0,2,0,0,0,0 red", func() *table {
			return sit(t, 2).main(0, RedMain, 8).occupy(0, RedMain, 1).loose(0, 0, 2).begin(0)
		}, "market.lacks.ransom-chained", []games.Arg{number("price", 3), number("n", 2)}},
		{"MAR-19 no price of a rune", "0 rune 1+5 red", func() *table { return sit(t, 2).hold(0, "5+1").begin(0) },
			"market.lacks.sum", []games.Arg{number("n", 6)}},
		{"MAR-20 too little for an outpost", "0 outpost 1+5 own",
			func() *table { return sit(t, 2).hold(0, "5+1").begin(0) }, "market.lacks.more",
			[]games.Arg{number("n", 6), number("short", 15)}},
		{"MAR-21 too low", "1 show 4",
			func() *table { return sit(t, 2).hold(0, "9").hold(1, "4+10").begin(0).play("0 duel 9 1") },
			"market.lacks.low",
			[]games.Arg{number("card", 4), number("n", 9)}},
		{"MAR-27 a collector stops interest", "0 interest red", func() *table {
			return sit(t, 2).main(0, RedMain, 2).occupy(0, RedMain, 1).begin(0)
		}, "market.lacks.frozen", []games.Arg{number("n", 3)}},
		{"MAR-10 an empty store", "0 interest red", func() *table { return sit(t, 2).main(0, RedMain, 0).begin(0) },
			"market.lacks.empty", nil},
		{"MAR-10 interest was taken", "0 interest red", func() *table {
			return sit(t, 2).main(0, RedMain, 1).begin(0).play("0 interest red")
		}, "market.lacks.later", []games.Arg{number("n", 1)}},
	} {
		t.Run(c.name, func(t *testing.T) {
			tb := c.table()
			s, m := tb.parse(c.move)
			if tb.Check(s, m) == nil {
				t.Fatal("it is legal")
			}
			got, ok := lacks(view(tb.Game, s), s, m)
			if !ok || got.Key != c.key || !slices.Equal(got.Args, c.args) {
				t.Errorf("it lacks %v, %v; not %s %v", got, ok, c.key, c.args)
			}
			if _, ok := lacks(view(tb.Game, games.Public), s, m); ok {
				t.Error("everybody is told what a hand lacks")
			}
		})
	}
	tb := sit(t, 2).hold(0, "5").begin(0)
	if s, m := tb.parse("0 rune 5 red"); true {
		if got, ok := lacks(view(tb.Game, s), s, m); ok {
			t.Errorf("a legal move lacks %v", got)
		}
	}
}
