package roomstest

import (
	"slices"
	"testing"

	"runehall/games"
	"runehall/games/market"
	"runehall/games/masters"
	"runehall/games/ritual"
	"runehall/games/room"
	"runehall/games/stones"
	"runehall/games/toss"
)

// Chooser returns a legal move of a seat, based only on what came over the wire; "": it has none.
type Chooser func(t testing.TB, st *room.State, chance *games.Chance) string

// Choosers are the choosers of the games, by id.
var Choosers = map[string]Chooser{
	"ritual": choice(ritual.Def, nil), "masters": choice(masters.Def, nil), "toss": choice(toss.Def, gesture),
	"stones": choice(stones.Def, among[stones.View](func(m stones.Move) bool {
		return slices.Contains([]stones.MoveKind{stones.Forge, stones.ForgeOre, stones.Place, stones.Trade, stones.Use,
			stones.UseIcon}, m.Kind)
	})),
	"market": choice(market.Def, among[market.View](func(m market.Move) bool {
		return slices.Contains([]market.MoveKind{market.BuyRune, market.Interest, market.Outpost, market.Put,
			market.Lay}, m.Kind)
	})),
}

// among mostly prefers moves that bring the match forward. By chance alone a match of Menhirs takes two thousand moves,
// and one of Rune Market six thousand.
func among[V mover[M], M comparable](onward func(m M) bool) func(v V, s games.Seat, chance *games.Chance) (M, bool) {
	return func(v V, s games.Seat, chance *games.Chance) (m M, ok bool) {
		moves := slices.DeleteFunc(v.AppendMoves(nil, s), func(m M) bool { return !onward(m) })
		if len(moves) == 0 || chance.IntN(8) == 0 {
			return m, false
		}
		return moves[chance.IntN(len(moves))], true
	}
}

// mover is the part of a view that all games have in common.
type mover[M comparable] interface {
	AppendMoves(dst []M, s games.Seat) []M
}

func choice[C games.Core[C, M, E], M comparable, E any, V mover[M]](
	def *games.Def[C, M, E, V], sample func(v V, s games.Seat, chance *games.Chance) (M, bool),
) Chooser {
	return func(t testing.TB, st *room.State, chance *games.Chance) string {
		t.Helper()
		v, err := def.ReadView(st.View)
		if err != nil {
			t.Fatal(err)
		}
		moves := v.AppendMoves(nil, st.Reader)
		if sample != nil {
			if m, ok := sample(v, st.Reader, chance); ok {
				return def.Moves.Text(m)
			}
		}
		if len(moves) == 0 {
			return ""
		}
		return def.Moves.Text(moves[chance.IntN(len(moves))])
	}
}

// Must reports whether a seat has to act and has not decided yet.
func Must(st *room.State) bool {
	return st.Held == "" && slices.Contains(st.Acting, room.Acting{Seat: st.Reader, Must: true})
}

// gesture returns a random throw or flick if one is due. If the seat has listed moves as well, it does so only half of
// the time.
func gesture(v toss.View, s games.Seat, chance *games.Chance) (toss.Move, bool) {
	if len(v.AppendMoves(nil, s)) > 0 && chance.IntN(2) == 0 {
		return toss.Move{}, false
	}
	g := toss.Gesture{Speed: int16(toss.MinSpeed + chance.IntN(4000)), Aim: int16(chance.IntN(400) - 200)}
	switch {
	case v.Phase() == toss.ThrowPhase:
		g.Turns = toss.MinTurns
		return toss.Move{Kind: toss.Throw, Gesture: g}, true
	case v.Phase() == toss.FlickPhase && v.OnTurn() == s:
		return toss.Move{Kind: toss.Flick, Gesture: g}, true
	default:
		return toss.Move{}, false
	}
}
