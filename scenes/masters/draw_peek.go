package masters

import (
	"math"
	"slices"

	"runehall/scenes/boards"
	"runehall/ui"
)

func (a *artist) drawPeek(c *ui.Canvas) {
	a.peeks = a.peeks[:0]
	for _, l := range a.Model.laid {
		if covers(l, a.Sel.peeked) {
			a.peeks = append(a.peeks, l)
		}
	}
	if len(a.peeks) == 0 {
		return
	}
	pad := c.Gap.S
	n := float64(len(a.peeks))
	unit := math.Floor(min(c.Dp(34), (a.places.field.W-2*pad-(n+1)*pad)/(3*n), (a.places.field.H-4*pad)/3))
	w := pad
	for _, l := range a.peeks {
		wide, _ := extentOf(l.Turn)
		w += float64(wide)*unit + pad
	}
	mid := a.Eye.At(middle(a.Sel.peeked))
	rect := boards.Over(mid, a.Eye.Scale, ui.Sz(w, 3*unit+2*pad), a.places.field.Grow(-pad))
	c.Panel(rect)
	x := rect.X + pad
	slices.Reverse(a.peeks)
	for i, l := range a.peeks {
		wide, high := extentOf(l.Turn)
		r := ui.Rc(x, rect.Center().Y-float64(high)*unit/2, float64(wide)*unit, float64(high)*unit)
		a.painter.card(c, l.Card, l.Turn, r, unit)
		at := ui.Rc(r.X+float64(a.Sel.peeked.X-l.Cell.X)*unit, r.Y+float64(a.Sel.peeked.Y-l.Cell.Y)*unit, unit, unit)
		edge := c.Palette.Cream
		if i == 0 {
			edge = c.Palette.Gold
		}
		c.Frame(at, ui.Whole(unit*.12), ui.Whole(unit*.07), ui.Flat(edge))
		x += r.W + pad
	}
}
