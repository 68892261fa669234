package stones

import (
	rules "runehall/games/stones"
	"runehall/scenes/boards"
	"runehall/ui"
)

// drawHand draws the hand. Chosen cards rise, and show their place in the order of choice and what will happen to them.
func (a *artist) drawHand(c *ui.Canvas) {
	cards, l, sel := a.words.frontHand(), &a.places.ledge, &a.Sel
	if a.player.mode() == choosing {
		a.drawLaid(c)
	}
	for i, r := range l.hand {
		if i >= len(cards) {
			break
		}
		t := handCard(a.Given.Front, i)
		r = a.shifted(c, r, t)
		if a.Model.away(t) {
			continue
		}
		mark := a.words.stance(t)
		if mark&boards.Chosen != 0 {
			r = r.Move(ui.Pt(0, -rise(c.Kit, r.H)))
		}
		r = r.Snap()
		radius := a.drawCard(c, a.Given.Front, cards[i], r)
		stand(c, mark, r, radius)
		if mark&boards.Chosen != 0 && a.words.doing() == "use" {
			d := max(c.Dp(9), min(c.Dp(14), r.W*.14, r.H*.2))
			badge(c, sel.indexOf(cards[i])+1, ordinal(r, d), d)
		}
		a.drawHint(c, t, r, radius)
		if fate := a.words.marks.fates[i]; fate != noFate {
			a.drawFate(c, fate, a.tagOf(c, i, r))
		}
	}
}

// ordinal returns the middle of the badge that says which card of several this one is. It lies on the picture, clear of
// the number and the magic above and of the ability below.
func ordinal(card ui.Rect, radius float64) ui.Point {
	return ui.Pt(card.Right()-radius*.8, card.Bottom()-abilityHigh(card)-radius)
}

// abilityHigh returns the height of the part of a card that shows its ability.
func abilityHigh(card ui.Rect) float64 {
	if card.W < card.H {
		return .47 * card.W
	}
	return .31 * card.W
}

// tagOf returns the place for what will happen to a hand card: below the card or, without room there, on its picture.
func (a *artist) tagOf(c *ui.Canvas, i int, r ui.Rect) ui.Rect {
	if l := &a.places.ledge; i < len(l.tags) && !l.tags[i].Empty() {
		return l.tags[i]
	}
	return signOn(r, c.Dp(22))
}

// signOn returns the place of a sign on the picture of a card, above the ability, with a height of at most most. On a
// card much wider than high, where the number stands beside the picture, the sign lies between number and magic.
func signOn(card ui.Rect, most float64) ui.Rect {
	high := min(most, card.H*.3)
	sign := ui.Rc(card.X, card.Bottom()-abilityHigh(card)-high, high*1.4, high)
	if card.W > 1.4*card.H {
		sign.X = card.Center().X - sign.W/2
	}
	return sign
}

// drawLaid draws the laid cards, to the left of the hand.
func (a *artist) drawLaid(c *ui.Canvas) {
	for i, card := range a.Model.played {
		if i >= len(a.places.ledge.step.cards) {
			return
		}
		r := a.places.ledge.step.cards[i].Snap()
		if !a.Model.away(playedCard(a.Given.Front, i)) {
			radius := a.drawCard(c, a.Given.Front, card, r)
			boards.Veil(c, r, radius, .3)
		}
	}
}

// drawFate draws a tag that says what will happen to a card: red with an arrow out if it leaves, green if it comes
// back.
func (a *artist) drawFate(c *ui.Canvas, f fate, r ui.Rect) {
	if f == noFate || r.Empty() {
		return
	}
	p := &c.Palette
	ground, edge, text, sign := p.Moss.Mix(p.Ink, .78), p.Moss, a.words.fixed.back, ui.IconUndo
	if f == willLeave {
		ground, edge, text, sign = p.Gem.Disagree, p.Gem.DisagreeEdge, a.words.fixed.leaves, ui.IconExport
	}
	r = r.Snap()
	c.Box(r, r.H/2, ui.Flat(ground))
	c.Frame(r, r.H/2, max(c.Hairline, ui.Whole(c.Dp(1.4))), ui.Flat(edge))
	in := r.Inset(ui.Sides(r.H*.26, 0))
	style := c.Type.Small.Bold().In(p.Cream).AtMost(r.H * .66)
	if !boards.Fits(c.Kit, text, style, in.Size()) {
		c.Icon(sign, r, r.H*.8, edge)
		return
	}
	if f == willLeave {
		if long := a.words.fixed.leavesLong; c.Measure(long, style, 0).W+r.H <= in.W {
			text = long
		}
		if side := r.H * .7; c.Measure(text, style, 0).W+side*1.2 <= in.W {
			var at ui.Rect
			at, in = in.CutLeft(side, side*.2)
			c.Icon(sign, at, side, edge)
		}
	}
	if !boards.Label(c, text, style, in, ui.AlignCenter) {
		c.Icon(sign, r, r.H*.8, edge)
	}
}

func (a *artist) drawStage(c *ui.Canvas) {
	m := &a.Model
	if m.onTurn == a.Given.Front || len(a.places.stage) == 0 || a.places.stage[0].Empty() {
		return
	}
	for i, card := range m.played {
		if i >= len(a.places.stage) {
			break
		}
		a.drawPlayed(c, card, i, a.places.stage[i].Snap(), ui.Rect{})
	}
	if m.die.Die != rules.NoDie {
		last := a.places.stage[min(len(m.played), len(a.places.stage)-1)]
		a.drawDie(c, last, ui.Rect{})
	}
}

// drawPlayed draws a laid or played card. It is lit while its ability is carried out, and dark when that is finished.
func (a *artist) drawPlayed(c *ui.Canvas, card rules.Card, i int, r, tag ui.Rect) {
	m := &a.Model
	t := playedCard(m.onTurn, i)
	if m.away(t) {
		return
	}
	radius := a.drawCard(c, m.onTurn, card, r)
	switch {
	case m.finished.Has(card):
		boards.Veil(c, r, radius, boards.VeilReach)
	case card == m.open || card == a.words.step.card && card != rules.Hidden:
		boards.Gild(c, r, radius)
	}
	a.drawHint(c, t, r, radius)
	if n := a.words.step.orders[min(i, rules.ManyCards-1)]; n > 0 && !tag.Empty() {
		d := max(c.Dp(9), min(c.Dp(13), r.W*.16))
		badge(c, n, ordinal(r, d), d)
	}
	a.drawFate(c, a.words.marks.played[min(i, rules.ManyCards-1)], tag)
}

func (a *artist) drawDie(c *ui.Canvas, r, head ui.Rect) {
	m := &a.Model
	if r.Empty() || m.away(m.dieThing()) {
		return
	}
	side := ui.Whole(min(r.W, r.H) * dieShare)
	box := r.Place(ui.Sz(side, side), .5, .5).Snap()
	c.Glow(box.Center(), side*.8, c.Palette.Gold.Fade(.3))
	a.painter.die(c, m.die.Die, box)
	a.drawHint(c, theDie, box, side*.2)
	if m.die.Times > 1 {
		badge(c, m.die.Times, ui.Pt(box.Right()-side*.05, box.Y+side*.08), max(c.Dp(10), side*.16))
	}
}
