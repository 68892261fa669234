package matches

import (
	"errors"

	"runehall/assets/lang"
	"runehall/games"
	"runehall/internal/incoming"
	"runehall/internal/words"
	"runehall/scenes/library"
	"runehall/scenes/page"
	"runehall/scenes/stage"
)

// noTable says why a game cannot be played here: its table is yet to come, or the game is unknown.
func noTable(st *stage.Stage, lib *library.Library, game string) string {
	if _, ok := lib.Game(game); ok {
		return st.Text("open.soon", lang.Str("game", st.Text("game."+game)))
	}
	return st.Text("open.unknown", lang.Str("game", games.CleanName(game)))
}

// Why says why a record, a link or a collection cannot be opened, or handed on. Whatever went wrong, it is said in the
// person's language: the error itself goes to the log.
func Why(st *stage.Stage, lib *library.Library, err error) string {
	st.Log.Warn("a match cannot be opened", "error", err)
	if game, ok := errors.AsType[UnknownGame](err); ok {
		return noTable(st, lib, string(game))
	}
	if text, ok := words.Fault(st.Book, err); ok {
		return text
	}
	return page.OpenError(st, err)
}

// NewUnopened returns the scene for what came from outside and cannot be opened.
func NewUnopened(st *stage.Stage, lib *library.Library, err error) *page.Error {
	text := Why(st, lib, err)
	if e, ok := errors.AsType[*incoming.Error](err); ok {
		text = e.Text(st.Book)
	}
	return page.NewRefusal(st, text).Also("incoming.also")
}
