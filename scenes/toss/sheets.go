package toss

import (
	rules "runehall/games/toss"
	"runehall/scenes/boards"
)

// sheets keeps what the open sheet says, so that neither placing nor drawing it puts words together.
type sheets struct {
	made  sheetKey
	told  explanation
	title string
	notes []boards.Note
}

// sheetKey is what the words of a sheet depend on.
type sheetKey struct {
	of    looking
	view  rules.View
	shown gist
}

// Covers reports whether the sheet that is open lies over the golden button.
func (b *Board) Covers() bool { return b.places.sheet.Covers(&b.given.Frame) }

// sheetSize returns how many lines the open sheet has, and puts them into words unless they are.
func (h *hand) sheetSize() int {
	if h.sel.sheet == noSheet || !h.given.Ready() {
		return 0
	}
	s := &h.sheets
	if now := (sheetKey{h.sel.looking, h.given.View, h.show.gist()}); s.made != now {
		*s = sheets{made: now, told: explainer{&h.show.model, h.given.View.Reader()}.explain(h.sel.about)}
		s.title, s.notes = s.told.Said(h.given.Frame.Say)
	}
	return len(s.notes)
}
