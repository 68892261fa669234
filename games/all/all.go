// Package all is the one hand-written list of the games. Everything that needs all games at once, without their types,
// reads it: commands, lists of saved matches, checks. Add a game here as soon as its rules can be played, and to the
// boards of package scenes when it has one; until then the hall says that its table comes soon.
package all

import (
	"slices"

	"runehall/games"
	"runehall/games/bots"
	"runehall/games/market"
	"runehall/games/masters"
	"runehall/games/ritual"
	"runehall/games/stones"
	"runehall/games/toss"
)

// Entries returns the entry of each game, in the order in which they are shown.
func Entries() []games.Entry {
	return []games.Entry{
		entry(ritual.Def),
		entry(masters.Def),
		entry(stones.Def),
		entry(toss.Def),
		entry(market.Def),
	}
}

func entry[C games.Core[C, M, E], M comparable, E any, V any](def *games.Def[C, M, E, V]) games.Entry {
	before := bots.Former(def)
	n := len(before) - 1 // the former master comes last, since it is only in records
	return bots.Entry(def, slices.Concat(before[:n], bots.Ladder(def), before[n:]))
}

// Entry returns the entry of the game with that id, or false if there is none.
func Entry(id string) (games.Entry, bool) {
	for _, e := range Entries() {
		if e.Info().ID == id {
			return e, true
		}
	}
	return nil, false
}

// IDs returns the ids of all games.
func IDs() []string {
	var ids []string
	for _, e := range Entries() {
		ids = append(ids, e.Info().ID)
	}
	return ids
}
