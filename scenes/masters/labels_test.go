package masters

import (
	"testing"

	rules "runehall/games/masters"
	"runehall/ui"
)

// TestALabelStepsAsideForACardThatHovers shuts an area of one rune in on three sides, and lets a card hover before the middle of the
// fourth: what the area is worth still stands beside it, and not on its master.
func TestALabelStepsAsideForACardThatHovers(t *testing.T) {
	var w labels
	cell := rules.Cell{}
	w.cards = []ui.Rect{ui.Rc(-2, -2, 3, 2), ui.Rc(-3, -1, 3, 2), ui.Rc(0, 0, 1, 1)}
	w.hover = ui.Rc(.75, -.3, 3, 2)
	w.stand(cell)
	own := cellArea(cell)
	r := w.find([]rules.Cell{cell}, ui.Sz(.65, .36))
	if r.Empty() || r.Overlaps(own) || !w.free(r, w.cards, w.whole) || r.Center().Dist(own.Center()) > 1.2 {
		t.Errorf("the label stands at %v", r)
	}
	w.hover = ui.Rect{}
	if r := w.find([]rules.Cell{cell}, ui.Sz(.65, .36)); r.Center().X != own.Right()+labelGap+r.W/2 || r.Center().Y != own.Center().Y {
		t.Errorf("with a free side the label stands at %v", r)
	}
}
