package stones

import (
	"runehall/scenes/boards"
	"runehall/ui"
)

// drawFate draws in a tag what becomes of a card that is used: red and with an arrow out where it leaves, green where it comes back.
func (a *artist) drawFate(c *ui.Canvas, f fate, r ui.Rect) {
	if f == noFate || r.Empty() {
		return
	}
	p := &c.Palette
	ground, edge, text, sign := p.Moss.Mix(p.Ink, .78), p.Moss, a.words.fixed.back, ui.IconUndo
	if f == willLeave {
		ground, edge, text, sign = p.Gem.Disagree, p.Gem.DisagreeEdge, a.words.fixed.leaves, ui.IconExport
	}
	r = r.Snap()
	c.Box(r, r.H/2, ui.Flat(ground))
	c.Frame(r, r.H/2, max(c.Hairline, ui.Whole(c.Dp(1.4))), ui.Flat(edge))
	in := r.Inset(ui.Sides(r.H*.26, 0))
	style := c.Type.Small.Bold().In(p.Cream).AtMost(r.H * .66)
	if !boards.Fits(c, text, style, in.Size()) {
		c.Icon(sign, r, r.H*.8, edge)
		return
	}
	if f == willLeave {
		if long := a.words.fixed.leavesLong; c.Measure(long, style, 0).W+r.H <= in.W {
			text = long
		}
		if side := r.H * .7; c.Measure(text, style, 0).W+side*1.2 <= in.W {
			var at ui.Rect
			at, in = in.CutLeft(side, side*.2)
			c.Icon(sign, at, side, edge)
		}
	}
	if !boards.Label(c, text, style, in, ui.AlignCenter) {
		c.Icon(sign, r, r.H*.8, edge)
	}
}
