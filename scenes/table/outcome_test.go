package table

import (
	"slices"
	"strings"
	"testing"

	"runehall/games"
	"runehall/games/bots"
	"runehall/games/market"
	"runehall/games/masters"
	"runehall/ui"
)

// TestChangesSayWhy finds in the results of a match why coins went: which tile was laid and which line was completed,
// with the seat and the number of the row.
func TestChangesSayWhy(t *testing.T) {
	v := watch(t, 0)
	o := outcome(v.stage, v.scene.kind, v.match)
	says := map[string]string{
		"ritual.tally.placing":            "ritual.say.placed. ritual.say.over. ritual.say.over-own. ritual.say.first.",
		"ritual.tally.line":               "ritual.say.line-paid",
		"ritual.tally.home-building-over": "ritual.say.over. ritual.say.over-own.",
	}
	looked := 0
	for _, row := range o.Rows {
		keys, ok := says[row.Reason]
		if !ok {
			continue
		}
		for _, c := range row.Changes {
			looked++
			begins := func(key string) bool { return strings.HasPrefix(c.Why.Key, key) }
			if !slices.ContainsFunc(strings.Fields(keys), begins) {
				t.Errorf("%s in move %d is explained by %q", row.Reason, c.Move, c.Why.Key)
			}
			made := v.match.Made()[c.Move-1]
			if seat := c.Why.Args[0].Seat; seat != made.Seat && row.Reason != "ritual.tally.line" {
				t.Errorf("%s: move %d is seat %d's, and seat %d is named", row.Reason, c.Move, made.Seat, seat)
			}
		}
	}
	if looked < 20 {
		t.Errorf("only %d changes were looked at", looked)
	}
}

// TestCurveFollowsWhatMastersHold draws the graph of a game that counts only at its end: it must follow the view's
// points, move by move.
func TestCurveFollowsWhatMastersHold(t *testing.T) {
	setup := games.Setup{
		Seats: 3, Seed: 8, Starts: []games.Seat{0},
		Options: map[string]string{
			masters.OptionAdepts: games.Yes, masters.OptionExtra: games.Yes, masters.OptionHigh: games.Yes,
		},
	}
	m, err := games.NewMatch(masters.Def, setup, players([]string{"greedy", "random", "greedy"}))
	if err != nil {
		t.Fatal(err)
	}
	kind := Kind[*masters.Game, masters.Move, masters.Event, masters.View]{
		Def: masters.Def, Levels: bots.Ladder(masters.Def), Former: bots.Former(masters.Def),
	}
	p, err := newPlay(&kind, m, &keeper{}, parts[masters.Move, masters.View]{})
	if err != nil {
		t.Fatal(err)
	}
	var want [][3]int
	note := func() {
		v := m.View(games.All)
		for len(want) <= len(m.Made()) {
			want = append(want, [3]int{v.Points(0), v.Points(1), v.Points(2)})
		}
	}
	for note(); !p.over(); note() {
		if err := p.tick(true, true); err != nil {
			t.Fatal(err)
		}
	}
	o := outcome(newStage(t, "en", ui.Look{}), &kind, m)
	if len(o.Curve) != len(want) {
		t.Fatalf("the curve has %d points after %d moves", len(o.Curve), len(m.Made()))
	}
	for move, points := range want {
		if got := [3]int(o.Curve[move]); got != points {
			t.Errorf("after move %d the curve says %v, want %v", move, got, points)
		}
	}
	if want[len(want)/2] == [3]int{} {
		t.Error("the match is flat up to its middle: nothing is compared")
	}
}

// TestTieIsTold: the results tell what decided between seats with the same points, and nothing if points have decided.
func TestTieIsTold(t *testing.T) {
	if testing.Short() {
		t.Skip("matches are played until there is a tie")
	}
	kind := Kind[*market.Game, market.Move, market.Event, market.View]{
		Def: market.Def, Levels: bots.Ladder(market.Def), Former: bots.Former(market.Def),
	}
	told := map[bool]int{}
	for seed := uint64(1); told[true] == 0 || told[false] == 0; seed++ {
		if seed > 4000 {
			t.Fatalf("there is no tie, or nothing else: %v", told)
		}
		var players []games.Player
		for range games.MaxSeats {
			players = append(players, games.Player{Driver: "greedy", Colour: "c", Emblem: "e", Name: "n"})
		}
		m, err := games.NewMatch(market.Def, games.Setup{Seats: games.MaxSeats, Seed: seed}, players)
		if err != nil {
			t.Fatal(err)
		}
		chance := games.NewChance(seed, 1)
		for range 3000 {
			acting := m.Core().AppendActing(nil)
			if len(acting) == 0 {
				break
			}
			moves := m.Core().AppendMoves(nil, acting[0].Seat)
			if _, refusal := m.Make(acting[0].Seat, moves[chance.IntN(len(moves))]); refusal != nil {
				t.Fatal(refusal)
			}
		}
		result, over := m.Core().Result()
		if !over {
			continue
		}
		account := accountOf(kind.Def, m.Told(), &result, len(m.Made()), games.MaxSeats)
		said := account.Tie()
		first, second := games.Seat(0), false
		for s := range games.Seat(games.MaxSeats) {
			if result.Rank[s] == 1 {
				first = s
			}
		}
		for s := range games.Seat(games.MaxSeats) {
			second = second || s != first && result.Points[s] == result.Points[first]
		}
		if told[second]++; second &&
			(len(said) == 0 || said[0].Key == "market.say.scored" || said[len(said)-1].Key == "market.say.won") {
			t.Errorf("seed %d: a tie is told by %v", seed, said)
		}
		if alike := tied(&result); !alike && len(said) > 0 {
			t.Errorf("seed %d: without a tie it says %v", seed, said)
		}
	}
}

// tied reports whether any seats with the same points have different ranks.
func tied(r *games.Result) bool {
	for s := range games.MaxSeats {
		for o := range games.MaxSeats {
			if r.Points[s] == r.Points[o] && r.Rank[s] < r.Rank[o] {
				return true
			}
		}
	}
	return false
}
