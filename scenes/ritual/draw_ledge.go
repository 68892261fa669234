package ritual

import (
	"math"

	"runehall/ui"
)

// drawLedge draws the things of the seat in front.
func (b *Board) drawLedge(c *ui.Canvas) {
	s := b.state.Front
	if s < 0 || int(s) >= len(b.frame.Sitters) {
		return
	}
	l := &b.places.ledge
	b.drawBadge(c, s, l.badge)
	if !l.name.Empty() {
		name, state := l.name.Place(ui.Sz(l.name.W, c.Dp(54)), 0, .5).CutTop(c.Dp(30), 0)
		c.TextIn(b.frame.Sitters[s].Name, c.Type.Name.Scaled(1.1), name, ui.AlignLeft|ui.AlignMiddle)
		c.TextIn(b.words.state[s], c.Type.Small, state, ui.AlignLeft|ui.AlignTop)
	}
	b.drawTray(c, s, l.coins, true)
	if l.badge.Empty() && b.acting(s) {
		c.Frame(l.coins.Grow(c.Dp(2)), l.coins.H/2+c.Dp(2), c.Outline*.75, ui.Flat(c.Palette.Ember))
	}
	for i, r := range l.hand {
		b.drawHandTile(c, i, r)
	}
	b.buttons.left.Disabled, b.buttons.right.Disabled = !b.turns(), !b.turns()
	b.buttons.left.Draw(c)
	b.buttons.right.Draw(c)
	b.drawCards(c)
}

// drawHandTile draws a hand tile in its place, or the empty place of one that lies on the board as a draft or is carried.
func (b *Board) drawHandTile(c *ui.Canvas, i int, r ui.Rect) {
	hand := b.front()
	if i >= len(hand) {
		return
	}
	t, at, radius := hand[i], r.Center(), math.Floor(b.places.ledge.radius)
	chosen := t == b.sel.tile && b.mine()
	if b.away(t) {
		b.art.draw(c, pictureKey{kind: slotPicture}, at, radius, radius, white.Fade(.6))
		return
	}
	if chosen && (b.sel.draft || b.dragged()) {
		b.art.draw(c, pictureKey{kind: slotPicture}, at, radius, radius, white)
		if b.motions.snapping(t) {
			return
		}
		c.TextIn(b.words.onTile, c.Type.Small.In(c.Palette.GoldText), ui.RectAround(at, ui.Sz(radius*1.2, radius)), ui.AlignCenter|ui.AlignMiddle)
		return
	}
	alpha := 1.0
	if b.options.laying() && b.mine() && b.sel.tile >= 0 && !chosen {
		alpha = .8
	}
	turn := b.sel.turns[t]
	if chosen && b.motions.snapping(t) {
		b.art.draw(c, pictureKey{kind: slotPicture}, at, radius, radius, white)
		return
	}
	if chosen {
		high := heldHigh * b.motions.lift.Value()
		b.drawChosen(c, at, radius, radius, high)
		b.art.draw(c, pictureKey{kind: targetPicture}, at.Sub(ui.Pt(0, .12*high*radius)), radius*(1+carriedScale*high), radius, white.Fade(b.motions.lift.Value()))
		return
	}
	b.art.draw(c, pictureKey{kind: shadowPicture}, at, radius, radius, white)
	b.drawTile(c, t, turn, at, radius, radius, alpha)
}

// heldHigh is how high the chosen tile is over the ledge, compared with one that is carried.
const heldHigh = .7

// drawCards draws the rituals of the seat in front: their faces if the reader may see them, otherwise their backs.
func (b *Board) drawCards(c *ui.Canvas) {
	l := &b.places.ledge
	n := b.model.rituals[b.state.Front]
	known := b.model.reader == b.state.Front
	step := 0.0
	if n > 1 {
		step = (l.cards.W - l.card.W) / float64(n-1)
	}
	for i := range n {
		r := ui.Rc(l.cards.X+float64(i)*step, l.cards.Center().Y-l.card.H/2, l.card.W, l.card.H)
		if !known || i >= len(b.model.held) {
			drawBack(c, r)
			continue
		}
		card := b.model.held[i]
		b.drawCard(c, r, card, cardSign, b.options.usable(card) != nil)
	}
	if n == 0 {
		r := l.cards.Place(l.card, .5, .5)
		c.Frame(r, r.W*.1, c.Hairline, ui.Flat(c.Palette.Edge))
		c.Icon(ui.IconCard, r, min(c.Theme.Icon, r.W*.6), c.Palette.Muted.Fade(.5))
	}
}
