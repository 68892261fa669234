package ritual

import (
	"fmt"
	"math"

	"runehall/scenes/table"
	"runehall/scenes/things"
)

// report adds the board to a report: facts that the reader may know, the buttons, the rituals behind curtains, and the
// cells that can be chosen.
func (p *player) report(r *table.Report) {
	r.State["ritual.radius"] = math.Round(p.Eye.Scale)
	r.State["ritual.supply"] = p.Model.supply
	r.State["ritual.tiles"] = len(p.Model.tiles)
	r.State["ritual.draft"] = p.Sel.draft
	r.State["ritual.asks"], _ = p.options.wants()
	if p.Sel.tile >= 0 {
		r.State["ritual.turn"] = p.Sel.turn()
	}
	if m := p.Proposed.Move; p.Proposed.On {
		r.State["ritual.hint"] = fmt.Sprintf("%v %d %d %d %d", m.Kind, m.Tile, m.Cell.Q, m.Cell.R, m.Turn)
	}
	p.reportButtons(r)
	p.reportField(r)
}

func (p *player) reportField(r *table.Report) {
	for i := range p.places.seats {
		if s := p.places.seats[i].Seat; p.curtained(s) {
			r.Target(p.Name(ritualsOf(s)), p.Things.At(ritualsOf(s)))
		}
	}
	if p.Given.Bare {
		return
	}
	if p.Sel.panel == noPanel {
		for i, l := range p.closings {
			if p.Shown() && p.laying() && !p.Eye.Gliding() && p.places.field.Holds(p.places.hexagon(l.Cell)) {
				r.Target(fmt.Sprint("ritual.closing.", i), p.places.inside(l.Cell))
			}
		}
		for _, c := range p.Sel.lit(nil, p.options) {
			// The button in the corner may cover a cell. Then the board has to be moved first.
			if seen := p.places.inside(c); !p.showsCentre() || !p.places.centre.Has(seen.Center()) {
				r.Target(p.Name(hexAt(c)), seen)
			}
		}
	}
	if p.Sel.draft {
		r.Target(p.Name(things.The(draft)), p.places.inside(p.Sel.cell))
	}
}
