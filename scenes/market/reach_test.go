package market

import (
	"testing"

	"runehall/games"
	"runehall/games/bots"
	rules "runehall/games/market"
	"runehall/internal/workshop/boardtest"
)

// trials try moves through the board.
type trials = boardtest.Reach[*rules.Game, rules.Move, rules.Event, rules.View, *Board, rules.MoveKind]

// TestEveryMoveCanBeMade plays matches of two to five seats, with and without options, at random or greedily, and tries
// moves that the core lists through the board, with each device alone: for every legal move there is a way to make it.
func TestEveryMoveCanBeMade(t *testing.T) {
	every := boardtest.ReachEvery(t, 19, 90)
	tries := trials{
		Promises: promises, Rare: rare, Kind: func(m rules.Move) rules.MoveKind { return m.Kind },
		Try: func(r *bench, device int) func(rules.Move) {
			r.State.Drafts = r.Match.Chance.IntN(3) > 0
			return players(&rig{r})[device].try
		},
	}
	for n := range 8 {
		options := map[string]string(nil)
		if n > 3 {
			options = openStores
		}
		m := newMatch(t, 2+n%4, options, uint64(70+n))
		next := func() bool { _, on := m.Random(); return on }
		if n%2 == 1 {
			next = greedily(m)
		}
		for at, on := 0, true; on && at < 500; at++ {
			if at%every == (7*n+1)%every && acting(m.Play.View(games.All)) >= 0 {
				tries.All(m, boardtest.Screens[(at/every+5*n)%len(boardtest.Screens)], tries.Some(m, 3))
			}
			on = next()
		}
	}
	tries.Rest(t, rules.GiveUp, rules.Throw)
}

// greedily returns a function that makes the next move of a match as greedy computer players do, and returns false once
// the match is over.
func greedily(m *match) func() bool {
	bot, scratch := bots.Levels(rules.Def)[1].New(3), rules.Def.Blank()
	return func() bool {
		acting := m.Play.Core().AppendActing(nil)
		if len(acting) == 0 {
			return false
		}
		games.Ask(bot, scratch, m.Play.Core(), acting[0], 3, len(m.Text))
		d, _ := bot.Step(1 << 30)
		m.Make(acting[0].Seat, d.Move)
		m.Text = append(m.Text, rules.Def.Moves.Text(d.Move))
		return true
	}
}

// rare returns a match in which a seat may make a move of a kind. Hardly anybody ever has to waste a card, because
// something else can be done, and few matches are so even that rock, paper and scissors decide. For these two kinds the
// search begins at seeds that come to them.
func rare(t *testing.T, kind rules.MoveKind) *match {
	t.Helper()
	first := map[rules.MoveKind]uint64{rules.Throw: 24275, rules.Waste: 2384}[kind]
	for seed := first; seed < first+3000; seed++ {
		m := newMatch(t, 2+int(seed%4), nil, seed)
		if m.Comes(func(m rules.Move) bool { return m.Kind == kind }) {
			return m
		}
	}
	t.Fatalf("no match comes to %v", kind)
	return nil
}
