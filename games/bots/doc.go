// Package bots has computer players for any game: each is generic over the game's [games.Def].
//
// They think in counted steps, without a clock and with seeded chance only, on positions dealt anew for their seat
// ([games.Ask]). So a decision does not depend on what the seat cannot know, and the same seed decides the same on
// every machine, however the work is divided into steps.
//
// The package imports only package games and the standard library.
package bots

import "runehall/games"

// samples is how many moves of a continuous set a player considers.
const samples = 64

// Levels lists the computer players of a game in rising strength. Where a turn is many small moves, greedy plans whole
// turns. Where the hand counts ([games.Def].Deed), there are slow, deft and quick players as well, and every level but
// random has a hand to match its strength.
func Levels[C games.Core[C, M, E], M comparable, E any, V any](def *games.Def[C, M, E, V]) []games.Level[C, M] {
	random := games.Level[C, M]{ID: "random",
		New: func(seed uint64) games.Thinker[C, M] { return newRandom(def, seed) }}
	greedy := func(seed uint64) games.Thinker[C, M] { return newPlain(before(def), seed) }
	if def.Deed == nil {
		return []games.Level[C, M]{random, {ID: "greedy", New: greedy}}
	}
	handy := func(id string, skill games.Skill) games.Level[C, M] {
		return games.Level[C, M]{ID: id, New: func(seed uint64) games.Thinker[C, M] {
			return &hand[C, M, E, V]{def: def, head: greedy(seed), skill: skill, seed: seed}
		}}
	}
	return []games.Level[C, M]{random, handy("slow", slowHand), handy("greedy", steadyHand), handy("deft", deftHand),
		handy("quick", quickHand)}
}

// Former lists the computer players of earlier versions, which only records and comparisons name: those of [Levels] and
// the [FormerMaster].
func Former[C games.Core[C, M, E], M comparable, E any, V any](def *games.Def[C, M, E, V]) []games.Level[C, M] {
	return append(Levels(def), Thinking(FormerMaster, def, MindsOf(&def.Info)[len(games.Minds{})-1]))
}

// before returns the game with the earlier evaluation that the player greedy uses ([games.Def].Plain).
func before[C games.Core[C, M, E], M comparable, E any, V any](def *games.Def[C, M, E, V]) *games.Def[C, M, E, V] {
	return byHand(steady(def))
}

// byHand returns the game evaluated with the weights that were set by hand.
func byHand[C games.Core[C, M, E], M comparable, E any, V any](def *games.Def[C, M, E, V]) *games.Def[C, M, E, V] {
	if def.Plain == nil {
		return def
	}
	seen := *def
	seen.Evaluate = def.Plain
	return &seen
}

// newPlain returns a player that makes the move after which its position is worth most. Where a turn is many small
// moves, it makes the best turn.
func newPlain[C games.Core[C, M, E], M comparable, E any, V any](def *games.Def[C, M, E, V],
	seed uint64) games.Thinker[C, M] {
	if def.Turns {
		return newPlanner(def, seed)
	}
	return newGreedy(def, seed)
}
