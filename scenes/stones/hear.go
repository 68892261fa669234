package stones

import (
	"strings"

	"runehall/games"
	rules "runehall/games/stones"
	"runehall/internal/aloud"
	"runehall/scenes/boards"
	"runehall/scenes/stage"
)

// open returns the title of the sheet that is open, and what it explains.
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
	say, p := w.Given.Frame.Say, w.player
	if _, makes := p.choice(t); makes {
		return aloud.Thing{Label: p.sheets.labels[t.N]}
	}
	on := p.stands(t)
	e := p.explainer().explain(on)
	said := e.Heard(say, explainers[on.Kind].stands)
	said.State = p.mark(t).State()
	switch on.Kind {
	case hand:
		if said.Label == "" {
			said.Label = h.Text("aloud.hidden")
		}
	case tile:
		if c := p.now.choices[on.N]; c != rules.NoColour {
			said.Label, said.Value = say(games.Phrase{Key: gemKey(c)}), ""
		}
	case payWay:
		if len(e.Lines) > 0 {
			said.Label = say(e.Lines[0].Title)
		}
	case chip:
		said.Label = w.Given.Frame.Sitters[on.Seat].Name
	case door:
		said.Label = w.fixed.doors[on.N]
	case before, after:
		way := int(on.Kind - before)
		said.Label = strings.TrimSpace(h.Text([...]string{"aloud.before", "aloud.after"}[way]) + " " + p.sheets.beside[way])
	case closer:
		said.Label = h.Text("aloud.close")
	case eye:
		said.Label, said.Held = h.Text("aloud.eye"), true
	case icon:
		if said.Value != "" {
			said.Label, said.Value = said.Value, ""
		}
	case item, nothing, sheet:
		said.Role = aloud.Nothing
	}
	return said
}

func gemKey(c rules.Colour) string {
	if c == rules.White {
		return "stones.board.icon.joker"
	}
	return "stones.board.icon.gem." + c.String()
}
