package masters

import (
	"runehall/scenes/boards"
	"runehall/ui"
)

// verdictShown reports whether the words about a card are shown.
func (a *artist) verdictShown() bool { return a.hand.verdict.on && a.show.shown() && !a.given.Bare }

// drawVerdict draws in words what becomes of the hovering card: how many runes under and beside it agree, and whether it
// may lie there or why not.
func (a *artist) drawVerdict(c *ui.Canvas) {
	if !a.verdictShown() {
		return
	}
	v, r := &a.hand.verdict, a.places.verdict
	c.Shadow(r, r.H/2, c.Dp(8), c.Palette.Shadow)
	edge := c.Palette.Gold
	if v.why != nil {
		edge = c.Palette.Blood
	}
	boards.Tag(c, r, .94, c.Hairline, edge)
	in := r.Inset(ui.Sides(r.H*.35, c.Gap.XS))
	share := .5
	if a.places.short() {
		share = .46
	}
	style := c.Type.Body.Bold().In(c.Palette.GoldText)
	if v.why != nil {
		style = c.Type.Small.Bold().In(c.Palette.Blood.Mix(c.Palette.Cream, .55))
		if a.places.aloft { // there is room for the reason alone; the marks tell the rest
			style.Size = c.Type.Label.Size
			c.TextIn(v.text, style, r.Inset(ui.Sides(c.Gap.M, 0)), ui.AlignCenter|ui.AlignMiddle)
			return
		}
	}
	counts, text := in.CutLeft(in.W*share, c.Gap.S)
	under, beside := counts.CutLeft((counts.W-c.Gap.XS)/2, c.Gap.XS)
	a.drawCount(c, under, true, v.preview.Under && v.under.all > 0, v.under.text)
	a.drawCount(c, beside, false, v.preview.Beside, v.beside.text)
	c.VLine(text.X-c.Gap.S/2, r.Y+r.H*.22, r.H*.56, c.Palette.Edge)
	c.TextIn(v.text, style, text, ui.AlignCenter|ui.AlignMiddle)
}

func (a *artist) drawCount(c *ui.Canvas, r ui.Rect, round, agrees bool, text string) {
	d := min(c.Dp(9), r.H*.3)
	mark, rest := r.CutLeft(2.4*d, c.Gap.XS)
	a.drawMark(c, mark.Center(), d, round, agrees)
	style := c.Type.Small.In(c.Palette.Text)
	if agrees {
		style = style.Bold()
	}
	if c.InDp(r.W) < 146 {
		style.Size = c.Type.Label.Size
	}
	if a.places.short() { // numbers alone never break
		c.Text(text, style, ui.Pt(rest.X, rest.Center().Y), ui.AlignLeft|ui.AlignMiddle)
		return
	}
	c.TextIn(text, style, rest, ui.AlignLeft|ui.AlignMiddle)
}
