package market

import (
	rules "runehall/games/market"
	"runehall/scenes/boards"
	"runehall/scenes/things"
	"runehall/ui"
)

// drawChosen draws the line about the chosen things, the runes that pay, and the offers.
func (a *artist) drawChosen(c *ui.Canvas) {
	l, w := &a.places.ledge, a.words
	if l.line.Empty() && len(l.offers)+len(l.tiles) == 0 {
		return
	}
	p := &c.Palette
	all := ui.Bounding(append(append([]ui.Rect{l.line}, l.offers...), l.tiles...)...)
	if len(l.offers)+len(l.tiles) > 0 {
		boards.Tray(c, all.Grow(c.Dp(2)).Intersect(l.rect))
	}
	style := c.Type.Strong.In(p.Text)
	if w.short {
		style = style.In(p.Muted)
	}
	at, text := l.line.Inset(ui.Sides(c.Gap.S, 0)), w.line
	if a.asksBeside() {
		text = ""
	} else if !boards.Fits(c.Kit, text, style, at.Size()) { // the golden button says what is missing
		text = w.brief
	}
	if big := c.Type.Number.In(style.Color); text != "" && text[0] <= '9' && !w.short { // a sum
		big.Size = min(big.Size*1.7, at.H*.8)
		if c.Measure(text, big, 0).W <= at.W {
			style = big
		}
	}
	if text != "" {
		c.TextIn(text, style, at, ui.AlignCenter|ui.AlignMiddle)
	}
	a.stand(c, theLine, l.line, min(l.line.H/2, c.Radius.Panel))
	for i, r := range l.tiles {
		a.drawTile(c, i, r)
	}
	for i, r := range l.offers {
		if i < len(a.player.now.offers) {
			a.drawOffer(c, i, r)
		}
	}
}

// drawTile draws a rune that pays, and the kind of store from which it is taken.
func (a *artist) drawTile(c *ui.Canvas, i int, r ui.Rect) {
	colour, from := paidFrom(&a.Model.who[a.Given.Front], a.player.now.pay, i)
	c.Recess(r, c.Radius.Chip)
	side := ui.Whole(min(r.W, r.H) * .74)
	a.painter.rune(c, colour, r.Center(), side)
	if from != rules.Loose {
		small := r.Place(ui.Sz(r.W*.5, r.H*.4), 0, 1).Snap()
		if from.Main() {
			a.painter.chest(c, colour, true, small)
		} else {
			a.painter.outpost(c, a.Given.Look(a.Given.Front).Color, small)
		}
	}
	a.stand(c, things.Nth(tile, i), r, c.Radius.Chip)
}

// drawOffer draws an offer: its sign, and words where there is room.
func (a *artist) drawOffer(c *ui.Canvas, i int, r ui.Rect) {
	p, round := &c.Palette, min(r.H/2, c.Radius.Button)
	o := a.player.now.offers[i]
	ground := p.SlateTop
	switch o.colour {
	case rules.Red:
		ground = p.Kin.Red.Deep
	case rules.Blue:
		ground = p.Kin.Blue.Deep
	}
	c.Cast(r, round, c.Part.Low)
	c.Box(r, round, ui.Shade(ground.Mix(p.TopLight, .08), ground))
	c.Frame(r, round, c.Hairline, ui.Flat(p.Edge))
	sign, rest := r.Grow(-c.Dp(3)), ui.Rect{}
	style := a.caption(c.Kit).In(p.Text)
	align := ui.AlignCenter
	switch {
	case r.W >= 2.2*r.H:
		sign, rest = sign.CutLeft(sign.H, c.Gap.XS)
		style, align = c.Type.Strong.In(p.Text), ui.AlignLeft
	case c.InDp(r.H) >= 44 && c.InDp(r.W) >= 62:
		sign, rest = sign.CutTop(sign.H*.62, 0)
	case r.W >= 1.7*r.H: // too low for words below the sign
		sign, rest = sign.CutLeft(sign.H, 0)
		align = ui.AlignLeft
	}
	a.drawOfferSign(c, o, sign.Snap())
	if !rest.Empty() {
		boards.Label(c, a.words.offers[i], style, rest, align)
	}
	a.stand(c, things.Nth(offer, i), r, round)
}

// drawOfferSign draws the sign of an offer, and a small rune of its colour over a sign that shows none.
func (a *artist) drawOfferSign(c *ui.Canvas, o deal, r ui.Rect) {
	side := ui.Whole(min(r.W, r.H))
	flag := a.Given.Look(a.Given.Front).Color
	switch o.kind {
	case rules.BuyRune, rules.Put:
		a.painter.rune(c, o.colour, r.Center(), side)
	case rules.Outpost, rules.OutpostForRunes, rules.Join:
		a.painter.outpost(c, flag, r)
	case rules.Collector, rules.CollectorForRunes:
		a.painter.collector(c, nil, false, r)
	case rules.Ransom, rules.RansomForRunes, rules.Neutralise:
		a.painter.padlock(c, r.Center(), side)
	case rules.Lay, rules.LayJoin:
		colour := rules.Red
		if a.Sel.cards.Count(rules.BlueCard) > 0 {
			colour = rules.Blue
		}
		a.painter.chest(c, colour, true, r)
	case rules.GiveUp:
		a.painter.chest(c, mainColour(o.store), true, r)
	case rules.Duel:
		a.painter.swords(c, r.Center(), side)
	case rules.Rob:
		a.painter.fox(c, r.Center(), side)
	case rules.Interest:
		a.painter.coin(c, r.Center(), side)
	default:
		c.Icon(ui.IconClose, r, side*.7, c.Palette.Text)
	}
	if o.colour != rules.NoColour && o.kind != rules.BuyRune && o.kind != rules.Put {
		a.painter.rune(c, o.colour, ui.Pt(r.Right()-side*.2, r.Bottom()-side*.2), ui.Whole(side*.45))
	}
}
