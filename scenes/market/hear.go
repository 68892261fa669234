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

// hear says what everything is that can be pointed at, and what the board says of the moment.
func (b *Board) hear(h *stage.Heard) {
	if s := &b.places.sheet; !s.Rect.Empty() {
		h.Part("sheet", b.player.sheets.title, aloud.Dialog, s.Rect)
		if b.player.sel.sheet == explainSheet {
			boards.HearNotes(h, s, b.player.sheets.notes)
		}
	}
	if b.player.given.Bare {
		return
	}
	for t := range b.player.each {
		h.Says(b.player.reported(t), b.thing(h, t))
	}
	h.Tells("line", b.words.line, false)
	h.Tells("taking", b.words.takings[0], false)
}

// thing says what a thing is.
func (b *Board) thing(h *stage.Heard, t thing) aloud.Thing {
	on := t
	if t.Kind == item {
		on = b.player.item(int(t.N))
	}
	e := b.player.explainer().explain(on)
	said := e.Heard(b.given.Frame.Say, stands[on.Kind])
	said.State = b.player.mark(t).State()
	w := &b.words
	switch on.Kind {
	case card:
		if int(on.N) < len(w.tags) {
			said.Value = w.tags[on.N]
		}
	case store, loose:
		if on.Seat != b.places.made.front {
			said.Label = h.Text("aloud.of", lang.Str("name", b.given.Frame.Sitters[on.Seat].Name), lang.Str("what", said.Label))
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

// reported returns the name of a thing in reports.
func (p *player) reported(t thing) string {
	if t.Kind == ring && p.now.mode == answering {
		return "market.duel" // to which a tip points
	}
	return catalogue.Name(t, p.places.made.front)
}
