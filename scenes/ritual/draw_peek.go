package ritual

import (
	"math"

	rules "runehall/games/ritual"
	"runehall/ui"
)

// drawHint lights what the table proposes: a gold ring that breathes, and then stays.
func (b *Board) drawHint(c *ui.Canvas, size float64) {
	switch b.hint.Kind {
	case rules.Place, rules.BuildOver, rules.PickCell:
		alpha := 1.0
		if b.beat < hintTicks {
			alpha = .65 + .35*math.Cos(float64(b.beat)*2*math.Pi/96)
		}
		b.art.draw(c, pictureKey{kind: targetPicture}, b.at(b.hint.Cell), b.cam.Scale, size, white.Fade(alpha))
	}
}

// drawPeek draws the tiles beneath a stack, fanned out over it, the uppermost of them first.
func (b *Board) drawPeek(c *ui.Canvas) {
	at, there := b.model.at(b.sel.peeked)
	if !there {
		return
	}
	t := &b.model.tiles[at]
	n := len(t.under)
	r := min(c.Dp(46), b.cam.Scale)
	r = math.Round(r)
	pad := c.Gap.S
	w := float64(n+1)*(r*math.Sqrt(3)+pad) + pad
	mid := b.at(t.cell)
	rect := ui.RectAround(ui.Pt(mid.X, mid.Y-b.cam.Scale-r-2*pad), ui.Sz(w, 2*r+2*pad))
	field := b.places.field
	rect.X = max(field.X+pad, min(rect.X, field.Right()-w-pad))
	if rect.Y < field.Y {
		rect.Y = mid.Y + b.cam.Scale + pad
	}
	c.Panel(rect)
	for i := range n + 1 {
		tile := covered{t.tile, t.turn}
		if i > 0 {
			tile = t.under[n-i]
		}
		p := ui.Pt(rect.X+pad+(float64(i)+.5)*(r*math.Sqrt(3)+pad)-pad/2, rect.Center().Y)
		b.drawTile(c, tile.tile, tile.turn, p, r, r, []float64{1, .8}[min(i, 1)])
	}
}
