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

// Whole reports whether every lesson of a game was played here.
func Whole(st *stage.Stage, game string) bool {
	for _, id := range learn.IDs(game) {
		if !done(st, id) {
			return false
		}
	}
	return len(learn.IDs(game)) > 0
}

// Offers reports whether somebody who sits down at a game is to be asked about playing along: once, before the first match.
func Offers(st *stage.Stage, game string, played bool) bool {
	return st.Tips && stage.Tips.On(st.Settings) && !played && len(learn.IDs(game)) > 0 && !st.Settings.Learned(game) && !Whole(st, game)
}
