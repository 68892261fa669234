package market

import (
	"math"

	"runehall/scenes/boards"
	"runehall/ui"
)

// drawHand draws the hand of the seat in front, with the chosen cards raised, or empty places where it holds none.
func (a *artist) drawHand(c *ui.Canvas) {
	l := &a.places.ledge
	held := a.Model.who[a.Given.Front].hand
	if len(held) == 0 {
		for _, r := range l.bare {
			dashed(c, r, c.Palette.Muted.Fade(.6))
		}
	}
	for i, r := range l.hand {
		if i >= len(held) {
			break
		}
		t := cardAt(a.Given.Front, i)
		if a.Model.away(t) {
			continue
		}
		if a.player.mark(t)&boards.Chosen != 0 {
			r = r.Move(ui.Pt(0, -ui.Whole(min(c.Dp(raised), r.H*.05))))
		}
		r = a.shifted(r, t).Snap()
		a.drawFace(c, held[i], r)
		a.stand(c, t, r, cardRadius(r))
		if i < len(l.tags) && i < len(a.words.tags) {
			a.drawTag(c, i)
		}
	}
}

// drawTag draws below a card whether it holds against an attack.
func (a *artist) drawTag(c *ui.Canvas, i int) {
	r, p := a.places.ledge.tags[i], &c.Palette
	col, icon := p.Moss, ui.IconCheck
	if a.player.mark(cardAt(a.Given.Front, i))&boards.Denied != 0 {
		col, icon = p.Blood, ui.IconClose
	}
	if a.words.tags[i] == "" {
		return
	}
	boards.Tag(c, r, .85, c.Hairline, col.Fade(.7))
	sign, rest := r.Inset(ui.Sides(c.Gap.XS, 0)).CutLeft(min(r.H, r.W*.3), 0)
	c.Icon(icon, sign, min(r.H*.6, c.Dp(14)), col)
	style := c.Type.Label.In(p.Text)
	if strong := c.Type.Strong.In(p.Text); c.Measure(a.words.tags[i], strong, 0).W <= rest.W {
		style = strong
	}
	boards.Label(c, a.words.tags[i], style, rest, ui.AlignCenter)
}

// shifted returns where a thing is drawn while it shakes because it was refused.
func (a *artist) shifted(r ui.Rect, at thing) ui.Rect {
	return r.Move(ui.Pt(math.Round(a.Model.shaken(at)*a.Given.Frame.Kit.Dp(6)), 0))
}
