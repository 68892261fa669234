package market

import (
	"testing"

	"runehall/games"
	"runehall/internal/workshop/gamestest"
)

// What a store bears now differs from what it will bear: for the seat on turn, what was noted at its beginning counts
// now.
func TestMAR10_TheOutlook(t *testing.T) {
	tb := sit(t, 3).main(0, RedMain, 1).joined(0, RedMain).main(0, BlueMain, 0).loose(0, 0, 2).
		main(1, RedMain, 2).post(1, Post1, Blue, 1).pile(1, Red, 1, 2).main(2, BlueMain, 0).occupy(2, BlueMain,
		0).begin(0)
	v := view(tb.Game, games.Public)
	wantEqual(t, "now", []int{v.Bears(RedMain), v.Bears(BlueMain)}, []int{2, 0})
	want := func(what string, s games.Seat, at Place, want Outlook) {
		t.Helper()
		wantEqual(t, what, view(tb.Game, games.Public).Outlook(s, at), want)
	}
	want("joined", 0, RedMain, Outlook{Bears: 2})
	want("empty", 0, BlueMain, Outlook{})
	want("none", 0, Post1, Outlook{})
	want("main", 1, RedMain, Outlook{Bears: 1})
	want("a post", 1, Post1, Outlook{Bears: 1})
	want("a pile", 1, Pile1, Outlook{Toll: true})
	want("empty and occupied", 2, BlueMain, Outlook{Lost: true})
	wantEqual(t, "income", []int{v.Income(0), v.Income(1), v.Income(2)}, []int{2, 2, 0})
	wantEqual(t, "tolls", []int{v.Tolls(0), v.Tolls(1), v.Tolls(2)}, []int{0, -1, 1})
	tb.play("0 put blue blue", "0 interest red")
	want("filled since", 0, BlueMain, Outlook{Bears: 1})
	wantEqual(t, "not now", view(tb.Game, 0).Bears(BlueMain), 0)
}

// Two stores of one colour share the market's runes of that colour.
func TestMAR10_StoresShareTheMarket(t *testing.T) {
	tb := sit(t, 2).main(0, RedMain, 3).post(0, Post1, Red, 3).drain(1, 1, 3).begin(1)
	v := view(tb.Game, 0)
	wantEqual(t, "each", []int{v.Outlook(0, RedMain).Bears, v.Outlook(0, Post1).Bears}, []int{1, 1})
	wantEqual(t, "together", v.Income(0), 1)
}

// In the last round, a seat that has had its last turn gets no more interest, while the others still do.
func TestMAR31_NoOutlookAfterTheLastTurn(t *testing.T) {
	tb := sit(t, 3, roundEnding).hold(1, "5").main(0, RedMain, 1).main(1, BlueMain, 2).main(2, BlueMain, 2).occupy(2,
		BlueMain, 0).
		pile(0, Blue, 1, 2).drain(2, 1, 0).begin(1)
	wantEqual(t, "before", view(tb.Game, 0).Outlook(1, BlueMain).Bears, 0) // no blue rune is left
	tb.play("1 rune 5 red")
	tb.players[2].loose[Red] -= 3
	tb.market.Runes[Red] += 3
	v := view(tb.Game, 0)
	wantEqual(t, "after it", []any{v.Outlook(0, RedMain), v.Income(0), v.Outlook(1, BlueMain)},
		[]any{Outlook{}, 0, Outlook{}})
	wantEqual(t, "before it", []any{v.Outlook(2, BlueMain), v.Tolls(0), v.Tolls(2)}, []any{Outlook{Toll: true}, 1, -1})
	tb = sit(t, 2).main(1, RedMain, 1).main(0, BlueMain, 1)
	tb.turns = 2*MaxTurns - 2
	tb.begin(0)
	v = view(tb.Game, 0)
	wantEqual(t, "the longest match", []int{v.Income(0), v.Income(1)}, []int{0, 1})
	tb.turns = 2*MaxTurns - 3
	tb.begin(1)
	v = view(tb.Game, 0)
	wantEqual(t, "a round before", []int{v.Income(0), v.Income(1)}, []int{1, 1})
}

func TestMAR19_WhatIsMissing(t *testing.T) {
	v := view(sit(t, 2).Game, games.Public)
	for _, c := range []struct {
		cards       Set
		short, more int
	}{{0, 5, 21}, {SetOf(4), 1, 17}, {SetOf(5), 0, 16}, {SetOf(6), 4, 15}, {SetOf(10, 4), 1, 7}, {SetOf(9, 7), -1, 5},
		{SetOf(10, 9, 4), -1, 0}} {
		sale := v.Buys(c.cards)
		wantEqual(t, c.cards.String(), []int{sale.RuneShort, sale.MoreShort}, []int{c.short, c.more})
	}
}

func TestMAR19_TheCheapestSet(t *testing.T) {
	v := view(sit(t, 2).Game, games.Public)
	for _, c := range []struct {
		goal         Goal
		hand, chosen Set
		want         Set
		ok           bool
	}{
		{RuneGoal, SetOf(1, 4, 5, 10), 0, SetOf(5), true}, // one card, not two
		{RuneGoal, SetOf(1, 4, 10), 0, SetOf(1, 4), true}, // the lower sum, though with more cards
		{RuneGoal, SetOf(1, 4, 10), SetOf(10), SetOf(10), true},
		{RuneGoal, SetOf(1, 4, 9), SetOf(9), SetOf(1, 9), true},
		{RuneGoal, SetOf(6, 8, 8), SetOf(8), 0, false},
		{RuneGoal, SetOf(10, 6, 5), SetOf(10, 6), 0, false}, // 16 is too much already
		{RuneGoal, SetOf(Thief, RedCard), 0, 0, false},
		{MoreGoal, SetOf(9, 9, 7, 5), 0, SetOf(9, 7, 5), true}, // 21, not 23
		{MoreGoal, SetOf(10, 10, 10), 0, SetOf(10, 10, 10), true},
		{MoreGoal, SetOf(10, 8, 4, 3, 3), SetOf(4), SetOf(10, 8, 4), true},        // 22: no set with the 4 makes 21
		{MoreGoal, SetOf(10, 10, 9, 1), SetOf(10, 10, 9), SetOf(10, 10, 9), true}, // chosen cards are never dropped
		{MoreGoal, SetOf(10, 9), 0, 0, false},
	} {
		got, ok := v.Cheapest(c.goal, c.hand, c.chosen)
		if got != c.want || ok != c.ok {
			t.Errorf("goal %d of %v with %v: got %v, %v, want %v, %v", c.goal, c.hand, c.chosen, got, ok, c.want, c.ok)
		}
	}
}

// The cheapest set is the one that a search through all sets finds.
func TestMAR19_TheCheapestOfAllSets(t *testing.T) {
	v := view(sit(t, 2).Game, games.Public)
	chance := games.NewChance(5, 1)
	for range 300 {
		var hand, chosen Set
		for range chance.IntN(9) {
			hand.add(Card(1 + chance.IntN(int(Highest))))
		}
		for _, c := range hand.Cards() {
			if chance.IntN(4) == 0 {
				chosen.add(c)
			}
		}
		for goal := RuneGoal; goal <= MoreGoal; goal++ {
			sum, size := 0, 0
			for _, set := range slowSets(hand.Cards()) {
				n := set.Sum()
				if set.has(chosen) && goal.reached(n) && (size == 0 || n < sum || n == sum && set.Size() < size) {
					sum, size = n, set.Size()
				}
			}
			got, ok := v.Cheapest(goal, hand, chosen)
			if ok != (size > 0) || ok && (got.Sum() != sum || got.Size() != size || !hand.has(got) ||
				!got.has(chosen)) {
				t.Fatalf("goal %d of %v with %v: got %v, %v, want %d cards for %d", goal, hand, chosen, got, ok, size,
					sum)
			}
		}
	}
}

func TestMAR11_WhatCanBePaid(t *testing.T) {
	tb := sit(t, 3).main(0, RedMain, 2).joined(0, RedMain).post(0, Post1, Red, 4).loose(0, 1, 1).main(1, RedMain,
		1).occupy(1, RedMain, 0).begin(0)
	v := view(tb.Game, 0)
	wantEqual(t, "spendable", []Payment{v.Spendable(0, Red), v.Spendable(0, NoColour), v.Spendable(1, Red)},
		[]Payment{{1, 0, 2, 0, 4, 0}, {1, 1, 2, 0, 4, 0}, {}})
	wantEqual(t, "short", []int{v.Short(0, Red), v.Short(0, Blue), v.Short(1, Red)}, []int{0, 2, 3})
	for runes, want := range map[int]Payment{
		1: {1}, 3: {1, 0, 0, 0, 2, 0}, 5: {1, 0, 1, 0, 3, 0}, 6: {1, 0, 1, 0, 4, 0}, 7: {1, 0, 2, 0, 4, 0},
	} {
		got, ok := v.Proposed(0, Red, runes)
		wantEqual(t, "proposed", []any{got, ok}, []any{want, true})
	}
	_, ok := v.Proposed(0, Red, 8)
	wantEqual(t, "too much", ok, false)
	got, _ := v.Proposed(0, NoColour, RansomRunes)
	wantEqual(t, "of any colour", got, Payment{1, 1, 0, 0, 1, 0})
	if r := v.WhyNot(0, Move{Kind: OutpostForRunes, Pay: Payment{1, 0, 0, 0, 2, 0}, To: Post1}); r == nil {
		t.Error("an outpost is joined to an outpost")
	}
}

func TestMAR15_WhereThingsCanGo(t *testing.T) {
	tb := sit(t, 3).main(0, RedMain, 1).main(1, BlueMain, 0).joined(1, BlueMain).post(2, Post1, Red, 1).main(2, RedMain,
		1).occupy(2, RedMain, 0).begin(0)
	v := view(tb.Game, 0)
	wantEqual(t, "an outpost", [][]Place{v.AppendOutpostPlaces(nil, 0), v.AppendOutpostPlaces(nil, 1),
		v.AppendOutpostPlaces(nil, 2)},
		[][]Place{{Loose, RedMain}, {Loose}, {RedMain}})
	wantEqual(t, "a collector", v.AppendTargets(nil, 0), []Target{{1, BlueMain}, {2, Post1}})
}

// Outcome tells the changes that a move would make, without changing the match.
func TestWhatAMoveChanges(t *testing.T) {
	tb := sit(t, 4).main(0, RedMain, 1).loose(0, 2, 0).main(1, BlueMain, 2).joined(1, BlueMain).hold(0,
		"10+9+2+5").begin(0)
	before := *tb.Game
	v := view(tb.Game, 0)
	of := func(line string) Outcome {
		t.Helper()
		s, m := tb.parse(line)
		o, ok := v.Outcome(s, m)
		if !ok {
			t.Errorf("%s has no outcome", line)
		}
		return o
	}
	join := of("0 outpost-for-runes 2,0,0,0,0,0 red")
	wantEqual(t, "joined", join, Outcome{Changes: [5]Change{{Points: 0, Income: 1}}, Step: BuyStep, Forgone: 1})
	own := of("0 outpost 2+9+10 own")
	wantEqual(t, "of its own, by cards", own, Outcome{Changes: [5]Change{{Points: 2}}, Step: CardStep, Forgone: 1})
	sent := of("0 collector 2+9+10 1 blue")
	wantEqual(t, "a collector", sent, Outcome{Changes: [5]Change{{Tolls: 1}, {Points: -3, Income: -2, Tolls: -1}},
		Step: CardStep, Forgone: 1})
	wantEqual(t, "interest", of("0 interest red"), Outcome{Changes: [5]Change{{Points: 1}}, Step: InterestStep})
	wantEqual(t, "a rune", of("0 rune 5 red"), Outcome{Changes: [5]Change{{Points: 1}}, Step: CardStep, Forgone: 1})
	wantEqual(t, "a store given up", of("0 give-up red"), Outcome{Changes: [5]Change{{Income: -1}}, Forgone: 1})
	for _, line := range []string{"0 end", "0 take-card 1", "0 ransom 2+9+10 red", "1 end"} {
		s, m := tb.parse(line)
		if o, ok := v.Outcome(s, m); ok {
			t.Errorf("%s has the outcome %+v", line, o)
		}
	}
	if *tb.Game != before {
		t.Error("the match has changed")
	}
	last := sit(t, 2).hold(0, "5").drain(1, 1, 0).begin(0)
	o, _ := view(last.Game, 0).Outcome(0, Move{Kind: BuyRune, Cards: SetOf(5), Colour: Red})
	wantEqual(t, "the last rune", []any{o.Empties, o.Changes[0].Points, view(last.Game, 1).RunesLeft()},
		[]any{true, 1, 1})
}

func TestMAR32_WherePointsComeFrom(t *testing.T) {
	tb := sit(t, 3).main(0, RedMain, 3).occupy(0, RedMain, 1).post(0, Post1, Blue, 1).pile(0, Blue, 2, 1).loose(0, 1,
		1).begin(1)
	wantEqual(t, "score", view(tb.Game, games.Public).Score(0),
		Score{Loose: 2, Stored: 6, Outposts: 1, Collectors: 2, Points: 8})
	wantEqual(t, "points", view(tb.Game, games.Public).Points(0), 8)
}

func TestMAR33_TheStanding(t *testing.T) {
	want := func(what string, v View, want Standing) {
		t.Helper()
		wantEqual(t, what, v.Standing(), want)
	}
	tb := sit(t, 3).loose(0, 3, 0).loose(1, 0, 2).loose(2, 1, 0).begin(0)
	want("by points", view(tb.Game, 0), Standing{First: [5]bool{true}})
	tb = sit(t, 3).loose(0, 4, 0).loose(1, 0, 2).post(1, Post1, NoColour, 0).begin(0)
	want("by outposts", view(tb.Game, 0), Standing{[5]bool{false, true}, ByOutposts})
	tb = sit(t, 3).loose(0, 4, 0).main(1, RedMain, 5).occupy(1, RedMain, 0).begin(0)
	want("by collectors", view(tb.Game, 0), Standing{[5]bool{true}, ByCollectors})
	// Hands decide only at the end of the match, also for a reader who sees them before.
	tb = tie(t, 2).hold(0, "3").hold(1, "9").begin(0).play("0 rune 5 red")
	want("by cards", view(tb.Game, 0), Standing{[5]bool{false, true}, ByCard})
	tb = sit(t, 2).loose(0, 4, 0).loose(1, 0, 4).hold(0, "3").hold(1, "9").begin(0)
	want("not yet", view(tb.Game, games.All), Standing{First: [5]bool{true, true}})
	tb = tie(t, 2).hold(0, "9").hold(1, "9").begin(0).play("0 rune 5 red")
	want("played for", view(tb.Game, games.Public), Standing{First: [5]bool{true, true}})
}

// In whole matches the last standing agrees with the result, and outcomes agree with what moves then do. What a board
// asks often allocates nothing.
func TestWhatABoardAsksHolds(t *testing.T) {
	asked := 0
	for seed := range uint64(12) {
		setup := setupOf(2+int(seed%4), seed)
		setup.Options = map[string]string{OptionEnding: []string{EndingSudden, EndingRound}[seed/4%2]}
		g := newGame(setup, nil)
		gamestest.GreedyMatch(Def, g, seed, func(s games.Seat, m Move) {
			v := view(g, s)
			o, ok := v.Outcome(s, m)
			if !ok {
				return
			}
			asked++
			var after Game
			g.CloneInto(&after)
			if r := after.Apply(s, m); r != nil {
				t.Fatal(r)
			}
			for i := range g.seats {
				if got := g.players[i].points() + o.Changes[i].Points; got != after.players[i].points() {
					t.Fatalf("seed %d, %s: seat %d has %d points, not %d", seed, Def.Moves.Text(m), i,
						after.players[i].points(), got)
				}
			}
			if allocated := testing.AllocsPerRun(1, func() {
				v.Outcome(s, m)
				v.Standing()
				v.Cheapest(MoreGoal, v.Hand(s), 0)
				v.Income(s)
				v.Proposed(s, NoColour, RansomRunes)
			}); allocated != 0 {
				t.Fatalf("%s: %g allocations", Def.Moves.Text(m), allocated)
			}
		}, nil)
		standing := view(g, games.Public).Standing()
		if !standing.First[g.winner] {
			t.Errorf("seed %d: %+v, but %d has won", seed, standing, g.winner)
		}
	}
	if asked < 500 {
		t.Errorf("only %d moves were asked for", asked)
	}
}
