package ritual

import (
	"math"
	"slices"

	"runehall/games"
	rules "runehall/games/ritual"
	"runehall/scenes/boards"
	"runehall/scenes/motion"
	"runehall/ui"
)

func (a *artist) drawSeat(c *ui.Canvas, p *seatPlace) {
	defer c.Unturn(c.Turn(p.Turned))
	m, pal := &a.Model, &c.Palette
	acting, targeted := a.acting(p.Seat), a.targeted(p.Seat)
	light := motion.Light(&m.flashes, func(f *flash) bool { return f.kind == flashLit && f.on == chipOf(p.Seat) })
	ground := boards.Chip{Acting: acting, Edge: pal.Edge, Width: c.Hairline, Light: light}
	switch {
	case a.Sel.target == p.Seat && a.Sel.card != rules.Hidden:
		ground.Edge, ground.Width = pal.Gold, c.Outline
	case a.player.proposes(chipOf(p.Seat)):
		ground.Edge, ground.Width = pal.Gold.Fade(a.Proposed.Breath()), c.Outline
	case a.nameable(p.Seat), a.holdsWanted(p.Seat):
		ground.Edge, ground.Width = pal.GoldText, c.Outline
	case targeted:
		ground.Edge, ground.Width = pal.Blood, c.Outline*.75
	case acting:
		ground.Edge, ground.Width = pal.Ember, c.Outline*.75
	}
	ground.Draw(c, p.Chip)
	a.drawBadge(c, p.Seat, p.badge)
	if !p.name.Empty() {
		boards.SitterName(c, a.Given.Frame.Sitters[p.Seat].Name, c.Type.Name, p.name)
	}
	if !p.state.Empty() {
		style := c.Type.Label
		style.Size *= 1.1
		if acting {
			style = style.In(pal.Ember.Mix(pal.Cream, .35))
		}
		if targeted {
			style = style.In(pal.Blood.Mix(pal.Cream, .45))
		}
		c.TextIn(a.words.state[p.Seat], style, p.state, ui.AlignLeft|ui.AlignTop)
	}
	a.drawTray(c, p.Seat, p.coins, !p.plain)
	if p.form != seatTiny {
		for i, t := range m.hands[p.Seat] {
			if a.away(t) {
				continue
			}
			r := math.Floor(p.radius)
			at := p.mini(&c.Theme, i)
			a.painter.draw(c, pictureKey{kind: tilePicture, a: uint8(t), c: uint8(bold)}, at, r, r, ui.White)
			if a.Sel.panel == noPanel && slices.Contains(a.player.options.takes, t) {
				a.painter.draw(c, pictureKey{kind: ringPicture}, at, r, r, ui.White)
			}
		}
	}
	a.drawBacks(c, p.rituals, m.rituals[p.Seat])
}

func (a *artist) acting(s games.Seat) bool {
	if n := len(a.Model.chain); n > 0 {
		return a.Model.chain[n-1].seat == s
	}
	return a.Model.onTurn == s && !a.Model.ended
}

// targeted reports whether the revealed ritual names a seat as its target.
func (a *artist) targeted(s games.Seat) bool {
	return len(a.Model.chain) > 0 && a.Model.chain[0].target == s
}

// nameable reports whether the chosen ritual can name a seat as its target.
func (a *artist) nameable(s games.Seat) bool {
	o := a.player.options.usable(a.Sel.card)
	return a.Sel.card != rules.Hidden && o != nil && slices.Contains(o.targets, s)
}

// holdsWanted reports whether the choice to be made can take a hand tile of a seat.
func (a *artist) holdsWanted(s games.Seat) bool {
	return slices.ContainsFunc(a.player.options.takes, func(t rules.TileID) bool {
		return slices.Contains(a.Model.hands[s], t)
	})
}

func (a *artist) drawBadge(c *ui.Canvas, s games.Seat, r ui.Rect) {
	if r.Empty() {
		return
	}
	a.drawCoin(c, s, r.Center(), min(r.W, r.H)*.46)
}

func (a *artist) drawTray(c *ui.Canvas, s games.Seat, r ui.Rect, ground bool) {
	if r.Empty() {
		return
	}
	if ground {
		r = a.drawTrayGround(c, s, r)
	}
	style := c.Type.Number
	style.Size = min(style.Size*1.1, r.H*.8)
	c.Text(ui.Digits(a.Model.tray[s]), style, r.Center(), ui.AlignCenter|ui.AlignMiddle)
}

// drawTrayGround draws a pill with a coin of a seat, and returns the room beside the coin.
func (a *artist) drawTrayGround(c *ui.Canvas, s games.Seat, r ui.Rect) ui.Rect {
	c.Box(r, r.H/2, ui.Flat(c.Palette.Ink.Fade(.85)))
	coin, text := r.CutLeft(r.H, 0)
	a.drawCoin(c, s, coin.Center(), r.H*.34)
	return text.Inset(ui.Insets{Right: r.H * .25})
}

// drawBacks draws how many rituals a seat holds: their backs, and the number.
func (a *artist) drawBacks(c *ui.Canvas, r ui.Rect, n int) {
	if r.Empty() || n == 0 {
		return
	}
	style := c.Type.Number
	style.Size = min(style.Size*.95, r.H*.7)
	text := c.Measure(ui.Digits(n), style, 0).W
	room := r.W - text - c.Gap.XS
	high := max(0, min(r.H*.82, c.Dp(42), room/.7))
	w := high * .7
	fan := max(0, min(n, rules.HandLimit)-1)
	step := 0.0
	if fan > 0 {
		step = max(0, min(w*.35, (room-w)/float64(fan)))
	}
	width := w + step*float64(fan) + c.Gap.XS + text
	x := r.X + max(0, (r.W-width)/2)
	card := ui.Rc(x, r.Center().Y-high/2, w, high)
	for i := range min(n, rules.HandLimit) {
		drawBack(c, card.Move(ui.Pt(step*float64(i), 0)))
	}
	c.Text(ui.Digits(n), style, ui.Pt(x+w+step*float64(fan)+c.Gap.XS, r.Center().Y), ui.AlignLeft|ui.AlignMiddle)
}

func (a *artist) drawCompass(c *ui.Canvas) {
	r := a.places.compass
	if r.Empty() {
		return
	}
	boards.Tag(c, r, .7, c.Hairline, c.Palette.Edge)
	icon, text := r.Inset(ui.Sides(c.Gap.M, 0)).CutLeft(c.Theme.Icon, c.Gap.S)
	order, next := text.CutLeft(text.W*.45, c.Gap.M)
	if c.InDp(r.W) < 230 { // the arrow alone has to say which way round
		order, next = ui.Rect{}, text
	}
	turn := ui.IconRotateRight
	if !a.Model.clockwise {
		turn = ui.IconRotateLeft
	}
	c.Icon(turn, icon, c.Theme.Icon*.85, c.Palette.GoldText)
	small := c.Type.Small
	if !order.Empty() {
		c.TextIn(a.words.order, small, order, ui.AlignLeft|ui.AlignMiddle)
	}
	c.TextIn(a.words.next, small.In(c.Palette.Text), next, ui.AlignRight|ui.AlignMiddle)
}
