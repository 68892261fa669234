package bots

import "runehall/games"

// random plays any legal move, each with equal chance. A seat that need not act passes every other time.
type random[C games.Core[C, M, E], M comparable, E any, V any] struct {
	def    *games.Def[C, M, E, V]
	chance games.Chance
	moves  []M
	must   bool
}

func newRandom[C games.Core[C, M, E], M comparable, E any, V any](def *games.Def[C, M, E, V],
	seed uint64) *random[C, M, E, V] {
	return &random[C, M, E, V]{def: def, chance: games.NewChance(seed, 0)}
}

func (r *random[C, M, E, V]) Start(position C, s games.Seat, must bool) {
	r.moves = r.def.AppendCandidates(r.moves[:0], position, s, &r.chance, samples)
	r.must = must
}

func (r *random[C, M, E, V]) Step(n int) (games.Decision[M], bool) {
	if n <= 0 {
		return games.Decision[M]{}, false
	}
	if len(r.moves) == 0 || !r.must && r.chance.IntN(2) == 0 {
		return games.Decision[M]{Still: true}, true
	}
	return games.Decision[M]{Move: r.moves[r.chance.IntN(len(r.moves))]}, true
}
