package stones

import (
	"strings"

	"runehall/internal/aloud"
	"runehall/scenes/boards"
	"runehall/scenes/stage"
)

// open returns the title of the open sheet, and the notes of an explanation.
func (p *player) open() (title string, notes []boards.Note) {
	if p.Sel.Sheet == boards.ExplainSheet {
		notes = p.sheets.lines
	}
	return p.sheets.title, notes
}

func (w *words) tells(h *stage.Heard) {
	h.Tells("line", strings.TrimSpace(w.sum.total+" "+w.line.text), false)
	h.Tells("step", w.step.head, false)
}

func (w *words) says(h *stage.Heard, t thing) aloud.Thing {
	p := w.player
	if _, makes := p.choice(t); makes {
		return aloud.Thing{Label: p.sheets.labels[t.N]}
	}
	on := p.stands(t)
	e, of := p.explainer().explain(on), &sayings[on.Kind]
	said := e.Heard(w.Given.Frame.Say, of.stands)
	if said.State = p.mark(t).State(); of.aloud != nil {
		of.aloud(w, h, &e, on, &said)
	}
	return said
}
