package feats

import (
	"reflect"
	"slices"
	"testing"

	"runehall/games"
	"runehall/games/market"
	"runehall/games/masters"
	"runehall/games/ritual"
	"runehall/games/stones"
	"runehall/games/toss"
)

// move is a move in a test, with its events; at seat games.Nobody it is the set-up.
type move[E any] struct {
	seat   games.Seat
	events []E
}

// scene is a match in a test, with three seats. Tests look at what seat 0 earns.
type scene[E any] struct {
	ranks  string // "122"; empty: the first seat wins
	clause string
	moves  []move[E]
}

func (c *scene[E]) match() *Match[E] {
	ranks := c.ranks
	if ranks == "" {
		ranks = "123"
	}
	m := &Match[E]{Result: games.Result{Clause: c.clause}}
	for s, r := range ranks {
		m.Result.Rank[s] = int8(r - '0')
		m.Players = append(m.Players, games.Player{Driver: games.Person})
	}
	for _, v := range c.moves {
		if v.seat != games.Nobody {
			m.Movers = append(m.Movers, v.seat)
		}
		for _, e := range v.events {
			m.Told = append(m.Told, games.Told[E]{Move: len(m.Movers), Event: e})
		}
	}
	return m
}

func by[E any](s games.Seat, events ...E) move[E] { return move[E]{s, events} }

// tries holds for each feat a match that earns it, followed by some that narrowly do not.
type tries[E any] map[string][]scene[E]

func try[E any](t *testing.T, list []Feat[E], cases tries[E]) {
	t.Helper()
	var ids []string
	for _, f := range list {
		ids = append(ids, f.ID)
		scenes := cases[f.ID]
		if len(scenes) < 2 {
			t.Errorf("%s is not tried", f.ID)
			continue
		}
		for i, c := range scenes {
			if got := f.Earned(c.match(), 0); got != (i == 0) {
				t.Errorf("%s in match %d: %v", f.ID, i, got)
			}
		}
	}
	slices.Sort(ids)
	if len(slices.Compact(ids)) != len(list) || len(list) != 10 || len(cases) != 10 {
		t.Errorf("%d feats of ids %v, %d tries", len(list), ids, len(cases))
	}
}

func won[E any](moves ...move[E]) scene[E]  { return scene[E]{moves: moves} }
func lost[E any](moves ...move[E]) scene[E] { return scene[E]{ranks: "213", moves: moves} }

func TestRitual(t *testing.T) {
	do := by[ritual.Event]
	paid := func(s games.Seat, kind ritual.ShapeKind) ritual.ShapePaid {
		return ritual.ShapePaid{Shape: ritual.Shape{Owner: s, Kind: kind}, Coins: 5}
	}
	coins := func(s games.Seat, n int, why ritual.Cause) ritual.CoinsPlaced {
		return ritual.CoinsPlaced{Seat: s, Coins: n, On: 6, Why: why}
	}
	end := func(ranks, clause string, moves ...move[ritual.Event]) scene[ritual.Event] {
		return scene[ritual.Event]{ranks, clause, moves}
	}
	try(t, Ritual, tries[ritual.Event]{
		"line": {won(do(0, paid(0, ritual.Line))), won(do(0, paid(1, ritual.Line))),
			won(do(0, paid(0, ritual.Circle)))},
		"circle": {won(do(0, paid(0, ritual.Circle))), won(do(0, paid(1, ritual.Circle))),
			won(do(0, paid(0, ritual.Line)))},
		"crossing": {won(do(0, paid(0, ritual.Line), paid(0, ritual.Circle))),
			won(do(0, paid(0, ritual.Line)), do(0, paid(0, ritual.Line))),
			won(do(0, paid(0, ritual.Line), paid(1, ritual.Line)))},
		"full-tile": {won(do(0, coins(0, 6, ritual.ByPlacing))), won(do(0, coins(0, 5, ritual.ByPlacing))),
			won(do(0, coins(1, 6, ritual.ByPlacing))),
			won(do(0, coins(0, 6, ritual.ByExtraCoins)))},
		"over": {won(do(0, ritual.BuiltOver{Seat: 0, Owner: 1})), won(do(0, ritual.BuiltOver{Seat: 0, Owner: 0})),
			won(do(1, ritual.BuiltOver{Seat: 1, Owner: 0})),
			won(do(0, ritual.BuiltOver{Seat: 0, Owner: games.Nobody}))},
		"breach": {won(do(0, ritual.ShapeBroken{Shape: ritual.Shape{Owner: 1}, Coins: 5})),
			won(do(0, ritual.ShapeBroken{Shape: ritual.Shape{Owner: 1}})),
			won(do(1, ritual.ShapeBroken{Shape: ritual.Shape{Owner: 1}, Coins: 5})),
			won(do(0, ritual.ShapeBroken{Shape: ritual.Shape{Owner: 0}, Coins: 5}))},
		"ward": {won(do(0, ritual.Warded{Seat: 1, By: 0})), won(do(0, ritual.Warded{Seat: 0, By: 1}))},
		"reverse": {won(do(0, ritual.RolesChanged{User: 0, Target: 1})),
			won(do(1, ritual.RolesChanged{User: 1, Target: 0}))},
		"away": {end("122", "RIT-7", do(1, ritual.TurnBegan{Seat: 1})),
			end("122", "RIT-7", do(1, ritual.TurnBegan{Seat: 1}), do(1, ritual.TurnBegan{Seat: 0})),
			end("212", "RIT-7", do(1, ritual.TurnBegan{Seat: 2})),
			end("122", "RIT-8", do(1, ritual.TurnBegan{Seat: 1}))},
		"bare-hands": {won(do(1, ritual.RitualRevealed{Seat: 1})), won(do(1, ritual.TurnBegan{Seat: 1})),
			lost(do(2, ritual.RitualRevealed{Seat: 2})),
			won(do(1, ritual.RitualRevealed{Seat: 1}), do(0, ritual.RitualRevealed{Seat: 0})),
			won(do(1, ritual.RitualRevealed{Seat: 1}), do(0, ritual.Answered{Seat: 0}))},
	})
}

func TestMasters(t *testing.T) {
	do := by[masters.Event]
	area := func(s games.Seat, c masters.Colour, n int) masters.AreaScored {
		return masters.AreaScored{Seat: s, Colour: c, Runes: n}
	}
	change := func(s games.Seat, by int) masters.WorthChanged {
		return masters.WorthChanged{Seat: s, From: 10, To: 10 + by}
	}
	card, token := masters.CardPlayed{Seat: 0}, masters.TokenPlaced{Seat: 0}
	try(t, Masters, tries[masters.Event]{
		"wide": {won(do(0, area(0, masters.Blue, 8))), won(do(0, area(0, masters.Blue, 7))),
			won(do(0, area(1, masters.Blue, 9)))},
		"red": {won(do(0, area(0, masters.Red, 3))), won(do(0, area(0, masters.Red, 2), area(0, masters.Red, 1))),
			won(do(0, area(0, masters.Green, 3))),
			won(do(0, area(1, masters.Red, 3)))},
		"colours": {won(do(0, area(0, masters.Red, 1), area(0, masters.Green, 1), area(0, masters.Blue, 1))),
			won(do(0, area(0, masters.Red, 1), area(0, masters.Green, 1), area(1, masters.Blue, 1)))},
		"both": {won(do(0, masters.CardPlayed{Under: true, Beside: true})),
			won(do(0, masters.CardPlayed{Under: true}), do(0, masters.CardPlayed{Beside: true})),
			won(do(1, masters.CardPlayed{Seat: 1, Under: true, Beside: true}))},
		"growth": {won(do(0, card, change(0, 6))), won(do(0, card, change(0, 5))), won(do(0, card, change(1, 6))),
			won(do(0, token, change(0, 6))),
			won(do(1, masters.CardPlayed{Seat: 1}, change(0, 6))),
			won(do(0, card, change(0, 3)), do(0, card, change(0, 3)))},
		"cut": {won(do(0, card, change(1, -3))), won(do(0, card, change(1, -2))), won(do(0, card, change(0, -3))),
			won(do(1, card, change(1, -3))),
			won(do(0, token, change(1, -3)))},
		"ignore": {won(do(0, masters.RuneIgnored{Seat: 0})), won(do(1, masters.RuneIgnored{Seat: 1}))},
		"token": {won(do(0, token, change(0, 2))), won(do(0, token, change(0, 1))), won(do(0, card, change(0, 2))),
			won(do(1, token, change(0, 2)))},
		"token-cut": {won(do(0, token, change(2, -2))), won(do(0, token, change(2, -1))),
			won(do(0, card, change(2, -2))), won(do(0, token, change(0, -2)))},
		"first-done": {won(do(0, masters.SeatDone{Seat: 0}), do(1, masters.SeatDone{Seat: 1})),
			won(do(1, masters.SeatDone{Seat: 1}), do(0, masters.SeatDone{Seat: 0})),
			lost(do(0, masters.SeatDone{Seat: 0}))},
	})
}

func TestStones(t *testing.T) {
	do := by[stones.Event]
	turn := func(s games.Seat) stones.Event { return stones.TurnBegan{Seat: s} }
	row := func(s games.Seat, n int) stones.Event {
		return stones.RowTraded{Seat: s, Artifacts: make([]stones.Colour, n)}
	}
	forged := stones.ArtifactForged{Seat: 0, Artifact: stones.Red}
	bought := func(s games.Seat, c stones.Card) stones.Event { return stones.CardBought{Seat: s, Card: c} }
	stone := func(n int) (list []stones.Event) {
		for range n {
			list = append(list, stones.StoneTaken{Seat: 0})
		}
		return list
	}
	try(t, Stones, tries[stones.Event]{
		"full-row": {won(do(0, row(0, 5))), won(do(0, row(0, 4))), won(do(1, row(1, 5)))},
		"both-rows": {won(do(0, turn(0)), do(0, row(0, 2)), do(0, row(0, 2))),
			won(do(0, turn(0), row(0, 2)), do(0, turn(0), row(0, 2))),
			won(do(0, turn(0), row(0, 2), row(1, 2)))},
		"four-stones": {won(do(0, stone(4)...)), won(do(0, stone(3)...), do(1, stones.StoneTaken{Seat: 1}))},
		"two-forged": {won(do(0, turn(0), forged), do(0, forged)), won(do(0, turn(0), forged), do(0, turn(0), forged)),
			won(do(1, turn(1), stones.ArtifactForged{Seat: 1}, stones.ArtifactForged{Seat: 1}))},
		"wild-ore": {won(do(0, stones.ArtifactForged{Ore: true, Artifact: stones.White})),
			won(do(0, stones.ArtifactForged{Artifact: stones.White})),
			won(do(0, stones.ArtifactForged{Ore: true, Artifact: stones.Red})),
			won(do(1, stones.ArtifactForged{Seat: 1, Ore: true, Artifact: stones.White}))},
		"dragon": {won(do(0, bought(0, 71))), won(do(0, bought(0, 70))), won(do(0, bought(0, 100))),
			won(do(1, bought(1, 78))), won(do(0, stones.DisplayTaken{Card: 71}))},
		"three-abilities": {won(do(0, stones.CardsPlayed{Cards: make([]stones.Card, 3)})),
			won(do(0, stones.CardsPlayed{Cards: make([]stones.Card, 2)})),
			won(do(1, stones.CardsPlayed{Seat: 1, Cards: make([]stones.Card, 3)}))},
		"double-die": {won(do(0, stones.DieRolled{Times: 2})), won(do(0, stones.DieRolled{Times: 1})),
			won(do(1, stones.DieRolled{Seat: 1, Times: 2}))},
		"three-bought": {won(do(0, turn(0), bought(0, 11), bought(0, 12)), do(0, bought(0, 13))),
			won(do(0, turn(0), bought(0, 11), bought(0, 12))),
			won(do(0, turn(0), bought(0, 11), bought(0, 12), turn(0), bought(0, 13)))},
		"overtake": {won(do(1, stones.ThroneReached{Seat: 1})),
			won(do(0, stones.ThroneReached{Seat: 0}), do(1, stones.ThroneReached{Seat: 1})),
			lost(do(1, stones.ThroneReached{Seat: 1})), won(do(0, turn(0)))},
	})
}

func TestToss(t *testing.T) {
	do := by[toss.Event]
	round := toss.RoundBegan{}
	steal := func(thief, victim games.Seat, n int) toss.Event {
		return toss.Stolen{Theft: toss.Theft{Thief: thief, Victim: victim}, Runes: make([]toss.Rune, n)}
	}
	take := func(s games.Seat, tick int32, runes ...toss.Rune) (list []toss.Event) {
		for _, r := range runes {
			list = append(list, toss.Snatched{Seat: s, Rune: r, Tick: tick})
		}
		return list
	}
	flick := func(s games.Seat, d int, touched bool) toss.Event {
		return toss.Flicked{Seat: s, Distance: d, Touched: touched}
	}
	try(t, Toss, tries[toss.Event]{
		"balance": {won(do(0, toss.BalanceCompleted{Seat: 0})), won(do(1, toss.BalanceCompleted{Seat: 1}))},
		"theft":   {won(do(0, steal(0, 1, 4))), won(do(0, steal(0, 1, 3))), won(do(0, steal(1, 0, 4)))},
		"two-thefts": {won(do(0, round, steal(0, 1, 0), steal(0, 2, 0))),
			won(do(0, round, steal(0, 1, 0), round, steal(0, 2, 0))),
			won(do(0, round, steal(0, 1, 0), steal(1, 2, 0)))},
		"contest": {won(do(0, toss.ContestWon{Seat: 0})), won(do(1, toss.ContestWon{Seat: 1}))},
		"hair": {won(do(0, flick(0, 50, false))), won(do(0, flick(0, 51, false))), won(do(0, flick(0, 10, true))),
			won(do(1, flick(1, 10, false)))},
		"pairs": {won(do(0, round), do(0, take(0, 9, 0, 1, 2, 4, 5, 3)...)),
			won(do(0, round), do(0, take(0, 9, 0, 1, 2, 3, 4, 6)...)),
			won(do(0, round), do(0, take(0, 9, 0, 1, 2, 3)...), do(0, round), do(0, take(0, 9, 4, 5)...)),
			won(do(0, round), do(0, take(0, 9, 0, 2, 4)...), do(1, take(1, 9, 1, 3, 5)...))},
		"half": {won(do(0, toss.SeatScored{Seat: 0, Runes: 24})), won(do(0, toss.SeatScored{Seat: 0, Runes: 23})),
			won(do(0, toss.SeatScored{Seat: 1, Runes: 30}))},
		"sure-hand": {won(do(0, take(0, 9, 1)...)), won(do(0, take(0, 0, 1)...)), lost(do(0, take(0, 9, 1)...)),
			won(do(0, take(0, 9, 1)...), do(0, toss.FalseReturned{Seat: 0}))},
		"ahead": {won(do(0, round), do(0, take(0, 9, 7)...), do(1, toss.ClaimMissed{Seat: 1, Rune: 7})),
			won(do(0, round), do(0, take(0, 9, 7)...), do(1, toss.ClaimMissed{Seat: 1, Rune: 8})),
			won(do(0, round), do(0, take(0, 9, 7)...), do(1, round, toss.ClaimMissed{Seat: 1, Rune: 7})),
			won(do(0, round), do(0, take(0, 9, 7)...), do(0, toss.ClaimMissed{Seat: 0, Rune: 7}))},
		"unrobbed": {won(do(0, steal(2, 1, 0))), won(do(0, steal(2, 1, 0), steal(1, 0, 0))), won(do(0, round)),
			lost(do(0, steal(0, 2, 0)))},
	})
}

func TestMarket(t *testing.T) {
	do := by[market.Event]
	turn := func(s games.Seat) market.Event { return market.TurnBegan{Seat: s} }
	interest := func(s games.Seat, n int) market.Event { return market.InterestTaken{Seat: s, Runes: n} }
	paid := func(s games.Seat, sum, n int) market.Event {
		return market.CardsPaid{Seat: s, Sum: sum, Cards: make([]market.Card, n)}
	}
	tolls := func(to games.Seat, n int) (list []market.Event) {
		for range n {
			list = append(list, market.TollPaid{Seat: 2, To: to})
		}
		return list
	}
	duel := func(s, target games.Seat, c market.Card) market.Event {
		return market.DuelBegun{Seat: s, Target: target, Card: c}
	}
	rob := func(s games.Seat, c market.Card) market.Event { return market.ThiefPlayed{Seat: s, Card: c} }
	takes := func(s, from games.Seat) market.Event { return market.CardTaken{Seat: s, From: from} }
	try(t, Market, tries[market.Event]{
		"interest": {won(do(0, interest(0, 2))), won(do(0, interest(0, 1), interest(0, 1))),
			won(do(1, interest(1, 2)))},
		"much-interest": {won(do(0, turn(0), interest(0, 2)), do(0, interest(0, 2))),
			won(do(0, turn(0), interest(0, 2), interest(0, 1))),
			won(do(0, turn(0), interest(0, 2), turn(0), interest(0, 2)))},
		"fifteen": {won(do(0, paid(0, 15, 4))), won(do(0, paid(0, 15, 3))), won(do(0, paid(0, 10, 4))),
			won(do(1, paid(1, 15, 5)))},
		"tolls": {won(do(0, tolls(0, 5)...)), won(do(0, tolls(0, 4)...)), won(do(0, tolls(1, 5)...))},
		"raid": {won(do(0, market.OutpostDestroyed{Seat: 1})), won(do(1, market.OutpostDestroyed{Seat: 2})),
			won(do(1, market.OutpostDestroyed{Seat: 0}))},
		"freed": {won(do(0, market.CollectorGone{Seat: 0, Why: market.ByOutpost})),
			won(do(0, market.CollectorGone{Seat: 0, Why: market.ByRansom})),
			won(do(1, market.CollectorGone{Seat: 1, Why: market.ByOutpost}))},
		"held": {won(do(1, duel(1, 0, 7)), do(0, market.DuelHeld{Seat: 0, Card: 7})),
			won(do(1, duel(1, 0, 7)), do(0, market.DuelHeld{Seat: 0, Card: 8})),
			won(do(1, duel(1, 2, 7)), do(2, market.DuelHeld{Seat: 2, Card: 7}))},
		"bluff": {won(do(0, duel(0, 1, 4)), do(1, market.DuelYielded{Seat: 1})),
			won(do(0, duel(0, 1, 5)), do(1, market.DuelYielded{Seat: 1})),
			won(do(2, duel(2, 1, 3)), do(1, market.DuelYielded{Seat: 1})),
			won(do(0, duel(0, 1, 3)), do(1, market.DuelHeld{Seat: 1, Card: 9}))},
		"two-victims": {
			won(do(0, rob(0, market.RedCard)), do(0, takes(0, 1)), do(0, market.RuneTaken{Seat: 0, From: 2})),
			won(do(0, rob(0, market.RedCard)), do(0, takes(0, 1)), do(0, takes(0, 1))),
			won(do(0, rob(0, market.Thief)), do(0, takes(0, 1)), do(0, rob(0, market.Thief)), do(0, takes(0, 2))),
			won(do(0, rob(0, market.RedCard)), do(0, takes(0, 1)), do(0, duel(0, 2, 9)), do(0, takes(0, 2))),
			won(do(1, rob(1, market.RedCard)), do(1, takes(1, 0)), do(1, takes(1, 2)))},
		"last-rune": {won(do(0, market.MarketEmptied{})), won(do(1, market.MarketEmptied{})),
			lost(do(0, market.MarketEmptied{}))},
	})
}

// TestOnlyPersonsEarn leaves out computer players, and returns ids in the order of the list.
func TestOnlyPersonsEarn(t *testing.T) {
	c := won(by[ritual.Event](0, ritual.ShapePaid{}, ritual.Warded{Seat: 1, By: 0}),
		by[ritual.Event](1, ritual.Warded{Seat: 0, By: 1}))
	m := c.match()
	m.Players[1].Driver = "greedy"
	if got := judged(Ritual, m); len(got) != 3 || !slices.Equal(got[0], []string{"line", "ward"}) || got[1] != nil ||
		got[2] != nil {
		t.Errorf("they earn %v", got)
	}
}

func judged[E any](list []Feat[E], m *Match[E]) [][]string {
	j := NewJudge(list, m)
	for !j.Step(1) {
	}
	return j.Earned()
}

// TestJudgedInSteps judges a long match of five persons in steps: no step does much more work than asked for, and the
// outcome is the same as at once.
func TestJudgedInSteps(t *testing.T) {
	const events, persons = 3000, 5
	m := &Match[masters.Event]{Players: make([]games.Player, persons)}
	for i := range m.Players {
		m.Players[i].Driver, m.Result.Rank[i] = games.Person, int8(i+1)
	}
	for i := range events {
		s := games.Seat(i % persons)
		m.Movers = append(m.Movers, s)
		m.Told = append(m.Told, games.Told[masters.Event]{Move: i + 1,
			Event: masters.WorthChanged{Seat: s, From: i, To: i + 1}})
	}
	m.Told = append(m.Told, games.Told[masters.Event]{Move: 3, Event: masters.RuneIgnored{Seat: 2}})
	at := judged(Masters, m)
	if want := [][]string{nil, nil, {"ignore"}, nil, nil}; !reflect.DeepEqual(at, want) {
		t.Fatalf("at once: %v", at)
	}
	for _, n := range []int{1, 4000, 20_000} {
		j, steps, most := NewJudge(Masters, m), 0, 0
		for done := false; !done; steps++ {
			before := m.looks
			done = j.Step(n)
			most = max(most, m.looks-before)
		}
		if most > n+3*len(m.Told) || steps < len(Masters)*persons*events/(n+3*len(m.Told)) {
			t.Errorf("in steps of %d: %d steps, one of them of %d events", n, steps, most)
		}
		if !reflect.DeepEqual(j.Earned(), at) {
			t.Errorf("in steps of %d: %v", n, j.Earned())
		}
	}
}
