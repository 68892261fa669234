package ritual

import (
	"runehall/ui"
)

// drawPiles draws what is left to draw, and the discards with the topmost face up: a Copy copies that one (RIT-40).
func (a *artist) drawPiles(c *ui.Canvas) {
	p := &a.places.piles
	pal := &c.Palette
	radius := c.Radius.Panel
	c.Box(p.rect, radius, ui.Flat(pal.Ink.Fade(.72)))
	edge := pal.Edge
	if a.hand.sel.panel == pilePanel {
		edge = pal.Gold
	}
	c.Frame(p.rect, radius, c.Hairline, ui.Flat(edge))
	if !p.supply.Empty() {
		thing := pileTop(c.Kit, p.supply)
		mid, r := thing.Center(), thing.H*.5
		c.Hex(mid.Add(ui.Pt(r*.1, r*.16)), r, pal.Ink)
		c.Hex(mid, r, pal.Steel)
		c.HexLine(mid, r*.94, c.Hairline, pal.Edge)
		c.Fill(backStar, mid, r*.45, pal.Muted)
		a.drawCount(c, p.supply, thing, a.show.model.supply)
	}
	if !p.pile.Empty() {
		thing := pileTop(c.Kit, p.pile)
		if a.show.model.pile > 0 {
			drawBack(c, thing)
		} else {
			c.Frame(thing, thing.W*.12, c.Hairline, ui.Flat(pal.Edge))
		}
		a.drawCount(c, p.pile, thing, a.show.model.pile)
	}
	thing := pileTop(c.Kit, p.discards)
	n := len(a.show.model.discards)
	if n > 0 {
		a.drawCard(c, thing, a.show.model.discards[n-1], cardSign, true)
	} else {
		drawNoCard(c, thing, .12, thing.W*.6)
	}
	a.drawCount(c, p.discards, thing, n)
}

// drawNoCard draws the place of cards where none lie: its edge, as round as a share of its width, and a sign.
func drawNoCard(c *ui.Canvas, r ui.Rect, round, icon float64) {
	c.Frame(r, r.W*round, c.Hairline, ui.Flat(c.Palette.Edge))
	c.Icon(ui.IconCard, r, icon, c.Palette.Muted.Fade(.5))
}

// pileTop returns where the topmost card or tile of a pile lies.
func pileTop(k *ui.Kit, r ui.Rect) ui.Rect {
	in := r.Inset(ui.Even(k.Gap.S))
	return in.Place(ui.Sz(in.H*.7, in.H), .12, .5)
}

// drawCount draws how many cards or tiles a pile has, beside the topmost.
func (a *artist) drawCount(c *ui.Canvas, r, top ui.Rect, n int) {
	in := ui.Rc(top.Right(), r.Y, r.Right()-top.Right()-c.Gap.XS, r.H)
	style := c.Type.Number.Scaled(.85)
	if n == 0 {
		style = style.In(c.Palette.Muted)
	}
	c.TextIn(ui.Digits(n), style, in, ui.AlignCenter|ui.AlignMiddle)
}

// drawDiscards draws the discards.
func (a *artist) drawDiscards(c *ui.Canvas) {
	form := cardSign
	if len(a.places.panel.items) > 0 && c.InDp(a.places.panel.items[0].W) >= 92 {
		form = cardName
	}
	for i, r := range a.places.panel.items {
		d := a.hand.discards[i]
		r = r.Fit(ui.Sz(.7, 1))
		if i == a.hand.sel.read {
			c.Selected(r.Grow(c.Dp(2)), r.W*.07)
		}
		a.drawCard(c, r, d.card, form, true)
		if d.copies > 1 {
			side := min(r.W*.5, c.Dp(24))
			badge := ui.Rc(r.Right()-side*.8, r.Bottom()-side*.8, side, side)
			c.Disc(badge.Center(), side/2, c.Palette.Ink)
			c.TextIn(ui.Digits(d.copies), c.Type.Strong, badge, ui.AlignCenter|ui.AlignMiddle)
		}
	}
	c.TextIn(a.words.info, c.Type.Small, a.places.panel.info, ui.AlignCenter|ui.AlignMiddle)
}
