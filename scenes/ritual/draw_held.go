package ritual

import (
	"math"

	"runehall/ui"
)

// drawChosen draws the chosen tile as far as it has turned. High is how far it is lifted; 1 is as high as a hand
// carries it.
func (a *artist) drawChosen(c *ui.Canvas, at ui.Point, r, size, high float64) {
	t, turn := a.Sel.tile, a.Sel.turn()
	angle := a.Held.Angle()
	if angle == 0 {
		a.painter.drawLifted(c, t, turn, at, r, size, high)
		return
	}
	a.painter.drawFarShadow(c, at, r, size, high)
	a.painter.spun(c, a.painter.tileKey(t, turn, size), at.Sub(ui.Pt(0, .12*high*r)), r*(1+liftedScale*high), size,
		angle, ui.White)
}

// drawSnap draws the chosen tile flying to where it was put: onto its cell, or back to its place in the hand.
func (a *artist) drawSnap(c *ui.Canvas) {
	p, chosen := piece(a.Sel)
	if !chosen || !a.Held.Going(p.ID) {
		return
	}
	there, size := a.Rests(p), a.Eye.Crisp()
	if !p.Draft {
		size = math.Floor(there.Size)
	}
	now := a.Held.On(there)
	a.drawChosen(c, now.At, now.Size, size, 1-a.Held.Way())
}
