package learn

import (
	"runehall/assets/learn"
	"runehall/scenes/stage"
)

// done reports whether a lesson was played to its end here.
func done(st *stage.Stage, id string) bool { return st.Settings.Learned(id) }

// Next returns the first lesson of a game that was not played here, or the first one of all if every one was, and false if it has none.
func Next(st *stage.Stage, game string) (id string, ok bool) {
	ids := learn.IDs(game)
	for _, id := range ids {
		if !done(st, id) {
			return id, true
		}
	}
	if len(ids) == 0 {
		return "", false
	}
	return ids[0], true
}

// Progress returns how many lessons of a game were played here, of how many.
func Progress(st *stage.Stage, game string) (played, all int) {
	ids := learn.IDs(game)
	for _, id := range ids {
		if done(st, id) {
			played++
		}
	}
	return played, len(ids)
}

// Offers reports whether somebody who sits down at a game is to be asked about playing along: once, before the first match.
func Offers(st *stage.Stage, game string, played bool) bool {
	done, all := Progress(st, game)
	return st.Tips && stage.Tips.On(st.Settings) && !played && done < all && !st.Settings.Learned(game)
}
