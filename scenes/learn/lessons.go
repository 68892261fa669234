package learn

import (
	"runehall/assets/learn"
	"runehall/scenes/stage"
)

// Next returns the first lesson of a game that was not played here, or the first one of all if every one was, and false if it has none.
func Next(st *stage.Stage, game string) (id string, ok bool) {
	_, all, next := learn.Progress(game, st.Settings.Learned)
	if next == "" && all > 0 {
		next = learn.IDs(game)[0]
	}
	return next, all > 0
}

// Offers reports whether somebody who sits down at a game is to be asked about playing along: once, before the first match.
func Offers(st *stage.Stage, game string, played bool) bool {
	done, all, _ := learn.Progress(game, st.Settings.Learned)
	return st.Tips && stage.Tips.On(st.Settings) && !played && done < all && !st.Settings.Learned(game)
}
