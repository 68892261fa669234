package bots

import "runehall/games"

// slips is a player that sometimes makes a merely plausible move: the best of a few picked at random.
type slips[C games.Core[C, M, E], M comparable, E any, V any] struct {
	mind games.Thinker[C, M] // decides normally
	rash *greedy[C, M, E, V] // decides when it slips
	seed uint64
	how  games.Mind
	slip bool
}

// slipStream is the stream of a player's seed that decides when it slips.
const slipStream = 0x736c6970 // "slip"

func newSlips[C games.Core[C, M, E], M comparable, E any, V any](
	def *games.Def[C, M, E, V], mind games.Thinker[C, M], how games.Mind, seed uint64,
) *slips[C, M, E, V] {
	rash := newGreedy(def, seed)
	rash.gentle = how.Gentle
	return &slips[C, M, E, V]{mind: mind, rash: rash, seed: seed, how: how}
}

func (s *slips[C, M, E, V]) Start(position C, seat games.Seat, must bool) {
	chance := games.NewChance(s.seed^slipStream, position.Hash())
	if s.slip = must && chance.IntN(100) < s.how.Slips; !s.slip {
		s.mind.Start(position, seat, must)
		return
	}
	s.rash.chance = chance
	s.rash.Start(position, seat, must)
	games.Shuffle(&chance, s.rash.moves)
	s.rash.moves = s.rash.moves[:min(s.how.Few, len(s.rash.moves))]
}

func (s *slips[C, M, E, V]) Step(n int) (games.Decision[M], bool) {
	if s.slip {
		return s.rash.Step(n)
	}
	return s.mind.Step(n)
}
