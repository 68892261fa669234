package bots

import "runehall/games"

// Quick returns a level that thinks like a master, but much less, for tests that ask it often.
func Quick[C games.Core[C, M, E], M comparable, E any, V any](def *games.Def[C, M, E, V]) games.Level[C, M] {
	how := games.Mind{Field: 6, Playouts: 24, Ahead: 2, Brief: 2}
	return games.Level[C, M]{ID: "quick master",
		New: func(seed uint64) games.Thinker[C, M] { return newSearch(def, how, seed) }}
}
