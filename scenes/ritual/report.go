package ritual

import (
	"fmt"
	"math"

	rules "runehall/games/ritual"
	"runehall/scenes/table"
	"runehall/ui"
)

// Report names the places that can be pressed now, and facts that the reader may know.
func (b *Board) Report(r *table.Report) {
	if b.frame.Kit == nil || !b.synced {
		return
	}
	r.State["ritual.radius"] = math.Round(b.cam.Radius)
	r.State["ritual.supply"] = b.model.supply
	r.State["ritual.tiles"] = len(b.model.tiles)
	r.State["ritual.draft"] = b.sel.draft
	r.Busy = r.Busy || b.Moving()
	b.buttons.report(b, r.Target)
	for i, p := range b.over.items {
		switch b.sel.panel {
		case cardPanel:
			r.Target("ritual.card."+b.model.held[i].String(), p)
		case handPanel:
			r.Target(fmt.Sprintf("ritual.open.%d", b.model.hands[b.sel.seat][i]), p)
		}
	}
	for i := range b.places.seats {
		s := &b.places.seats[i]
		r.Target(fmt.Sprintf("ritual.seat.%d", s.seat), s.chip)
		if b.curtained(s.seat) {
			r.Target(fmt.Sprintf("ritual.rituals.%d", s.seat), s.rituals)
		}
	}
	if b.state.Bare {
		return
	}
	if b.cardsOpen() {
		r.Target("ritual.cards", b.places.ledge.cards)
	}
	if b.mine() && b.options.laying() {
		for i, p := range b.places.ledge.hand {
			r.Target(fmt.Sprintf("ritual.tile.%d", i), p)
		}
	}
	if b.sel.panel == noPanel {
		touch := b.frame.Kit.Touch
		button := b.places.centre.AtLeast(ui.Sz(touch, touch))
		for _, c := range b.options.lit(nil, &b.sel) {
			// The button that centres may cover a cell: then the board is to be moved first.
			if seen := b.cellRect(c).Intersect(b.places.field); !button.Has(seen.Center()) {
				r.Target(cellName(c), seen)
			}
		}
	}
	if b.sel.draft {
		r.Target("ritual.draft", b.cellRect(b.sel.cell).Intersect(b.places.field))
	}
}

// cellName returns the name of a cell in reports.
func cellName(c rules.Cell) string { return fmt.Sprintf("ritual.cell.%d.%d", c.Q, c.R) }

// cellRect returns the part of a cell that is inside its hexagon at any point of the rectangle.
func (b *Board) cellRect(c rules.Cell) ui.Rect {
	r := b.cam.Radius
	return ui.RectAround(b.at(c), ui.Sz(r*math.Sqrt(3)*.98, r))
}
