package ritual

import (
	"math"

	"runehall/ui"
)

// drawPeek draws the tiles beneath a stack, fanned out over it, the uppermost of them first.
func (a *artist) drawPeek(c *ui.Canvas) {
	at, there := a.show.model.at(a.hand.sel.peeked)
	if !there {
		return
	}
	t := &a.show.model.tiles[at]
	n := len(t.under)
	r := min(c.Dp(46), a.places.eye.Scale)
	r = math.Round(r)
	pad := c.Gap.S
	w := float64(n+1)*(r*math.Sqrt(3)+pad) + pad
	mid := a.places.at(t.cell)
	rect := ui.RectAround(ui.Pt(mid.X, mid.Y-a.places.eye.Scale-r-2*pad), ui.Sz(w, 2*r+2*pad))
	field := a.places.field
	rect.X = max(field.X+pad, min(rect.X, field.Right()-w-pad))
	if rect.Y < field.Y {
		rect.Y = mid.Y + a.places.eye.Scale + pad
	}
	c.Panel(rect)
	for i := range n + 1 {
		tile := covered{t.tile, t.turn}
		if i > 0 {
			tile = t.under[n-i]
		}
		p := ui.Pt(rect.X+pad+(float64(i)+.5)*(r*math.Sqrt(3)+pad)-pad/2, rect.Center().Y)
		a.painter.drawTile(c, tile.tile, tile.turn, p, r, r, []float64{1, .8}[min(i, 1)])
	}
}
