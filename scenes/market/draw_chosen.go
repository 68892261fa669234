package market

import (
	rules "runehall/games/market"
	"runehall/scenes/boards"
	"runehall/ui"
)

// drawChosen draws what is said of what is chosen, the runes that are paid, and what can be done.
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
	line, text := l.line.Inset(ui.Sides(c.Gap.S, 0)), w.line
	if !boards.Fits(c, text, style, line.Size()) { // the golden button says what is missing
		text = w.brief
	}
	if big := c.Type.Number.In(style.Color); text != "" && text[0] <= '9' && !w.short { // a sum
		big.Size = min(big.Size*1.7, line.H*.8)
		if c.Measure(text, big, 0).W <= line.W {
			style = big
		}
	}
	if text != "" {
		c.TextIn(text, style, line, ui.AlignCenter|ui.AlignMiddle)
	}
	a.stand(c, target{kind: onLine}, l.line, min(l.line.H/2, c.Radius.Panel))
	for i, r := range l.tiles {
		a.drawTile(c, i, r)
	}
	for i, r := range l.offers {
		if i < len(a.hand.now.offers) {
			a.drawOffer(c, i, r)
		}
	}
}

// drawTile draws a rune that is paid, and where it is taken from.
func (a *artist) drawTile(c *ui.Canvas, i int, r ui.Rect) {
	colour, from := paidFrom(&a.show.model.who[a.given.Front], a.hand.now.pay, i)
	c.Recess(r, c.Radius.Chip)
	side := ui.Whole(min(r.W, r.H) * .74)
	a.painter.rune(c, colour, r.Center(), side)
	if from != rules.Loose {
		small := r.Place(ui.Sz(r.W*.5, r.H*.4), 0, 1).Snap()
		if from.Main() {
			a.painter.chest(c, colour, true, small)
		} else {
			a.painter.outpost(c, a.look(a.given.Front).Color, small)
		}
	}
	a.stand(c, target{onTile, i}, r, c.Radius.Chip)
}

// paidFrom returns the colour of the i-th rune of a payment, and where it is taken from.
func paidFrom(who *seatModel, pay rules.Payment, i int) (rules.Colour, rules.Place) {
	for part, n := range pay {
		if i -= int(n); i >= 0 {
			continue
		}
		if part < 2 {
			return rules.Colour(part + 1), rules.Loose
		}
		at := rules.Place(part - 1)
		return who.stores[at].Colour, at
	}
	return rules.NoColour, rules.Loose
}

// drawOffer draws one thing that can be done: its sign, and words where there is room.
func (a *artist) drawOffer(c *ui.Canvas, i int, r ui.Rect) {
	p, round := &c.Palette, min(r.H/2, c.Radius.Button)
	o := a.hand.now.offers[i]
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
	style := c.Type.Label.In(p.Text)
	align := ui.AlignCenter
	switch {
	case r.W >= 2.2*r.H:
		sign, rest = sign.CutLeft(sign.H, c.Gap.XS)
		style, align = c.Type.Strong.In(p.Text), ui.AlignLeft
	case c.InDp(r.H) >= 44 && c.InDp(r.W) >= 62:
		sign, rest = sign.CutTop(sign.H*.62, 0)
	}
	a.drawOfferSign(c, o, sign.Snap())
	if !rest.Empty() {
		boards.Label(c, a.words.offers[i], style, rest, align)
	}
	a.stand(c, target{onOffer, i}, r, round)
}

// drawOfferSign draws the sign of something that can be done.
func (a *artist) drawOfferSign(c *ui.Canvas, o offer, r ui.Rect) {
	side := ui.Whole(min(r.W, r.H))
	flag := a.look(a.given.Front).Color
	switch o.kind {
	case rules.BuyRune, rules.Put:
		a.painter.rune(c, o.colour, r.Center(), side)
	case rules.Outpost, rules.OutpostForRunes, rules.Join:
		a.painter.outpost(c, flag, r)
	case rules.Collector, rules.CollectorForRunes:
		a.painter.collector(c, nil, false, r)
	case rules.Ransom, rules.RansomForRunes, rules.Neutralise:
		a.painter.padlock(c, r.Center(), side)
	case rules.Lay, rules.LayJoin, rules.GiveUp:
		a.painter.chest(c, mainColour(o.place), true, r)
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

// drawTakings draws what is taken, one thing after the other.
func (a *artist) drawTakings(c *ui.Canvas) {
	for i, r := range a.places.ledge.takings {
		if r.Empty() || a.words.takings[i] == "" {
			continue
		}
		p, style := &c.Palette, c.Type.Body.In(c.Palette.Muted)
		if i >= a.words.takes { // how it is taken
			c.TextIn(a.words.takings[i], style, r.Inset(ui.Sides(c.Gap.M, 0)), ui.AlignCenter|ui.AlignMiddle)
			continue
		}
		boards.Tray(c, r)
		sign, words := r.Inset(ui.Sides(min(c.Gap.M, r.W*.05), 0)).CutLeft(min(r.H*.7, c.Dp(28)), c.Gap.S)
		align := ui.AlignLeft | ui.AlignMiddle
		switch {
		case i < a.words.now:
			c.Icon(ui.IconCheck, sign, sign.W*.8, p.Moss)
		case i == a.words.now:
			c.Frame(r, c.Radius.Chip, max(c.Hairline, ui.Whole(c.Dp(1.5))), ui.Flat(p.Gold))
			style = c.Type.Strong.In(p.GoldText)
			fallthrough
		default:
			if a.words.takes < 2 {
				words, align = r, ui.AlignCenter|ui.AlignMiddle
				break
			}
			a.painter.count(c, i+1, p.Gold, sign.Center(), ui.Whole(sign.W))
		}
		c.TextIn(a.words.takings[i], style, words, align)
	}
}

// drawSigns draws rock, paper and scissors to pick from.
func (a *artist) drawSigns(c *ui.Canvas) {
	for i, r := range a.places.ledge.picks {
		if r.Empty() {
			continue
		}
		c.Recess(r, c.Radius.Panel)
		a.painter.sign(c, rules.Rock+rules.Pick(i), r.Center(), ui.Whole(min(r.W, r.H)*.72))
		a.stand(c, target{onPick, i}, r, c.Radius.Panel)
	}
}

// drawText draws what a move would bring, line by line; beside the collector that is about to be set, or what is to be done with it.
func (a *artist) drawText(c *ui.Canvas) {
	r, aims := a.places.ledge.text, a.places.made.mode == aiming
	if r.Empty() || len(a.words.text) == 0 && !aims {
		return
	}
	list := a.words.text
	list = list[:min(len(list), max(1, int(r.H*.84*1.2/c.LineHeight(c.Type.Label))))] // the things tell the rest
	n := float64(max(1, len(list)))
	pad := min(c.Gap.S, r.H*.08)
	r = r.Place(ui.Sz(r.W, min(r.H, max(n*c.Dp(30), c.Dp(76))+2*pad)), .5, .5)
	boards.Tray(c, r)
	in := r.Inset(ui.Sides(c.Gap.M, pad))
	if sign, rest := in.CutRight(min(in.H, c.Dp(90)), c.Gap.S); aims && a.beside(c, rest.W) {
		in = rest
		a.painter.collector(c, a.look(a.given.Front), false, sign.Snap())
	}
	if len(list) == 0 {
		c.TextIn(a.words.line, c.Type.Strong, in, ui.AlignCenter|ui.AlignMiddle)
		return
	}
	high := min(c.Dp(30), in.H/n)
	_, in = in.CutTop((in.H-n*high)/2, 0)
	for i, text := range list {
		line := ui.Rc(in.X, in.Y+float64(i)*high, in.W, high)
		style := c.Type.Body
		if c.Measure(text, style, 0).W > line.W || c.LineHeight(style) > 1.3*high {
			style = c.Type.Label.In(style.Color)
		}
		boards.Label(c, text, style, line, ui.AlignLeft) // where it has no room the things tell it
	}
}

// beside reports whether what a move would bring has room in a width that the picture of a collector leaves.
func (a *artist) beside(c *ui.Canvas, wide float64) bool {
	for _, text := range a.words.text {
		if c.Measure(text, c.Type.Body, 0).W > wide {
			return false
		}
	}
	return true
}

// mainColour returns the colour of a main store.
func mainColour(at rules.Place) rules.Colour {
	if at == rules.BlueMain {
		return rules.Blue
	}
	return rules.Red
}
