package ritual

import "runehall/ui"

// drawPiles draws what is left to draw, and the discards. The topmost discard lies face up, because a Copy copies it
// (RIT-40).
func (a *artist) drawPiles(c *ui.Canvas) {
	p := &a.places.piles
	if p.rect.Empty() {
		return
	}
	pal := &c.Palette
	c.Box(p.rect, c.Radius.Panel, ui.Flat(pal.Ink.Fade(.72)))
	edge := pal.Edge
	if a.Sel.panel == pilePanel {
		edge = pal.Gold
	}
	c.Frame(p.rect, c.Radius.Panel, c.Hairline, ui.Flat(edge))
	m := &a.Model
	a.drawPile(c, p.supply, 0, m.supply, func(item ui.Rect) {
		mid, r := item.Center(), item.H*.5
		c.Hex(mid.Add(ui.Pt(r*.1, r*.16)), r, pal.Ink)
		c.Hex(mid, r, pal.Steel)
		c.HexLine(mid, r*.94, c.Hairline, pal.Edge)
		c.Fill(backStar, mid, r*.45, pal.Muted)
	})
	a.drawPile(c, p.pile, 1, m.pile, func(item ui.Rect) {
		if m.pile > 0 {
			drawBack(c, item)
		} else {
			c.Frame(item, item.W*.12, c.Hairline, ui.Flat(pal.Edge))
		}
	})
	if n := len(m.discards); n > 0 {
		a.drawPile(c, p.discards, 2, n, func(item ui.Rect) { a.drawCard(c, item, m.discards[n-1], cardSign, true) })
	}
}

// drawPile draws the topmost item of a pile, its number and, where there is room, its name.
func (a *artist) drawPile(c *ui.Canvas, r ui.Rect, which, n int, top func(item ui.Rect)) {
	if r.Empty() {
		return
	}
	item, number, name := pileParts(c.Kit, r, a.places.piles.names)
	top(item)
	style := c.Type.Number.Scaled(.85).AtMost(number.H)
	if n == 0 {
		style = style.In(c.Palette.Muted)
	}
	c.Text(ui.Digits(n), style, number.Center(), ui.AlignCenter|ui.AlignMiddle)
	if !name.Empty() {
		c.TextIn(a.words.piles[which], c.Type.Label, name, ui.AlignCenter|ui.AlignMiddle)
	}
}

// pileParts returns where the topmost item of a pile, its number and its name lie. The name lies below or, in a low
// wide place, beside.
func pileParts(k *ui.Kit, r ui.Rect, named bool) (item, number, name ui.Rect) {
	in := r.Inset(ui.Even(min(k.Gap.XS, r.H*.1)))
	if named && r.W > 1.9*r.H {
		in = in.Place(ui.Sz(min(in.W, k.Dp(100)), in.H), .5, .5)
		item, in = in.CutLeft(min(in.H*.7, in.W*.3), k.Gap.S)
		if in.H < 2*k.LineHeight(k.Type.Label) { // words below the number would be too small
			number, name = in.CutLeft(in.W*.4, k.Gap.XS)
		} else {
			number, name = in.CutTop(in.H*.55, 0)
		}
		return item.Fit(ui.Sz(.7, 1)), number, name
	}
	if named {
		name, in = in.CutBottom(min(k.LineHeight(k.Type.Label), in.H*.36), 0)
	}
	item, number = in.CutLeft(in.W*.46, 0)
	return item.Fit(ui.Sz(.7, 1)), number, name
}

func (p *pilePlaces) top(k *ui.Kit, heap ui.Rect) ui.Rect {
	item, _, _ := pileParts(k, heap, p.names)
	return item
}

func (a *artist) drawDiscards(c *ui.Canvas) {
	form := cardSign
	if len(a.places.panel.items) > 0 && c.InDp(a.places.panel.items[0].W) >= 92 {
		form = cardName
	}
	for i, r := range a.places.panel.items {
		d := a.player.discards[i]
		r = r.Fit(ui.Sz(.7, 1))
		if i == a.Sel.read {
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
	style, _ := styled(c.Kit, a.words.info, a.places.panel.info.Size())
	c.TextIn(a.words.info, style.In(c.Palette.Text), a.places.panel.info, ui.AlignCenter|ui.AlignMiddle)
}
