package bots

import "runehall/games"

// A seat that answers out of its secrets ([games.Def].Answers), and always with the best move, gives them away. So computer players now and then
// choose an answer that is nearly as good. Answers within a tenth of a point of the best are nearly always equal to it.
const (
	// nearlyWorth is how much less than the best answer another one may be worth right after it, in hundredths of a point; nearlyScore is how much
	// less it may score in a playout on average, in parts of full.
	nearlyWorth = 50
	nearlyScore = full / 12
)

// answers reports whether a seat that must act on a position answers out of its secrets.
func answers[C games.Core[C, M, E], M comparable, E any, V any](def *games.Def[C, M, E, V], position C) bool {
	return def.Answers != nil && def.Answers(position)
}

// steady returns a game in which computer players always answer with the best move, for judging the moves of others.
func steady[C games.Core[C, M, E], M comparable, E any, V any](def *games.Def[C, M, E, V]) *games.Def[C, M, E, V] {
	if def.Answers == nil {
		return def
	}
	seen := *def
	seen.Answers = nil
	return &seen
}

// Steady has a computer player always answer with the best move, for callers that ask for it, such as a hint. Players of other packages stay as they
// are. It returns the same player.
func Steady[C any, M comparable](mind games.Thinker[C, M]) games.Thinker[C, M] {
	if m, ok := mind.(interface{ steady() }); ok {
		m.steady()
	}
	return mind
}

func (g *greedy[C, M, E, V]) steady() { g.def = steady(g.def) }
func (s *search[C, M, E, V]) steady() { s.def = steady(s.def) }
func (h *hand[C, M, E, V]) steady()   { Steady(h.head) }

func (s *slips[C, M, E, V]) steady() {
	Steady(s.mind)
	s.rash.steady()
}

// oneOfNearlyBest returns the index of a candidate worth nearly as much as the best, each of these with the same chance.
func oneOfNearlyBest(worths []int, best int, chance *games.Chance) (at int) {
	near := 0
	for i, worth := range worths {
		if worth < best-nearlyWorth {
			continue
		}
		if near++; chance.IntN(near) == 0 {
			at = i
		}
	}
	return at
}

// swaps reports whether the second of the last two candidates is taken: half of the time where it is as good as the first one, and less often the
// less it scores. lag is the difference of their scores, summed over so many playouts.
func swaps(lag, playouts int, chance *games.Chance) bool {
	lag /= max(1, playouts)
	return chance.IntN(2*nearlyScore) < nearlyScore-lag
}
