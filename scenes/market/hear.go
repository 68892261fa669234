package market

import (
	"runehall/internal/aloud"
	"runehall/scenes/boards"
	"runehall/scenes/stage"
)

// open returns the title of the open sheet, and its notes if it explains something.
func (p *player) open() (title string, notes []boards.Note) {
	if p.Sel.Sheet == boards.ExplainSheet {
		notes = p.sheets.notes
	}
	return p.sheets.title, notes
}

func (w *words) tells(h *stage.Heard) {
	h.Tells("line", w.line, false)
	h.Tells("taking", w.takings[0], false)
}

func (w *words) says(h *stage.Heard, t thing) aloud.Thing {
	on := w.player.stands(t)
	kind, e := sayings[on.Kind], w.player.explainer().explain(on)
	said := e.Heard(w.Given.Frame.Say, kind.stands)
	said.State = w.player.mark(t).State()
	if kind.aloud != nil {
		kind.aloud(w, h, &said, on)
	}
	return said
}
