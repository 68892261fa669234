package market

import (
	"slices"
	"testing"

	"runehall/games"
	"runehall/games/bots"
	rules "runehall/games/market"
	"runehall/scenes/boardtest"
)

// tryAll tries legal moves of the seat that acts through the board, by each device: it comes to rest in the same position each time, since no
// move is made.
func tryAll(t *testing.T, m *match, s boardtest.Screen, only func(rules.Move) bool, seen map[string]int) {
	t.Helper()
	seat := acting(m.Play.View(games.All))
	r := newRig(m, s, seat)
	r.Tries, r.State.Drafts = true, m.Chance.IntN(3) > 0
	moves := m.Play.Core().AppendMoves(nil, seat)
	for _, p := range players(r) {
		list := slices.DeleteFunc(slices.Clone(moves), func(m rules.Move) bool { return !only(m) })
		p.tries(seat, list)
		for _, move := range list {
			seen[p.Name+" "+move.Kind.String()]++
		}
	}
}

// some picks about so many moves of each kind, each device and each position others: of those that differ in the cards or runes paid, or in
// whose thing it is, most are left out.
func some(m *match, most int) func(rules.Move) bool {
	means := map[rules.MoveKind]int{}
	for _, move := range m.Play.Core().AppendMoves(nil, acting(m.Play.View(games.All))) {
		means[move.Kind]++
	}
	return func(move rules.Move) bool {
		n := means[move.Kind]
		return n <= most || m.Chance.IntN(n) < most
	}
}

// TestEveryMoveCanBeMade plays matches of two to five seats, with and without options, at random or greedily, and tries moves that the core
// lists through the board, with each device alone: for every legal move there is a way to make it.
func TestEveryMoveCanBeMade(t *testing.T) {
	every := boardtest.ReachEvery(t, 19, 90)
	seen := map[string]int{}
	tried := 0
	for n := range 8 {
		seats := 2 + n%4
		options := map[string]string(nil)
		if n > 3 {
			options = openStores
		}
		m := newMatch(t, seats, options, uint64(70+n))
		next := func() bool { _, on := m.Random(); return on }
		if n%2 == 1 {
			next = greedily(m)
		}
		for at := range 500 {
			if at%every == (7*n+1)%every {
				tryAll(t, m, boardtest.Screens[(at/every+5*n)%len(boardtest.Screens)], some(m, 3), seen)
				tried++
			}
			if !next() {
				break
			}
		}
	}
	for kind := rules.GiveUp; kind <= rules.Throw; kind++ {
		if seen["mouse "+kind.String()] > 0 {
			continue
		}
		m := rare(t, kind)
		for i := range 3 {
			tryAll(t, m, boardtest.Screens[(i*5+int(kind))%len(boardtest.Screens)], func(m rules.Move) bool { return m.Kind == kind }, seen)
		}
	}
	for _, p := range boardtest.Players {
		for kind := rules.GiveUp; kind <= rules.Throw; kind++ {
			if seen[p.Name+" "+kind.String()] == 0 {
				t.Errorf("no %v was tried by %s", kind, p.Name)
			}
		}
	}
	t.Logf("%d positions: %v", tried, seen)
}

// greedily returns what makes the next move of a match as greedy computer players do, and false once it is over.
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

// rare returns a match in which a seat may make a move of a kind. Nobody ever has to waste a card while others have anything, and few
// matches are so even that rock, paper and scissors decide: these begin near one.
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
