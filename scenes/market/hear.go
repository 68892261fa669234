package market

import (
	"runehall/assets/lang"
	"runehall/internal/aloud"
	"runehall/scenes/boards"
	"runehall/scenes/stage"
)

// stands is how many lines of an explanation say how a thing stands; those of the others say what it is for.
var stands = [targetKinds]int{onBay: 2, onStore: 4, onTheirStore: 4, onSeat: 9, onDeck: 1, onHeap: 1, onRing: 3}

// hear says what everything is that can be pointed at, and what the board says of the moment.
func (b *Board) hear(h *stage.Heard) {
	if s := &b.places.sheet; !s.Rect.Empty() {
		h.Part("sheet", b.hand.sheets.title, aloud.Dialog, s.Rect)
		if b.hand.sel.sheet == explainSheet {
			boards.HearNotes(h, s, b.hand.sheets.notes)
		}
	}
	if b.hand.given.Bare {
		return
	}
	for t := range b.hand.each {
		h.Says(b.hand.reported(t), b.target(h, t))
	}
	h.Tells("line", b.words.line, false)
	h.Tells("taking", b.words.takings[0], false)
}

// target says what a target is.
func (b *Board) target(h *stage.Heard, t target) aloud.Thing {
	on := t
	if t.kind == onItem {
		on = b.hand.item(t.index)
	}
	e := b.hand.explainer().explain(on)
	said := e.Heard(b.given.Frame.Say, stands[on.kind])
	said.State = b.hand.mark(t).State()
	w := &b.words
	whose := func(s int) {
		said.Label = h.Text("aloud.of", lang.Str("name", b.given.Frame.Sitters[s].Name), lang.Str("what", said.Label))
	}
	switch on.kind {
	case onHand:
		if on.index < len(w.tags) {
			said.Value = w.tags[on.index]
		}
	case onTheirStore, onTheirLoose:
		whose(int(on.seat()))
	case onSwitch:
		said.Role, said.Checked, said.Selected = aloud.Switch, said.Selected, false
		said.Label, said.Value = h.Text("aloud.of", lang.Str("name", said.Label), lang.Str("what", w.phases[interestPhase])), w.switches[on.index].take
	case onOffer:
		if on.index < len(w.offers) && w.offers[on.index] != "" {
			said.Value, said.Label = said.Label, w.offers[on.index]
		}
	case onPick:
		said.Label, said.Value = w.picks[on.index], ""
	case onLine:
		said.Label, said.Value = w.line, ""
	case onClose:
		said.Label = h.Text("aloud.close")
	case onItem, onNothing, onSheet:
		said.Role = aloud.Nothing // an empty place in a sheet
	}
	return said
}

// reported returns the name of a target in reports.
func (h *hand) reported(t target) string {
	if t.kind == onRing && h.now.mode == answering {
		return "market.duel" // to which a tip points
	}
	return t.name()
}
