package stones

import (
	"iter"
	"slices"
	"testing"

	"runehall/games"
	rules "runehall/games/stones"
)

// habits are ways to play that lead to positions which random matches never reach. Each says how much a seat wants a
// move.
var habits = []func(v rules.View, m rules.Move) int{
	// Everybody hoards, until supplies run out.
	func(v rules.View, m rules.Move) int {
		switch m.Kind {
		case rules.Forge, rules.ForgeOre, rules.Exchange, rules.SwapOre:
			return -1
		case rules.Leave, rules.Decline, rules.Done, rules.End:
			return 0
		}
		return 1
	},
	// Wild artifacts are forged, and kept.
	func(v rules.View, m rules.Move) int {
		switch {
		case m.Kind == rules.Forge && m.Smithy == rules.WildSmithy:
			return 3
		case m.Kind == rules.Trade:
			return -1
		}
		return 1
	},
	// Rows are traded in together, save for the first.
	func(v rules.View, m rules.Move) int {
		seat, both := v.OnTurn(), true
		for row := range rules.Rows {
			f := v.Row(seat, row)
			both = both && f.Count() > 1
		}
		switch {
		case m.Kind == rules.Forge:
			return 3
		case m.Kind == rules.Place:
			f := v.Row(seat, m.Row)
			return 9 - f.Count()
		case m.Kind != rules.Trade:
			return 1
		case both || tradedOne(v, seat) || len(v.Stones(seat)) == 0:
			return 4
		}
		return 0
	},
	// The stone Joker is taken, and waits.
	func(v rules.View, m rules.Move) int {
		switch {
		case m.Kind == rules.SetJoker:
			return -1
		case m.Kind == rules.Trade && m.Stone == rules.JokerStone, m.Kind == rules.Forge:
			return 2
		}
		return 1
	},
	// All creatures are bought and then used.
	func(v rules.View, m rules.Move) int {
		short := slices.Contains(display(v), rules.Hidden) && v.Phase() != rules.SummonPhase
		switch m.Kind {
		case rules.Lay, rules.Buy:
			return 3
		case rules.Use:
			return map[bool]int{true: 4}[short]
		case rules.Done:
			return 1
		}
		return 2
	},
}

// tradedOne reports whether a row of a seat is empty, as when it has just been traded in.
func tradedOne(v rules.View, seat games.Seat) bool {
	upper, lower := v.Row(seat, rules.Upper), v.Row(seat, rules.Lower)
	return upper.Count() == 0 || lower.Count() == 0
}

func display(v rules.View) []rules.Card {
	d := v.Display()
	return d[:]
}

// habit returns one of the moves that a seat wants most.
func habit(m *match, seat games.Seat, wants func(v rules.View, m rules.Move) int) rules.Move {
	v, moves := m.Play.View(seat), m.Play.Core().AppendMoves(nil, seat)
	most := -10
	for _, move := range moves {
		most = max(most, wants(v, move))
	}
	moves = slices.DeleteFunc(moves, func(move rules.Move) bool { return wants(v, move) < most })
	return moves[m.Chance.IntN(len(moves))]
}

// positions yields positions for tests, each with a seat that must act: of the match in which somebody has to pass, of
// matches that follow habits, and of random matches.
func positions(t *testing.T, seeds uint64) iter.Seq2[*match, games.Seat] {
	t.Helper()
	return func(yield func(m *match, seat games.Seat) bool) {
		list := passing(t).Play.Made()
		m := newMatch(t, 2, nil, 1)
		if !follow(m, len(list)+1, func(seat games.Seat) {
			if n := len(m.Play.Made()); n < len(list) {
				m.Make(seat, list[n].Move)
			}
		}, yield) {
			return
		}
		for _, wants := range habits {
			for seed := range uint64(3) {
				m := newMatch(t, 2+int(seed%3), nil, seed)
				if !follow(m, 2500, func(seat games.Seat) { m.Make(seat, habit(m, seat, wants)) }, yield) {
					return
				}
			}
		}
		for seed := range seeds {
			m := newMatch(t, 2+int(seed%3), nil, 900+seed)
			if !follow(m, 900, func(games.Seat) { m.Random() }, yield) {
				return
			}
		}
	}
}

// follow yields the positions of a match, for at most so many moves. It returns false when no more positions are
// wanted.
func follow(m *match, most int, move func(seat games.Seat), yield func(m *match, seat games.Seat) bool) bool {
	for range most {
		acting := m.Play.Core().AppendActing(nil)
		if len(acting) == 0 {
			break
		}
		if !yield(m, acting[0].Seat) {
			return false
		}
		move(acting[0].Seat)
	}
	return true
}
