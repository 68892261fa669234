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
	if b.frame.Kit == nil || !b.synced {
		return
	}
	r.State["masters.section"] = math.Round(b.cam.Scale)
	r.State["masters.deck"] = b.model.deck
	r.State["masters.cards"] = len(b.model.laid)
	r.State["masters.draft"] = b.sel.draft
	r.State["masters.asks"] = b.asks()
	r.Busy = r.Busy || b.Moving()
	if r.Root != nil && r.Root.RingShown() {
		if name := b.focused(r.Root.Focused()); name != "" {
			r.State["focus"] = name
		}
	}
	b.buttons.report(b, r.Target)
	if b.state.Bare {
		return
	}
	if b.chooses() || b.curtained(b.state.Front) {
		for i, p := range b.places.ledge.hand {
			r.Target(fmt.Sprintf("masters.card.%d", i), p)
		}
	}
	for _, c := range b.options.cells {
		if seen := b.rect(ui.Rc(float64(c.X), float64(c.Y), 1, 1)).Grow(-1).Intersect(b.places.field); b.bares(seen) {
			r.Target(cellName(c), seen)
		}
	}
	if b.sel.draft {
		r.Target("masters.draft", b.rect(area(b.sel.laid())).Intersect(b.places.field))
	}
	if b.sel.card == rules.Hidden {
		return
	}
	for _, m := range b.options.lays {
		if m.Card != b.sel.card || m.Turn != b.sel.turn() {
			continue
		}
		mid := b.at(area(rules.Laid{Card: m.Card, Cell: m.Cell, Turn: m.Turn}).Center())
		if spot := ui.RectAround(mid, ui.Sz(4, 4)); b.places.field.Holds(spot) && b.bares(spot) && !b.drafted(cellAt(b.plane(mid))) {
			r.Target(fmt.Sprintf("masters.place.%d.%d", m.Cell.X, m.Cell.Y), spot)
		}
	}
}

// bares reports whether a part of the field is in sight and nothing of the board lies over its middle: otherwise the
// board is to be moved first.
func (b *Board) bares(r ui.Rect) bool {
	mid := r.Center()
	if r.Empty() || b.places.centre.Has(mid) || b.places.deck.Has(mid) {
		return false
	}
	return !slices.ContainsFunc(b.over.items, func(o ui.Rect) bool { return o.Has(mid) })
}

// asks returns what kind of thing the reader can choose now.
func (b *Board) asks() string {
	o := b.options
	switch {
	case b.asksCurtain():
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

// focused returns the name of what has the focus, if it is the board's.
func (b *Board) focused(owner any) string {
	switch owner {
	case &b.stops.field:
		if b.sel.draft {
			return "masters.draft"
		}
		return cellName(b.sel.cursor)
	case &b.buttons.left:
		return "masters.turn-left"
	case &b.buttons.right:
		return "masters.turn-right"
	case &b.buttons.centre:
		return "masters.centre"
	case &b.buttons.deck:
		return "masters.deck"
	case &b.buttons.curtain:
		return "masters.open-hand"
	}
	for i, m := range b.buttons.moves {
		if owner == &b.buttons.choices[i] {
			return choiceKey(m)
		}
	}
	for i := range b.front() {
		if owner == &b.stops.hand[i] {
			return fmt.Sprintf("masters.card.%d", i)
		}
	}
	return ""
}

// cellName returns the name of a cell in reports.
func cellName(c rules.Cell) string { return fmt.Sprintf("masters.cell.%d.%d", c.X, c.Y) }
