package ritual

import (
	"math"

	"runehall/scenes/table"
	"runehall/scenes/things"
)

// report adds facts that the reader may know, the buttons, the rituals behind curtains, and the cells that can be chosen.
func (h *player) report(r *table.Report) {
	r.State["ritual.radius"] = math.Round(h.Eye.Scale)
	r.State["ritual.supply"] = h.Model.supply
	r.State["ritual.tiles"] = len(h.Model.tiles)
	r.State["ritual.draft"] = h.Sel.draft
	r.State["ritual.asks"], _ = h.options.wants()
	h.reportButtons(r)
	h.reportField(r)
}

func (h *player) reportField(r *table.Report) {
	for i := range h.places.seats {
		if s := h.places.seats[i].Seat; h.curtained(s) {
			r.Target(h.Name(ritualsOf(s)), h.Things.At(ritualsOf(s)))
		}
	}
	if h.Given.Bare {
		return
	}
	if h.Sel.panel == noPanel {
		for _, c := range h.Sel.lit(nil, h.options) {
			// The button in the corner may cover a cell: then the board is to be moved first.
			if seen := h.places.inside(c); !h.cornered() || !h.places.centre.Has(seen.Center()) {
				r.Target(h.Name(hexAt(c)), seen)
			}
		}
	}
	if h.Sel.draft {
		r.Target(h.Name(things.The(draft)), h.places.inside(h.Sel.cell))
	}
}
