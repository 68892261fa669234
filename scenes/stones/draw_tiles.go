package stones

import (
	rules "runehall/games/stones"
	"runehall/scenes/boards"
	"runehall/ui"
)

func (a *artist) drawOffers(c *ui.Canvas) {
	for i, r := range a.places.ledge.step.choices {
		if i < a.words.tiles.n && !r.Empty() {
			a.drawGemTile(c, i, r.Snap())
		}
	}
}

// drawGemTile draws a gem as a tile. Its foot shows the colour that a tap changes the gem into, and is pale if there is
// none.
func (a *artist) drawGemTile(c *ui.Canvas, i int, r ui.Rect) {
	t, p, radius := &a.words.tiles, &c.Palette, c.Radius.Button
	leaf(c, r, radius)
	in := r.Grow(-c.Gap.XS)
	footed := t.pays && in.H >= c.Dp(56)
	if footed {
		var foot ui.Rect
		foot, in = in.CutBottom(min(c.Dp(26), in.H*.3), c.Dp(2))
		a.drawInstead(c, t.instead[i], foot)
	}
	style := c.Type.Small.Bold().In(p.ParchmentInk).AtMost(c.Dp(15))
	if in.H >= c.LineHeight(style)*2.1 && in.W >= c.Dp(40) {
		if below, rest := in.CutBottom(c.LineHeight(style), 0); boards.Label(c, t.texts[i], style, below,
			ui.AlignCenter) {
			in = rest
		}
	}
	side := ui.Whole(min(in.H*.94, in.W*.86, c.Dp(52)))
	a.painter.gem(c, t.gems[i], in.Center(), side)
	if !footed && t.instead[i] != rules.NoColour {
		a.painter.gem(c, t.instead[i], ui.Pt(r.Right()-side*.3, r.Bottom()-side*.3), ui.Whole(side*.45))
	}
	a.words.stance(tileAt(i)).Draw(c, r, radius, 0)
	a.drawHint(c, tileAt(i), r, radius)
}

func (a *artist) drawInstead(c *ui.Canvas, colour rules.Colour, r ui.Rect) {
	p := &c.Palette
	c.Box(r, r.H*.3, ui.Flat(p.Oak.Fade(.16)))
	before := c.Fade(1)
	if colour == rules.NoColour {
		c.Fade(.28)
		colour = rules.White
	}
	side := r.H * .82
	left, right := ui.Pt(r.Center().X-side*.62, r.Center().Y), ui.Pt(r.Center().X+side*.55, r.Center().Y)
	ink := p.ParchmentInk.Mix(p.Oak, .4)
	c.Stroke(swapArrows, left, side, max(1, side*.09), ink)
	a.painter.gem(c, colour, right, ui.Whole(side))
	c.Unfade(before)
}

// swapArrows are two arrows in opposite directions, on a box of 1.
var swapArrows = ui.MustPath("M-.38 -.16H.34M.16 -.34L.36 -.16L.16 .02M.38 .2H-.34M-.16 .02L-.36 .2L-.16 .38")
