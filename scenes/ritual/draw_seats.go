package ritual

import (
	"math"
	"slices"

	"runehall/games"
	rules "runehall/games/ritual"
	"runehall/ui"
)

// drawSeat draws the chip of a seat that is not in front.
func (b *Board) drawSeat(c *ui.Canvas, p *seatPlace) {
	defer c.Unturn(c.Turn(p.turned))
	m := &b.model
	pal := &c.Palette
	acting, aimed := b.acting(p.seat), b.aimed(p.seat)
	if acting {
		c.Shadow(p.chip, c.Radius.Panel, c.Dp(14), pal.Ember.Fade(.35))
	}
	c.Box(p.chip, c.Radius.Panel, ui.Shade(pal.SlateTop, pal.Slate))
	edge, width := pal.Edge, c.Hairline
	switch {
	case b.sel.target == p.seat && b.sel.card != rules.Hidden:
		edge, width = pal.Gold, c.Outline
	case b.nameable(p.seat), b.holdsWanted(p.seat):
		edge, width = pal.GoldText, c.Outline
	case aimed:
		edge, width = pal.Blood, c.Outline*.75
	case acting:
		edge, width = pal.Ember, c.Outline*.75
	}
	c.Frame(p.chip, c.Radius.Panel, width, ui.Flat(edge))
	if b.flashed(p.seat) > 0 {
		c.Box(p.chip, c.Radius.Panel, ui.Flat(pal.Gold.Fade(.25*b.flashed(p.seat))))
	}
	b.drawBadge(c, p.seat, p.badge)
	if !p.name.Empty() {
		c.TextIn(b.frame.Sitters[p.seat].Name, c.Type.Name, p.name, ui.AlignLeft|ui.AlignMiddle)
	}
	if !p.state.Empty() {
		style := c.Type.Label
		style.Size *= 1.1
		if acting {
			style = style.In(pal.Ember.Mix(pal.Cream, .35))
		}
		if aimed {
			style = style.In(pal.Blood.Mix(pal.Cream, .45))
		}
		c.TextIn(b.words.state[p.seat], style, p.state, ui.AlignLeft|ui.AlignTop)
	}
	b.drawTray(c, p.seat, p.coins, !p.plain)
	if p.form != seatTiny {
		for i, t := range m.hands[p.seat] {
			if b.away(t) {
				continue
			}
			r := math.Floor(p.radius)
			at := p.mini(&c.Theme, i)
			b.art.draw(c, pictureKey{kind: tilePicture, a: uint8(t), c: uint8(bold)}, at, r, r, white)
			if b.sel.panel == noPanel && slices.Contains(b.options.takes, t) {
				b.art.draw(c, pictureKey{kind: ringPicture}, at, r, r, white)
			}
		}
	}
	b.drawBacks(c, p.rituals, m.rituals[p.seat])
}

// acting reports whether a seat is on turn or has revealed the card in play.
func (b *Board) acting(s games.Seat) bool {
	if n := len(b.model.chain); n > 0 {
		return b.model.chain[n-1].seat == s
	}
	return b.model.onTurn == s && !b.model.over
}

// aimed reports whether a revealed ritual names a seat as its target.
func (b *Board) aimed(s games.Seat) bool {
	return len(b.model.chain) > 0 && b.model.chain[0].target == s
}

// nameable reports whether a seat can be named as the target of the chosen ritual.
func (b *Board) nameable(s games.Seat) bool {
	o := b.options.usable(b.sel.card)
	return b.sel.card != rules.Hidden && o != nil && slices.Contains(o.targets, s)
}

// holdsWanted reports whether a ritual can take a hand tile of a seat.
func (b *Board) holdsWanted(s games.Seat) bool {
	for _, t := range b.options.takes {
		if slices.Contains(b.model.hands[s], t) {
			return true
		}
	}
	return false
}

// flashed returns how strongly a seat's chip is lit.
func (b *Board) flashed(s games.Seat) float64 {
	light := 0.0
	for i := range b.model.flashes {
		if f := &b.model.flashes[i]; f.kind == flashSeat && f.seat == s {
			light = max(light, 1-f.t)
		}
	}
	return light
}

// drawBadge draws a seat's colour and emblem.
func (b *Board) drawBadge(c *ui.Canvas, s games.Seat, r ui.Rect) {
	if r.Empty() {
		return
	}
	b.coin(c, s, r.Center(), min(r.W, r.H)*.46)
}

// drawTray draws how many coins lie on a seat's tray.
func (b *Board) drawTray(c *ui.Canvas, s games.Seat, r ui.Rect, ground bool) {
	if r.Empty() {
		return
	}
	if ground {
		c.Box(r, r.H/2, ui.Flat(c.Palette.Ink.Fade(.85)))
		coin, text := r.CutLeft(r.H, 0)
		b.coin(c, s, coin.Center(), r.H*.34)
		r = text.Inset(ui.Insets{Right: r.H * .25})
	}
	style := c.Type.Number
	style.Size = min(style.Size*1.1, r.H*.8)
	c.TextIn(number(b.model.tray[s]), style, r, ui.AlignCenter|ui.AlignMiddle)
}

// drawBacks draws how many rituals a seat holds: their backs, and the number.
func (b *Board) drawBacks(c *ui.Canvas, r ui.Rect, n int) {
	if r.Empty() {
		return
	}
	style := c.Type.Number
	style.Size = min(style.Size*.95, r.H*.7)
	text := c.Measure(number(n), style, 0).W
	high := max(0, min(r.H*.82, c.Dp(42), (r.W-text-c.Gap.XS)/.7))
	w := high * .7
	room := r.W - text - c.Gap.XS
	fan := max(0, min(n, rules.HandLimit)-1)
	step := 0.0
	if fan > 0 {
		step = max(0, min(w*.35, (room-w)/float64(fan)))
	}
	width := w + step*float64(fan) + c.Gap.XS + text
	x := r.X + max(0, (r.W-width)/2)
	card := ui.Rc(x, r.Center().Y-high/2, w, high)
	if n == 0 {
		c.Frame(card, w*.12, c.Hairline, ui.Flat(c.Palette.Edge))
		style = style.In(c.Palette.Muted.Fade(.6))
	}
	for i := range min(n, rules.HandLimit) {
		drawBack(c, card.Move(ui.Pt(step*float64(i), 0)))
	}
	c.Text(number(n), style, ui.Pt(x+w+step*float64(fan)+c.Gap.XS, r.Center().Y), ui.AlignLeft|ui.AlignMiddle)
}

// drawCompass draws the turn order and what is left to draw.
func (b *Board) drawCompass(c *ui.Canvas) {
	r := b.places.compass
	if r.Empty() {
		return
	}
	c.Box(r, r.H/2, ui.Flat(c.Palette.Ink.Fade(.7)))
	c.Frame(r, r.H/2, c.Hairline, ui.Flat(c.Palette.Edge))
	icon, text := r.Inset(ui.Sides(c.Gap.M, 0)).CutLeft(c.Theme.Icon, c.Gap.S)
	order, next := text.CutLeft(text.W*.45, c.Gap.M)
	turn := ui.IconRotateRight
	if !b.model.clockwise {
		turn = ui.IconRotateLeft
	}
	c.Icon(turn, icon, c.Theme.Icon*.85, c.Palette.GoldText)
	small := c.Type.Small
	c.TextIn(b.words.order, small, order, ui.AlignLeft|ui.AlignMiddle)
	c.TextIn(b.words.next, small.In(c.Palette.Text), next, ui.AlignRight|ui.AlignMiddle)
}
