package bots

import "runehall/games"

// Quick returns a level that thinks like a master, but much less, for tests that ask it often.
func Quick[C games.Core[C, M, E], M comparable, E any, V any](def *games.Def[C, M, E, V]) games.Level[C, M] {
	how := games.Mind{Field: 6, Playouts: 24, Ahead: 2, Brief: 2}
	return games.Level[C, M]{ID: "quick master",
		New: func(seed uint64) games.Thinker[C, M] { return newSearch(def, how, seed) }}
}

// quickTree is a tree that is searched for a moment only.
var quickTree = games.Mind{Budget: 1500, Field: 8, Wide: 5, Ahead: 2, Curious: 60}

// QuickTree returns a level that searches a tree as a master does, but much less.
func QuickTree[C games.Core[C, M, E], M comparable, E any, V any](def *games.Def[C, M, E, V]) games.Level[C, M] {
	former := games.Mind{Field: 6, Playouts: 24, Ahead: 2, Brief: 2}
	return games.Level[C, M]{ID: "quick tree",
		New: func(seed uint64) games.Thinker[C, M] { return newTree(def, quickTree, former, seed) }}
}

// searchesTrees reports whether masters of a game may search trees.
func searchesTrees[C games.Core[C, M, E], M comparable, E any, V any](def *games.Def[C, M, E, V]) bool {
	return def.Joint == nil && def.Worth != nil && !def.Turns
}

// Brief lists the levels of a game, with masters who think less.
func Brief[C games.Core[C, M, E], M comparable, E any, V any](def *games.Def[C, M, E, V]) []games.Level[C, M] {
	levels := Ladder(def)
	if def.Joint != nil {
		return levels
	}
	levels[len(levels)-1] = Quick(def)
	if searchesTrees(def) {
		levels = append(levels, QuickTree(def))
	}
	return levels
}
