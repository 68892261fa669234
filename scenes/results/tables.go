package results

import (
	"runehall/scenes/page"
	"runehall/ui"
)

// lowScreen is the height of a wide screen up to which the tables lie side by side, and leastTable how wide each is
// there at least, in dp.
const lowScreen, leastTable = 480, 220

// tables adds the tables of the results: one below the other or, on a low wide screen, two by two.
func (s *Scene) tables(why *page.FilledColumn, safe ui.Rect) {
	k := s.stage.Kit
	add := why.Add
	var sides page.Masonry
	if low := !safe.Size().Portrait() && safe.H < k.Dp(lowScreen); low {
		sides = page.Masonry{Least: leastTable, Most: 2}
		add = func(w ui.Widget, _ float64) { sides.Add(w, 0) }
	}
	add(&s.derive, 0)
	if len(s.tie.lines) > 0 {
		add(&s.tie, 0)
	}
	if s.apart() {
		add(&ui.Label{Text: s.stage.Text("results.apart"), Style: k.Type.Small.In(k.Palette.Text), Wrap: true}, 0)
	} else {
		add(&s.keep, 0)
	}
	add(&s.curve, k.Dp(300))
	if !s.apart() {
		add(&s.turns, 0)
	}
	if len(sides.Items) > 0 {
		why.Add(&sides, 0)
	}
}
