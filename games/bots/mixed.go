package bots

import "runehall/games"

// A seat that answers with something it holds in secret ([games.Def].Answers) would give the secret away if it always
// chose the best move. So computer players choose by chance among answers that are nearly as good. Answers within a
// tenth of a point of the best are nearly always equal to it.
const (
	// nearlyWorth is how much less than the best another answer may be worth right after it, in hundredths of a point.
	// nearlyScore is how much less it may score on average in playouts, as a part of full.
	nearlyWorth = 50
	nearlyScore = full / 12
)

// answers reports whether the seat that must act would answer with something it holds in secret.
func answers[C games.Core[C, M, E], M comparable, E any, V any](def *games.Def[C, M, E, V], position C) bool {
	return def.Answers != nil && def.Answers(position)
}

// steady returns the game without such answers, so that computer players always choose the best move. It is for judging
// the moves of others.
func steady[C games.Core[C, M, E], M comparable, E any, V any](def *games.Def[C, M, E, V]) *games.Def[C, M, E, V] {
	if def.Answers == nil {
		return def
	}
	seen := *def
	seen.Answers = nil
	return &seen
}

// Steady makes a computer player always answer with the best move, for instance for a hint. It has no effect on players
// of other packages. It returns the same player.
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

// oneOfNearlyBest returns the index of one of the candidates that are worth nearly as much as the best, each with the
// same chance.
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

// swaps decides whether the second of the last two candidates is taken in place of the first: half of the time if it is
// as good, and less often the lower it scores. lag is the sum of the differences of their scores over all playouts.
func swaps(lag, playouts int, chance *games.Chance) bool {
	lag /= max(1, playouts)
	return chance.IntN(2*nearlyScore) < nearlyScore-lag
}
