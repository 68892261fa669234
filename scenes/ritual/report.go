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
	r.State["ritual.radius"] = math.Round(b.places.eye.Scale)
	r.State["ritual.supply"] = b.show.model.supply
	r.State["ritual.tiles"] = len(b.show.model.tiles)
	r.State["ritual.draft"] = b.player.sel.draft
	r.State["ritual.asks"], _ = b.player.options.wants()
	b.player.reportButtons(r)
	b.player.report(r)
	if r.Heard != nil {
		b.hear(r.Heard)
	}
}

// report names what can be chosen on the board.
func (h *player) report(r *table.Report) {
	h.chosen(func(on target, place ui.Rect) {
		if on.kind == onField { // each cell has a name
			place = ui.Rect{}
		}
		r.Stop(h.owner(on), h.name(on), place)
	})
	for i := range h.places.seats {
		if s := &h.places.seats[i]; h.show.curtained(s.Seat) {
			r.Target(fmt.Sprintf("ritual.rituals.%d", s.Seat), s.Turned.OutRect(s.rituals))
		}
	}
	if h.given.Bare {
		return
	}
	if h.sel.panel == noPanel {
		for _, c := range h.options.lit(nil, &h.sel) {
			// The button in the corner may cover a cell: then the board is to be moved first.
			if seen := h.places.inside(c); !h.cornered() || !h.places.centre.Has(seen.Center()) {
				r.Target(cellName(c), seen)
			}
		}
	}
	if h.sel.draft {
		r.Target("ritual.draft", h.places.inside(h.sel.cell))
	}
}

// name returns the name of what can be chosen.
func (h *player) name(on target) string {
	switch on.kind {
	case onField:
		return cellName(on.cell)
	case onCards:
		return "ritual.cards"
	case onCard:
		return "ritual.card." + h.show.model.held[on.index].String()
	}
	return fmt.Sprintf("ritual.%s.%d", ofTarget[on.kind].name, on.index)
}

// cellName returns the name of a cell in reports.
func cellName(c rules.Cell) string { return fmt.Sprintf("ritual.cell.%d.%d", c.Q, c.R) }

// inside returns the part of the field that lies within a cell's hexagon everywhere.
func (p *places) inside(c rules.Cell) ui.Rect {
	r := p.eye.Scale
	in := ui.RectAround(p.at(c), ui.Sz(r*math.Sqrt(3)*.98, r)).Intersect(p.field)
	if min(in.W, in.H) < r*.1 { // too little to be pressed
		return ui.Rect{}
	}
	return in
}
