package ritual

import (
	"math"

	"runehall/ui"
)

// drawLedge draws the things of the seat in front.
func (a *artist) drawLedge(c *ui.Canvas) {
	s := a.given.Front
	if s < 0 || int(s) >= len(a.given.Frame.Sitters) {
		return
	}
	l := &a.places.ledge
	a.drawBadge(c, s, l.badge)
	if !l.name.Empty() {
		name, state := l.name.Place(ui.Sz(l.name.W, c.Dp(54)), 0, .5).CutTop(c.Dp(30), 0)
		c.TextIn(a.given.Frame.Sitters[s].Name, c.Type.Name.Scaled(1.1), name, ui.AlignLeft|ui.AlignMiddle)
		c.TextIn(a.words.state[s], c.Type.Small, state, ui.AlignLeft|ui.AlignTop)
	}
	a.drawTray(c, s, l.coins, true)
	if l.badge.Empty() && a.acting(s) {
		c.Frame(l.coins.Grow(c.Dp(2)), l.coins.H/2+c.Dp(2), c.Outline*.75, ui.Flat(c.Palette.Ember))
	}
	for i, r := range l.hand {
		a.drawHandTile(c, i, r)
	}
	a.hand.corners.DrawTurns(c, a.hand.turns())
	a.drawCards(c)
}

// drawHandTile draws a hand tile in its place, or the empty place of one that lies on the board as a draft or is carried.
func (a *artist) drawHandTile(c *ui.Canvas, i int, r ui.Rect) {
	hand := a.show.front()
	if i >= len(hand) {
		return
	}
	t, at, radius := hand[i], r.Center(), math.Floor(a.places.ledge.radius)
	chosen := t == a.hand.sel.tile && a.hand.mine()
	if a.away(t) {
		a.painter.draw(c, pictureKey{kind: slotPicture}, at, radius, radius, ui.White.Fade(.6))
		return
	}
	if going := a.hand.held.Going(t); chosen && (going || a.hand.sel.draft || a.hand.carries()) {
		a.painter.draw(c, pictureKey{kind: slotPicture}, at, radius, radius, ui.White)
		if !going {
			c.TextIn(a.words.onTile, c.Type.Small.In(c.Palette.GoldText), ui.RectAround(at, ui.Sz(radius*1.2, radius)), ui.AlignCenter|ui.AlignMiddle)
		}
		return
	}
	alpha := 1.0
	if a.hand.options.laying() && a.hand.mine() && a.hand.sel.tile >= 0 && !chosen {
		alpha = .8
	}
	if chosen {
		high := heldHigh * a.hand.held.Lifted()
		a.drawChosen(c, at, radius, radius, high)
		a.painter.draw(c, pictureKey{kind: targetPicture}, at.Sub(ui.Pt(0, .12*high*radius)), radius*(1+carriedScale*high), radius, ui.White.Fade(a.hand.held.Lifted()))
		return
	}
	a.painter.draw(c, pictureKey{kind: shadowPicture}, at, radius, radius, ui.White)
	a.painter.drawTile(c, t, a.hand.sel.turns[t], at, radius, radius, alpha)
}

// heldHigh is how high the chosen tile is lifted over the ledge, as a share of the height at which one is carried.
const heldHigh = .7

// drawCards draws the rituals of the seat in front: their faces if the reader may see them, otherwise their backs.
func (a *artist) drawCards(c *ui.Canvas) {
	l := &a.places.ledge
	n := a.show.model.rituals[a.given.Front]
	known := a.show.model.reader == a.given.Front
	step := 0.0
	if n > 1 {
		step = (l.cards.W - l.card.W) / float64(n-1)
	}
	for i := range n {
		r := ui.Rc(l.cards.X+float64(i)*step, l.cards.Center().Y-l.card.H/2, l.card.W, l.card.H)
		if !known || i >= len(a.show.model.held) {
			drawBack(c, r)
			continue
		}
		card := a.show.model.held[i]
		a.drawCard(c, r, card, cardSign, a.hand.options.usable(card) != nil)
	}
	if n == 0 {
		r := l.cards.Place(l.card, .5, .5)
		drawNoCard(c, r, .1, min(c.Theme.Icon, r.W*.6))
	}
}
