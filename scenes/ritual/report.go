package ritual

import (
	"math"

	rules "runehall/games/ritual"
	"runehall/scenes/table"
	"runehall/scenes/things"
	"runehall/ui"
)

// report adds facts that the reader may know, the buttons, the rituals behind curtains, and the cells that can be chosen.
func (b *Board) report(r *table.Report) {
	r.State["ritual.radius"] = math.Round(b.Eye.Scale)
	r.State["ritual.supply"] = b.Model.supply
	r.State["ritual.tiles"] = len(b.Model.tiles)
	r.State["ritual.draft"] = b.Sel.draft
	r.State["ritual.asks"], _ = b.player.options.wants()
	b.player.reportButtons(r)
	b.player.reportField(r)
}

func (h *player) reportField(r *table.Report) {
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
	r := p.Eye.Scale
	in := ui.RectAround(p.at(c), ui.Sz(r*math.Sqrt(3)*.98, r)).Intersect(p.field)
	if min(in.W, in.H) < r*.1 { // too little to be pressed
		return ui.Rect{}
	}
	return in
}
