package masters

import (
	"fmt"
	"math"
	"slices"

	rules "runehall/games/masters"
	"runehall/scenes/stage"
	"runehall/scenes/table"
	"runehall/scenes/things"
	"runehall/ui"
)

// Report names the places that can be pressed now, and facts that the reader may know.
func (b *Board) Report(r *table.Report) {
	r.State["masters.section"] = math.Round(b.places.eye.Scale)
	r.State["masters.deck"] = b.show.model.deck
	r.State["masters.cards"] = len(b.show.model.laid)
	r.State["masters.draft"] = b.player.sel.draft
	r.State["masters.asks"] = b.player.asks()
	if m := b.player.hint.Move; b.player.hint.On {
		r.State["masters.hint"] = fmt.Sprintf("%v %d %d %d %d", m.Kind, slices.Index(b.show.front(), m.Card), m.Cell.X, m.Cell.Y, m.Turn)
	}
	if r.Heard != nil {
		b.hear(r.Heard)
	}
	b.player.reportButtons(r)
	if !b.given.Bare {
		b.player.reportCards(r)
		b.player.reportField(r)
	}
}

func (h *player) reportButtons(r *table.Report) {
	h.corners.Report(r, "masters", h.turns(), h.centres())
	if h.stepping() {
		r.Stop(&h.steps[0], "masters.step.back", h.steps[0].Rect())
		r.Stop(&h.steps[1], "masters.step.next", h.steps[1].Rect())
	}
	if h.draws() {
		r.Stop(&h.deck, h.name(things.The(deck)), h.deck.Rect())
	}
	h.choices.Report(r, choiceKey)
	r.Stop(&h.curtain, "masters.open-hand", h.curtain.Rect())
}

func (h *player) reportCards(r *table.Report) {
	if !h.chooses() && !h.curtained() {
		return
	}
	for t, at := range h.cards {
		r.Stop(h.stops.Owner(t), h.name(t), at)
	}
}

// reportField names the runes that can be named, the draft, and the places for the chosen card as it is turned.
func (h *player) reportField(r *table.Report) {
	field := h.places.field
	for _, c := range h.options.cells {
		if at := h.places.cell(c); field.Has(at.Center()) {
			r.Target(h.name(sectionAt(c)), at.Grow(-1).Intersect(field))
		}
	}
	focused := sectionAt(h.sel.cursor)
	if h.sel.draft {
		focused = things.The(draft)
		r.Target(h.name(focused), h.places.laid(h.sel.laid()).Intersect(field))
	}
	r.Focus(h.table(), h.name(focused))
	r.Own(h.name(focused), h.table())
	if h.sel.card == rules.Hidden {
		return
	}
	ring := h.ring()
	for _, l := range h.lit {
		mid := h.places.eye.At(area(l).Center())
		if seen := ui.RectAround(mid, ui.Sz(ring, ring)); field.Has(mid) && !(h.sel.draft && l == h.sel.laid()) {
			r.Target(h.name(placeOf(l)), seen.Intersect(field))
		}
	}
}

// ring is how wide the part of a lit place is that can be tapped: as a finger needs, or less where the places are small.
func (h *player) ring() float64 {
	return min(stage.MinTouch(h.given.Frame.Kit), 2*ringReach*h.places.eye.Scale)
}

// asks returns what kind of thing the reader can choose now.
func (h *player) asks() string {
	o := h.options
	switch {
	case h.asksCurtain():
		return "curtain"
	case o.laying():
		return "card"
	case len(o.gives) > 0:
		return "give"
	case len(o.cells) > 0:
		return "cell"
	case len(o.choices) > 0:
		return "choice"
	}
	return ""
}

// name returns what a thing is called in reports.
func (h *player) name(t thing) string { return all.Name(t, h.given.Front) }
