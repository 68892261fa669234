package results

import (
	"runehall/scenes/stage"
	"runehall/ui"
)

// changeLine is one change of points within a row: when, why, whose and how much.
type changeLine struct {
	move      int
	look      ui.SeatLook
	when, why string
	points    string
	button    ui.Button // leads to the replay; it is not drawn
	rect      ui.Rect
}

// narrowLine is the width of a line in dp under which its parts stand one below the other, in small letters, so that a
// long reason fits into a low window.
const narrowLine = 280

// style is how the reason is written.
func (l *changeLine) style(k *ui.Kit, width float64) ui.TextStyle {
	if width < k.Dp(narrowLine) {
		return k.Type.Small
	}
	return k.Type.Body
}

type changePlaces struct{ coin, when, why, points, sign ui.Rect }

// places returns the places of the parts within r: when and why side by side, or one below the other where it is
// narrow, or why below everything else.
func (l *changeLine) places(k *ui.Kit, r ui.Rect) (p changePlaces) {
	low := ui.Rect{}
	if r.W < k.Dp(narrowLine) {
		r = r.Inset(ui.Sides(0, k.Gap.XS))
		r, low = r.CutTop(max(k.Dp(26), k.LineHeight(k.Type.Strong)), 0)
	}
	p.coin, r = r.Inset(ui.Sides(k.Gap.XS, 0)).CutLeft(k.Dp(26), k.Gap.S)
	p.sign, r = r.CutRight(k.Dp(18), k.Gap.S)
	p.points, r = r.CutRight(max(k.Dp(34), k.Measure(l.points, k.Type.Strong, 0).W), k.Gap.S)
	when := k.Measure(l.when, k.Type.Strong, 0)
	switch {
	case !low.Empty():
		p.when, p.why = r, low.Inset(ui.Sides(k.Gap.XS, 0))
		return p
	case r.W > k.Dp(330):
		p.when, p.why = r.CutLeft(max(when.W, k.Dp(84)), k.Gap.S)
		return p
	}
	r = r.Inset(ui.Sides(0, k.Gap.XS))
	p.when, p.why = r.CutTop(when.H, 0)
	return p
}

func (l *changeLine) height(k *ui.Kit, width float64) float64 {
	p := l.places(k, ui.Rc(0, 0, width, k.Dp(1000)))
	return max(stage.MinTouch(k), p.why.Y+k.Measure(l.why, l.style(k, width), max(1, p.why.W)).H+k.Gap.S)
}

func (l *changeLine) draw(c *ui.Canvas, marked bool) {
	ink := c.Palette.ParchmentInk
	shade := .06
	if marked {
		shade = .14
	}
	c.Rect(l.rect, ink.Fade(shade))
	p := l.places(c.Kit, l.rect)
	c.Coin(l.look, p.coin.Center(), c.Dp(11))
	c.Icon(ui.IconEye, p.sign, p.sign.W, ink)
	c.TextIn(l.points, c.Type.Strong.In(ink), p.points, ui.AlignRight|ui.AlignMiddle)
	c.TextIn(l.when, c.Type.Strong.In(ink), p.when, ui.AlignLeft|ui.AlignMiddle)
	style := l.style(c.Kit, l.rect.W).In(ink)
	why := p.why.Place(ui.Sz(p.why.W, c.Measure(l.why, style, p.why.W).H), 0, .5)
	c.Paragraph(l.why, style, why, ui.AlignLeft)
}
