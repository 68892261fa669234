package bots

import "runehall/games"

// The ids of the levels that every game has, in rising strength.
const (
	Novice     = "novice"
	Apprentice = "apprentice"
	Adept      = "adept"
	Master     = "master"
)

// Ladder lists the four levels that every game has, in rising strength: a novice often makes the first plausible move, an apprentice now and
// then, an adept makes the move after which it has most, and a master tries the best moves on many possible positions.
// Where the hand counts ([games.Def].Deed), each level has the hand of its strength.
func Ladder[C games.Core[C, M, E], M comparable, E any, V any](def *games.Def[C, M, E, V]) []games.Level[C, M] {
	level := func(id string, skill games.Skill, head func(seed uint64) games.Thinker[C, M]) games.Level[C, M] {
		return games.Level[C, M]{ID: id, New: func(seed uint64) games.Thinker[C, M] {
			if def.Deed == nil {
				return head(seed)
			}
			return &hand[C, M, E, V]{def: def, head: head(seed), skill: skill, seed: seed}
		}}
	}
	plain := func(seed uint64) games.Thinker[C, M] { return newPlain(def, seed) }
	slipping := func(percent int) func(seed uint64) games.Thinker[C, M] {
		return func(seed uint64) games.Thinker[C, M] { return newSlips(def, plain(seed), seed, percent, 3) }
	}
	thinking := func(seed uint64) games.Thinker[C, M] {
		if def.Deed != nil || def.Joint != nil {
			return plain(seed)
		}
		return newSearch(def, thoughtOf(def.Turns), seed)
	}
	return []games.Level[C, M]{
		level(Novice, slowHand, slipping(70)), level(Apprentice, steadyHand, slipping(30)), level(Adept, deftHand, plain),
		level(Master, quickHand, thinking),
	}
}

// thoughtOf returns how much a master thinks.
func thoughtOf(turns bool) thought {
	if turns {
		return thought{field: 8, playouts: 96, ahead: 2, width: 3}
	}
	return thought{field: 10, playouts: 160, ahead: 4}
}
