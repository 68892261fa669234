package masters

import (
	"math"

	"runehall/games"
	rules "runehall/games/masters"
	"runehall/ui"
)

// drawLedge draws the things of the seat in front.
func (b *Board) drawLedge(c *ui.Canvas) {
	s := b.state.Front
	if s < 0 || int(s) >= len(b.frame.Sitters) {
		return
	}
	l := &b.places.ledge
	if light := b.model.flashed(flashSeat, s); light > 0 {
		c.Glow(l.badge.Center(), l.badge.H, c.Palette.Gold.Fade(.5*light))
	}
	b.drawBadge(c, s, l.badge)
	if b.acting(s) && !l.badge.Empty() {
		c.Circle(l.badge.Center(), min(l.badge.W, l.badge.H)*.5, c.Outline*.6, c.Palette.Ember)
	}
	if !l.name.Empty() {
		name, state := l.name.CutTop(l.name.H*.58, 0)
		c.TextIn(b.frame.Sitters[s].Name, c.Type.Name, name, ui.AlignLeft|ui.AlignMiddle)
		c.TextIn(b.words.seat[s], c.Type.Label, state, ui.AlignLeft|ui.AlignTop)
	}
	b.drawPoints(c, s, l.points)
	b.drawMasters(c, s, l.masters)
	b.drawExtra(c, s, l.extra)
	for i, r := range l.hand {
		b.drawHandCard(c, i, r)
	}
	b.buttons.left.Disabled, b.buttons.right.Disabled = !b.turns(), !b.turns()
	b.buttons.left.Draw(c)
	b.buttons.right.Draw(c)
}

// drawHandCard draws a hand card in its place, or the empty place of one that lies on the table as a draft or is carried.
func (b *Board) drawHandCard(c *ui.Canvas, i int, r ui.Rect) {
	hand := b.front()
	if i >= len(hand) {
		return
	}
	card, s := hand[i], math.Floor(b.places.ledge.section)
	chosen := card != rules.Hidden && card == b.sel.card && b.mine()
	gone := b.away(card, i)
	if gone || chosen && (b.sel.draft || b.motions.snapping(card) || b.hands.carrying() != nil) {
		c.Box(r, px(s*.13), ui.Flat(c.Palette.Ink.Fade(.35)))
		c.Frame(r, px(s*.13), c.Hairline, ui.Flat(c.Palette.Gold.Fade(.6)))
		if !gone && b.sel.draft {
			c.TextIn(b.words.onTable, c.Type.Small.In(c.Palette.GoldText), r.Grow(-c.Gap.XS), ui.AlignCenter|ui.AlignMiddle)
		}
		return
	}
	turn := uint8(0)
	if card != rules.Hidden && b.options.laying() {
		turn = b.sel.turns[card]
	}
	wide, high := extentOf(turn)
	side := s
	if high > wide { // an upright card is smaller, so that it stays in its place
		side = math.Floor(s * 2 / 3)
	}
	at := ui.RectAround(r.Center(), ui.Sz(float64(wide)*side, float64(high)*side)).Snap()
	if chosen {
		at = at.Move(ui.Pt(0, -s*.08*b.motions.lift.Value()))
		if b.motions.angle() != 0 {
			c.Shadow(at.Move(ui.Pt(0, px(s*.12))), px(s*.13), px(s*.3), c.Palette.Shadow)
			b.drawChosen(c, at.Center(), side, side)
			return
		}
	}
	c.Shadow(at.Move(ui.Pt(0, px(s*.06))), px(s*.13), px(s*.15), c.Palette.Shadow)
	b.art.card(c, card, turn, at, side)
	if chosen {
		c.Selected(at, px(side*.13))
	}
}

// away reports whether a hand card is on its way, or lies on the table as a draft that was just made.
func (b *Board) away(card rules.Card, i int) bool {
	if b.model.settled && b.model.settling.Card == card {
		return true
	}
	for j := range b.model.flights {
		f := &b.model.flights[j]
		if f.master < 0 && f.token == rules.NoRune && f.from.kind == spotHand && f.from.seat == b.state.Front && f.from.index == i || card != rules.Hidden && f.card == card {
			return true
		}
	}
	return false
}

// drawDeck draws what is left to draw. It is lit where a card may be drawn.
func (b *Board) drawDeck(c *ui.Canvas) {
	r := b.places.deck
	if r.Empty() {
		return
	}
	_, draws := b.draws()
	card := b.deckCard()
	unit := card.H / 2
	if b.model.deck == 0 {
		c.Box(card, px(unit*.13), ui.Flat(c.Palette.Ink.Fade(.5)))
		c.Frame(card, px(unit*.13), c.Hairline, ui.Flat(c.Palette.Edge))
	}
	for i := min(b.model.deck, 3) - 1; i >= 0; i-- {
		at := card.Move(ui.Pt(float64(i)*c.Dp(1.5), float64(i)*c.Dp(1.5))).Snap()
		c.Shadow(at, px(unit*.13), c.Dp(4), c.Palette.Shadow)
		b.art.card(c, rules.Hidden, 0, at, math.Round(unit))
	}
	if draws && !b.state.Bare && b.Shown() {
		c.Selected(card.Snap(), px(unit*.13))
	}
	high := max(c.Dp(22), unit*.8)
	tag := ui.RectAround(ui.Pt(card.Right()-high*.3, card.Y+high*.2), ui.Sz(high*1.1, high)).Snap()
	c.Box(tag, high/2, ui.Flat(c.Palette.Ink))
	c.Frame(tag, high/2, c.Hairline, ui.Flat(c.Palette.Gold))
	style := c.Type.Number
	style.Size = high * .7
	c.TextIn(number(b.model.deck), style, tag, ui.AlignCenter|ui.AlignMiddle)
}

// drawFlights draws what is on its way, over everything else.
func (b *Board) drawFlights(c *ui.Canvas) {
	for i := range b.model.flights {
		f := &b.model.flights[i]
		if f.still {
			before := c.Fade(f.t)
			b.drawFlight(c, f)
			c.Unfade(before)
			continue
		}
		b.drawFlight(c, f)
	}
}

func (b *Board) drawFlight(c *ui.Canvas, f *flight) {
	t := f.t
	if f.still {
		t = 1
	}
	from, to := b.spot(f.from), b.spot(f.to)
	mid := from.Center().Lerp(to.Center(), t).Sub(ui.Pt(0, f.high*c.Dp(26)+f.drop*c.Dp(24)))
	switch {
	case f.master != games.Nobody && f.card == rules.Hidden && f.to.kind == spotCell:
		high := from.H + (to.H*1.02-from.H)*t
		b.drawMaster(c, f.master, mid.Add(ui.Pt(0, high*.36)), high)
		return
	case f.token != rules.NoRune:
		c.Disc(mid, to.H*.4, c.Palette.Gem.GlassLow)
		b.art.gem(c, f.token, mid, to.H*.9)
		return
	}
	// The side of a section goes from that at one end to that at the other.
	a, z := min(from.W, from.H)/2, min(to.W, to.H)/2
	s := (a + (z-a)*t) * (1 + .06*f.high)
	wide, high := extentOf(f.turn)
	r := ui.RectAround(mid, ui.Sz(float64(wide)*s, float64(high)*s))
	c.Shadow(r.Move(ui.Pt(s*.1*f.high, s*.3*f.high)), px(s*.13), px(s*.2), c.Palette.Shadow)
	size := z
	if f.to.kind == spotLaid {
		size = b.crisp
	}
	b.art.card(c, f.card, f.turn, r, max(size, 4))
}
