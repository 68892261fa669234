package learn

import (
	"strings"

	"runehall/assets/art"
	"runehall/assets/lang"
	"runehall/assets/learn"
	"runehall/scenes/page"
	"runehall/scenes/stage"
	"runehall/ui"
)

// Next returns the first lesson of a game that was not played here, or the first one of all if every one was, and false
// if it has none.
func Next(st *stage.Stage, game string) (id string, ok bool) {
	_, all, next := learn.Progress(game, st.Settings.Learned)
	if next == "" && all > 0 {
		next = learn.IDs(game)[0]
	}
	return next, all > 0
}

// first returns the lesson that is next: of the game that comes first, or else of the first game that is not whole.
func first(st *stage.Stage, games []string) string {
	for _, game := range games {
		if id, ok := Next(st, game); ok && !st.Settings.Learned(id) {
			return id
		}
	}
	for _, game := range games {
		if id, ok := Next(st, game); ok {
			return id
		}
	}
	return ""
}

// CardOfNext returns a card that says which of the games' lessons is next, and that lesson; false: all were played
// here.
func CardOfNext(st *stage.Stage, games []string) (card page.Card, id string, ok bool) {
	id = first(st, games)
	if id == "" || st.Settings.Learned(id) {
		return card, "", false
	}
	game, _, _ := strings.Cut(id, ".")
	//says:keys learn.{@lesson-names}.title game.{@games}
	return page.Card{
		Title: st.Text("learn.title"), Icon: ui.IconPlay, Picture: art.Table(game),
		Text: st.Text("day.card", lang.Str("game", st.Text("game."+game)), lang.Str("state", st.Text("learn."+id+".title"))),
	}, id, true
}

// Offers reports whether somebody who sits down at a game is to be asked about playing along: once, before the first
// match.
func Offers(st *stage.Stage, game string, played bool) bool {
	done, all, _ := learn.Progress(game, st.Settings.Learned)
	return st.Tips && stage.Tips.On(st.Settings) && !played && done < all && !st.Settings.Learned(game)
}

// Begun is what the settings remember of a lesson that was opened, and perhaps left before its end.
func Begun(id string) string { return id + "+" }
