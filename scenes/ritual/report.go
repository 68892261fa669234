package ritual

import (
	"math"

	rules "runehall/games/ritual"
	"runehall/scenes/table"
	"runehall/scenes/things"
	"runehall/ui"
)

// Report names the places that can be pressed now, and facts that the reader may know.
func (b *Board) Report(r *table.Report) {
	r.State["ritual.radius"] = math.Round(b.places.eye.Scale)
	r.State["ritual.supply"] = b.Model.supply
	r.State["ritual.tiles"] = len(b.Model.tiles)
	r.State["ritual.draft"] = b.Sel.draft
	r.State["ritual.asks"], _ = b.player.options.wants()
	b.player.reportButtons(r)
	b.player.report(r)
	if r.Heard != nil {
		b.hear(r.Heard)
	}
}

// report names what can be chosen on the board.
func (h *player) report(r *table.Report) {
	for on, at := range h.chosen {
		if on.Kind == hex { // each cell has a name
			at = ui.Rect{}
		}
		r.Stop(h.stops.Owner(on), h.name(on), at)
	}
	for i := range h.places.seats {
		if s := h.places.seats[i].Seat; h.curtained(s) {
			r.Target(h.name(things.Own(rituals, s)), h.Things.At(things.Own(rituals, s)))
		}
	}
	if h.Given.Bare {
		return
	}
	if h.Sel.panel == noPanel {
		for _, c := range h.options.lit(nil, &h.Sel) {
			// The button in the corner may cover a cell: then the board is to be moved first.
			if seen := h.places.inside(c); !h.cornered() || !h.places.centre.Has(seen.Center()) {
				r.Target(h.name(hexAt(c)), seen)
			}
		}
	}
	if h.Sel.draft {
		r.Target(h.name(things.The(draft)), h.places.inside(h.Sel.cell))
	}
}

// name returns what a thing is called in reports.
func (h *player) name(t thing) string { return all.Name(t, h.Given.Front) }

// inside returns the part of the field that lies within a cell's hexagon everywhere.
func (p *places) inside(c rules.Cell) ui.Rect {
	r := p.eye.Scale
	in := ui.RectAround(p.at(c), ui.Sz(r*math.Sqrt(3)*.98, r)).Intersect(p.field)
	if min(in.W, in.H) < r*.1 { // too little to be pressed
		return ui.Rect{}
	}
	return in
}
