package bots

import "runehall/games"

// random plays any legal move, each as likely. A seat that need not act keeps still every other time.
type random[C games.Core[C, M, E], M comparable, E any] struct {
	chance games.Chance
	moves  []M
	must   bool
}

func newRandom[C games.Core[C, M, E], M comparable, E any, V any](_ *games.Def[C, M, E, V], seed uint64) *random[C, M, E] {
	return &random[C, M, E]{chance: games.NewChance(seed, 0)}
}

func (r *random[C, M, E]) Start(position C, s games.Seat, must bool) {
	r.moves = games.AppendCandidates[C, M, E](r.moves[:0], position, s, &r.chance, samples)
	r.must = must
}

func (r *random[C, M, E]) Step(n int) (games.Decision[M], bool) {
	if n <= 0 {
		return games.Decision[M]{}, false
	}
	if len(r.moves) == 0 || !r.must && r.chance.IntN(2) == 0 {
		return games.Decision[M]{Still: true}, true
	}
	return games.Decision[M]{Move: r.moves[r.chance.IntN(len(r.moves))]}, true
}
