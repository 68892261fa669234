package stones

import (
	rules "runehall/games/stones"
	"runehall/scenes/boards"
	"runehall/ui"
)

// drawSaid draws the sum of the magic and what it buys, or what is to be said about what is chosen.
func (a *artist) drawSaid(c *ui.Canvas) {
	r, w := a.places.ledge.line, a.words
	if r.Empty() || w.line.text == "" && w.sum.n == 0 {
		return
	}
	in := r.Inset(ui.Sides(min(r.H*.5, c.Gap.M), 0))
	style := c.Type.Small.In(c.Palette.Text).AtMost(r.H * .62)
	text := w.line.text
	if w.line.brief != "" && c.Measure(text, style, 0).W*.86 > in.W {
		text = w.line.brief
	}
	if w.sum.n == 0 && !boards.Fits(c, text, style, in.Size()) {
		return // advice for which there is no room
	}
	boards.Tray(c, r)
	if w.sum.n > 0 && w.line.short {
		_, in = in.CutLeft(a.drawSum(c, in)-in.X, c.Gap.S)
		boards.Label(c, text, style, in, ui.AlignRight) // the ticks say it too
		return
	}
	c.TextIn(text, style, in, ui.AlignCenter|ui.AlignMiddle)
}

// drawSum draws how the magic adds up, from the left of r, and returns where it ends.
func (a *artist) drawSum(c *ui.Canvas, r ui.Rect) float64 {
	p, s := &c.Palette, &a.words.sum
	side := min(r.H*.72, c.Dp(22))
	style := c.Type.Number.In(p.Cream).Sized(max(c.Legible, min(c.Dp(18), r.H*.66, r.W*.11)))
	side = min(side, style.Size*1.25)
	x, y := r.X, r.Center().Y
	write := func(text string, st ui.TextStyle) {
		c.Text(text, st, ui.Pt(x, y), ui.AlignLeft|ui.AlignMiddle)
		x += c.Measure(text, st, 0).W + side*.18
	}
	for i := range s.parts[:s.n] {
		part := &s.parts[i]
		if i > 0 {
			write("+", style.In(p.Muted))
		}
		mid := ui.Pt(x+side/2, y)
		if part.stone != rules.NoStone {
			a.painter.rune(c, part.stone, mid, side*.9, p.Ice)
		} else {
			a.painter.magic(c, part.colour, mid, side)
		}
		x += side * 1.12
		write(part.text, style)
	}
	write("=", style.In(p.GoldText))
	write(s.total, style.In(p.GoldText).Scaled(1.08))
	return x
}
