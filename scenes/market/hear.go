package market

import (
	"runehall/assets/lang"
	rules "runehall/games/market"
	"runehall/internal/aloud"
	"runehall/scenes/boards"
	"runehall/scenes/stage"
)

// stands is how many lines of an explanation say how a thing stands; those of the others say what it is for.
var stands = [kinds]int{bay: 2, store: 4, chip: 9, deck: 1, heap: 1, ring: 3}

// open returns the title of the sheet that is open, and what it explains.
func (p *player) open() (title string, notes []boards.Note) {
	if p.Sel.Sheet == boards.ExplainSheet {
		notes = p.sheets.notes
	}
	return p.sheets.title, notes
}

func (b *Board) tells(h *stage.Heard) {
	h.Tells("line", b.words.line, false)
	h.Tells("taking", b.words.takings[0], false)
}

func (b *Board) says(h *stage.Heard, t thing) aloud.Thing {
	on := b.player.stands(t)
	e := b.player.explainer().explain(on)
	said := e.Heard(b.Given.Frame.Say, stands[on.Kind])
	said.State = b.player.mark(t).State()
	w := &b.words
	switch on.Kind {
	case card:
		if int(on.N) < len(w.tags) {
			said.Value = w.tags[on.N]
		}
	case store, loose:
		if on.Seat != b.places.made.front {
			said.Label = h.Text("aloud.of", lang.Str("name", b.Given.Frame.Sitters[on.Seat].Name), lang.Str("what", said.Label))
		}
	case toggle:
		said.Role, said.Checked, said.Selected = aloud.Switch, said.Selected, false
		said.Label, said.Value = h.Text("aloud.of", lang.Str("name", said.Label), lang.Str("what", w.phases[interestPhase])), w.switches[on.N].take
	case offer:
		if int(on.N) < len(w.offers) && w.offers[on.N] != "" {
			said.Value, said.Label = said.Label, w.offers[on.N]
		}
	case pick:
		said.Label, said.Value = w.picks[rules.Pick(on.N)-rules.Rock], ""
	case line:
		said.Label, said.Value = w.line, ""
	case closer:
		said.Label = h.Text("aloud.close")
	case item, nothing, sheet:
		said.Role = aloud.Nothing // an empty place in a sheet
	}
	return said
}

func (p *player) name(t thing) string {
	if t.Kind == ring && p.now.mode == answering {
		return "market.duel" // to which a tip points
	}
	return catalogue.Name(t, p.places.made.front)
}
