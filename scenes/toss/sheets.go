package toss

import (
	rules "runehall/games/toss"
	"runehall/scenes/boards"
	"runehall/ui"
)

// sheets keeps the words of the open sheet. They are put together when they change, and not while placing or drawing.
type sheets struct {
	made  sheetKey
	told  explanation
	title string
	notes *[]boards.Note // a new pointer whenever the words change, so that the board is laid out anew
	paper boards.Paper
}

// sheetKey is what the words of a sheet depend on.
type sheetKey struct {
	of    overlay
	view  rules.View
	shown gist
	frame int // another frame may have another language
}

// place places the words on the open sheet.
func (s *sheets) place(k *ui.Kit, at *boards.Sheet) {
	if s.notes != nil {
		s.paper.Place(k, at, *s.notes)
	}
}
