package ritual

import (
	"math"

	"runehall/scenes/boards"
	"runehall/ui"
)

// drawPeek draws the tiles beneath the stack that is looked into, fanned out over it, the uppermost of them first. It lies over revealed
// cards, which would hide it.
func (a *artist) drawPeek(c *ui.Canvas) {
	at, there := a.Model.at(a.Sel.peeked)
	if !there || !a.Sel.peek {
		return
	}
	defer c.Unclip(c.Clip(a.places.field))
	t := &a.Model.tiles[at]
	n := len(t.under)
	r := math.Round(min(c.Dp(46), a.Eye.Scale))
	pad := c.Gap.S
	w := float64(n+1)*(r*math.Sqrt(3)+pad) + pad
	mid := a.places.at(t.cell)
	rect := boards.Over(mid, a.Eye.Scale+pad, ui.Sz(w, 2*r+2*pad), a.places.field.Inset(ui.Sides(pad, 0)))
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
