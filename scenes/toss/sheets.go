package toss

import (
	rules "runehall/games/toss"
	"runehall/scenes/boards"
	"runehall/ui"
)

// sheets keeps the words of the open sheet: they are put together when they change, not while placing or drawing.
type sheets struct {
	made  sheetKey
	told  explanation
	title string
	notes *[]boards.Note // another pointer whenever the words change, so that the board is laid out anew
	paper boards.Paper
}

// sheetKey is what the words of a sheet depend on.
type sheetKey struct {
	of    overlay
	view  rules.View
	shown gist
	frame int // another one may speak another language
}

// said returns the notes of the open sheet, or nil, and puts them into words unless they are.
func (h *player) said() *[]boards.Note {
	s := &h.sheets
	if h.Sel.Sheet == boards.NoSheet || !h.Given.Ready() {
		*s = sheets{}
		return nil
	}
	if now := (sheetKey{h.Sel.overlay, h.Given.View, h.tale.gist(), h.Given.Frames}); s.made != now {
		paper := s.paper
		if s.made.of != now.of || s.made.frame != now.frame {
			paper = boards.Paper{}
		}
		*s = sheets{made: now, told: explainer{&h.Model, h.Given.View.Reader()}.explain(h.Sel.About), paper: paper}
		title, notes := s.told.Said(h.Given.Frame.Say)
		s.title, s.notes = title, &notes
	}
	return s.notes
}

// place takes the places of the open sheet.
func (s *sheets) place(k *ui.Kit, at *boards.Sheet) {
	if s.notes != nil {
		s.paper.Place(k, at, *s.notes)
	}
}
