package masters

import (
	"fmt"
	"math"
	"slices"

	rules "runehall/games/masters"
	"runehall/scenes/table"
	"runehall/ui"
)

// Report names the places that can be pressed now, and facts that the reader may know.
func (b *Board) Report(r *table.Report) {
	r.State["masters.section"] = math.Round(b.places.eye.Scale)
	r.State["masters.deck"] = b.show.model.deck
	r.State["masters.cards"] = len(b.show.model.laid)
	r.State["masters.draft"] = b.hand.sel.draft
	r.State["masters.asks"] = b.hand.asks()
	b.hand.reportButtons(r)
	if !b.given.Bare {
		b.hand.reportCards(r)
		b.hand.reportField(r)
	}
}

// reportButtons names the buttons that can be pressed.
func (h *hand) reportButtons(r *table.Report) {
	h.corners.Report(r, "masters", h.turns(), h.cornered())
	if h.draws() && h.cornered() {
		r.Stop(&h.deck, "masters.deck", h.deck.Rect())
	}
	h.choices.Report(r, choiceKey)
	r.Stop(&h.curtain, "masters.open-hand", h.curtain.Rect())
}

// reportCards names the cards of the hand on the ledge.
func (h *hand) reportCards(r *table.Report) {
	if !h.chooses() && !h.curtained() {
		return
	}
	for i, p := range h.places.ledge.hand {
		r.Stop(&h.stops.hand[i], fmt.Sprintf("masters.card.%d", i), p)
	}
}

// reportField names the runes that can be named, the draft, and the places for the chosen card as it is turned.
func (h *hand) reportField(r *table.Report) {
	field := h.places.field
	for _, c := range h.options.cells {
		if seen := h.places.cell(c).Grow(-1).Intersect(field); h.bares(seen) {
			r.Target(cellName(c), seen)
		}
	}
	if h.sel.draft {
		r.Target("masters.draft", h.places.laid(h.sel.laid()).Intersect(field))
		r.Focus(&h.stops.field, "masters.draft")
	} else {
		r.Focus(&h.stops.field, cellName(h.sel.cursor))
	}
	if h.sel.card == rules.Hidden {
		return
	}
	for _, m := range h.options.lays {
		if m.Card != h.sel.card || m.Turn != h.sel.turn() {
			continue
		}
		mid := h.places.eye.At(area(laidBy(m)).Center())
		drafted := h.Drafted(target{cell: cellAt(h.places.eye.Under(mid))})
		if part := ui.RectAround(mid, ui.Sz(4, 4)); field.Holds(part) && h.bares(part) && !drafted {
			r.Target(fmt.Sprintf("masters.place.%d.%d", m.Cell.X, m.Cell.Y), part)
		}
	}
}

// bares reports whether a part of the field is in sight and nothing of the board lies over its middle: otherwise the
// board is to be moved first.
func (h *hand) bares(r ui.Rect) bool {
	mid := r.Center()
	if r.Empty() || h.places.centre.Has(mid) || h.places.deck.Has(mid) {
		return false
	}
	return !slices.ContainsFunc(h.row, func(o ui.Rect) bool { return o.Has(mid) })
}

// asks returns what kind of thing the reader can choose now.
func (h *hand) asks() string {
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

// cellName returns the name of a cell in reports.
func cellName(c rules.Cell) string { return fmt.Sprintf("masters.cell.%d.%d", c.X, c.Y) }
