package stones

import (
	"slices"
	"testing"

	"runehall/games"
	rules "runehall/games/stones"
	"runehall/scenes/boardtest"
	"runehall/ui"
)

// tryAll tries the legal moves of the seat on turn through the board, by each device: it comes to rest in the same position each time,
// since no move is made. Of the moves that differ in cards alone most are left out.
func tryAll(t *testing.T, m *match, s boardtest.Screen, only func(rules.Move) bool, seen map[string]int) {
	t.Helper()
	seat := m.Play.View(games.All).OnTurn()
	r := newRig(m, s, seat)
	r.Tries, r.State.Drafts = true, m.Chance.IntN(3) > 0
	for _, p := range players(r) {
		for _, move := range m.Play.Core().AppendMoves(nil, seat) {
			if !only(move) {
				continue
			}
			p.Board.Sync(m.Play.View(seat))
			p.Wanted = nil
			p.Tick(ui.Input{})
			p.try(move)
			if !slices.Equal(p.Wanted, []rules.Move{move}) {
				t.Fatalf("%s on %vx%v: %v gives %v, refused %v, after\n%v\nthe selection is %+v, the targets %v",
					p.Name, s.W, s.H, move, p.Wanted, p.Why, m.Text, p.Board.Sel, p.Targets())
			}
			seen[p.Name+" "+move.Kind.String()]++
		}
	}
}

// some picks about so many of the moves that there are, each device and each position others.
func some(m *match, most int) func(rules.Move) bool {
	kinds := map[rules.MoveKind]int{}
	for _, move := range m.Play.Core().AppendMoves(nil, m.Play.View(games.All).OnTurn()) {
		kinds[move.Kind]++
	}
	return func(move rules.Move) bool {
		n := kinds[move.Kind]
		return n <= most || m.Chance.IntN(n) < most
	}
}

// TestEveryMoveCanBeMade plays random matches of two to four seats, and tries moves that the core lists through the board, with
// each device alone: for every legal move there is a way to make it.
func TestEveryMoveCanBeMade(t *testing.T) {
	every := boardtest.ReachEvery(t, 9, 40)
	seen := map[string]int{}
	tried := 0
	for seats := 2; seats <= 4; seats++ {
		for n := range uint64(2) {
			m := newMatch(t, seats, nil, 70+2*n+uint64(seats))
			for at := range 700 {
				if at%every == (int(n)+seats)%every {
					tryAll(t, m, boardtest.Screens[(at/every+seats)%len(boardtest.Screens)], some(m, 6), seen)
					tried++
				}
				if _, on := m.Random(); !on {
					break
				}
			}
		}
	}
	for kind := rules.Lay; kind <= rules.End; kind++ {
		if m := rare(t, kind); m != nil && seen["mouse "+kind.String()] == 0 {
			for i := range 3 {
				tryAll(t, m, boardtest.Screens[(i*3+int(kind))%len(boardtest.Screens)], func(m rules.Move) bool { return m.Kind == kind }, seen)
			}
		}
	}
	for _, p := range players(nil) {
		for kind := rules.Lay; kind <= rules.End; kind++ {
			if seen[p.Name+" "+kind.String()] == 0 {
				t.Errorf("no %v was tried by %s", kind, p.Name)
			}
		}
	}
	t.Logf("%d positions: %v", tried, seen)
}

// rare returns a match in which a seat may make a move of a kind.
func rare(t *testing.T, kind rules.MoveKind) *match {
	t.Helper()
	if kind == rules.Pass {
		return passing(t)
	}
	for seed := range uint64(400) {
		m := newMatch(t, 2+int(seed%3), nil, seed)
		if m.Comes(func(m rules.Move) bool { return m.Kind == kind }) {
			return m
		}
	}
	t.Fatalf("no match comes to %v", kind)
	return nil
}

// passing returns a match in which nothing is left to the seat on turn but to pass, with a card in its hand. No random match comes to
// that: the first seat buys all creatures that there are, while the second one uses up its own cards.
func passing(t testing.TB) *match {
	t.Helper()
	m := newMatch(t, 2, nil, 1)
	for {
		v := m.Play.View(games.All)
		seat := v.OnTurn()
		moves := m.Play.Core().AppendMoves(nil, seat)
		find := func(kinds ...rules.MoveKind) bool {
			for _, k := range kinds {
				for _, move := range moves {
					if move.Kind != k {
						continue
					}
					m.Make(seat, move)
					return true
				}
			}
			return false
		}
		switch {
		case v.Phase() == rules.OverPhase:
			t.Fatal("nobody ever has to pass")
		case find(rules.Place, rules.Decline, rules.End):
		case seat > 0 && slices.Contains(moves, rules.Move{Kind: rules.Pass}):
			return m
		case seat > 0 && v.Phase() == rules.SummonPhase:
			_ = find(rules.Done) || find(rules.Buy)
		case seat > 0:
			_ = v.Phase() == rules.AbilityPhase && find(rules.Done) || find(rules.Forge, rules.Use, rules.Done, rules.Lay, rules.Buy)
		default:
			find(rules.Lay, rules.Buy, rules.Done, rules.Use)
		}
	}
}
