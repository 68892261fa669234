// Package bots has computer players for any game: each is generic over the game's [games.Def].
//
// They think in counted steps, without a clock and with seeded chance only, on positions that were dealt anew for their
// seat ([games.Ask]): what a seat cannot know decides nothing, and the same seed decides the same on every machine,
// however the work is cut into steps.
//
// The package imports games and the standard library only.
package bots

import "runehall/games"

// samples is how many moves of a continuous set a player considers.
const samples = 64

// Levels lists the computer players of a game in rising strength.
func Levels[C games.Core[C, M, E], M comparable, E any, V any](def *games.Def[C, M, E, V]) []games.Level[C, M] {
	return []games.Level[C, M]{
		{ID: "random", New: func(seed uint64) games.Thinker[C, M] { return newRandom(def, seed) }},
		{ID: "greedy", New: func(seed uint64) games.Thinker[C, M] {
			if def.Turns {
				return newPlanner(def, seed)
			}
			return newGreedy(def, seed)
		}},
	}
}
