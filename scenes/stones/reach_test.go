package stones

import (
	"slices"
	"testing"

	"runehall/games"
	rules "runehall/games/stones"
	"runehall/internal/workshop/boardtest"
)

// trials try moves through the board.
type trials = boardtest.Reach[*rules.Game, rules.Move, rules.Event, rules.View, *Board, rules.MoveKind]

// TestEveryMoveCanBeMade plays random matches of two to four seats, and tries moves that the core lists, with each
// device alone. There must be a way to make every legal move.
func TestEveryMoveCanBeMade(t *testing.T) {
	every := boardtest.ReachEvery(t, 9, 40)
	tries := trials{
		Promises: promises, Rare: rare, Kind: func(m rules.Move) rules.MoveKind { return m.Kind },
		Try: func(r *bench, device int) func(rules.Move) {
			r.State.Drafts = r.Match.Chance.IntN(3) > 0
			return players(&rig{r})[device].try
		},
	}
	for seats := 2; seats <= 4; seats++ {
		for n := range uint64(2) {
			m := newMatch(t, seats, nil, 70+2*n+uint64(seats))
			for at, on := 0, true; on && at < 700; at++ {
				if at%every == (int(n)+seats)%every && m.Play.View(games.All).Phase() != rules.OverPhase {
					tries.All(m, boardtest.Screens[(at/every+seats)%len(boardtest.Screens)], tries.Some(m, 6))
				}
				_, on = m.Random()
			}
		}
	}
	tries.Rest(t, rules.Lay, rules.End)
}

// rare returns a match in which somebody may make a move of a kind.
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

// passing returns a match in which the seat on turn can only pass, with a card in its hand. No random match leads
// there: the first seat buys all creatures, while the second uses up its own cards.
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
			_ = v.Phase() == rules.AbilityPhase && find(rules.Done) ||
				find(rules.Forge, rules.Use, rules.Done, rules.Lay, rules.Buy)
		default:
			find(rules.Lay, rules.Buy, rules.Done, rules.Use)
		}
	}
}
