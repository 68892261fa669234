package stones

import (
	"runehall/scenes/boards"
	"runehall/ui"
)

func (a *artist) drawHint(c *ui.Canvas, t thing, r ui.Rect, radius float64) {
	if a.player.mark(t)&boards.Hinted == 0 {
		return
	}
	before := c.Fade(a.Proposed.Breath())
	c.Glow(r.Center(), max(r.W, r.H)*.8, c.Palette.Gold.Fade(.4))
	boards.Gild(c, r, radius)
	c.Unfade(before)
}

// shifted returns the place of a thing, moved while the thing shakes because it was refused.
func (a *artist) shifted(c *ui.Canvas, r ui.Rect, at thing) ui.Rect {
	if d := a.Model.shaken(at); d != 0 {
		return r.Move(ui.Pt(d*c.Dp(6), 0))
	}
	return r
}

func (a *artist) sized(style ui.TextStyle) ui.TextStyle { return a.places.sheet.Sized(style) }
