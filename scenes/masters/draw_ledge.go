package masters

import (
	"math"

	rules "runehall/games/masters"
	"runehall/scenes/boards"
	"runehall/ui"
)

func (a *artist) drawLedge(c *ui.Canvas) {
	s := a.Given.Front
	if !a.Given.Sits(s) {
		return
	}
	l := &a.places.ledge
	if light := a.Model.flashed(chipOf(s)); light > 0 {
		c.Glow(l.badge.Center(), l.badge.H, c.Palette.Gold.Fade(.5*light))
	}
	boards.Badge(c, a.Given.Frame.Sitters, s, l.badge)
	if a.Model.acting(s) && !l.badge.Empty() {
		c.Circle(l.badge.Center(), min(l.badge.W, l.badge.H)*.5, c.Outline*.6, c.Palette.Ember)
	}
	if !l.name.Empty() {
		name, state := l.name.CutTop(l.name.H*.58, 0)
		c.TextIn(a.Given.Frame.Sitters[s].Name, c.Type.Name, name, ui.AlignLeft|ui.AlignMiddle)
		c.TextIn(a.words.seat[s], c.Type.Label, state, ui.AlignLeft|ui.AlignTop)
	}
	a.drawPoints(c, s, l.points)
	a.drawMasters(c, s, l.masters)
	a.drawExtra(c, s, l.extra)
	for i, r := range l.hand {
		a.drawHandCard(c, i, r)
	}
	if !a.player.turned {
		a.Corners.DrawTurns(c, a.player.turns())
		a.Corners.DrawLeads(c, a.player.unturned(), a.Proposed.Breath())
	}
}

// drawHandCard draws a hand card in its place, or the empty place of one that lies on the table as a draft or is
// carried.
func (a *artist) drawHandCard(c *ui.Canvas, i int, r ui.Rect) {
	front := a.player.front()
	if i >= len(front) {
		return
	}
	switch card := front[i]; {
	case a.Model.away(a.Given.Front, card, i):
		a.drawVacant(c, "", r)
	case !a.chosen(card):
		a.drawInHand(c, card, r)
	case a.Sel.draft:
		a.drawVacant(c, a.words.onTable, r)
	case a.Held.Going(int(card)) || a.Carries():
		a.drawVacant(c, "", r)
	default:
		a.drawInHand(c, card, r)
	}
}

// chosen reports whether a card of the hand is the one that is chosen to be laid.
func (a *artist) chosen(card rules.Card) bool {
	return card != rules.Hidden && card == a.Sel.card && a.player.mine()
}

// drawVacant draws the place of a card that is not in the hand now, and says where that is.
func (a *artist) drawVacant(c *ui.Canvas, where string, r ui.Rect) {
	round := ui.Whole(math.Floor(a.places.ledge.section) * .13)
	c.Box(r, round, ui.Flat(c.Palette.Ink.Fade(.35)))
	c.Frame(r, round, c.Hairline, ui.Flat(c.Palette.Gold.Fade(.6)))
	if room := r.Grow(-c.Gap.XS); where != "" && room.H >= 2*c.LineHeight(c.Type.Small) {
		c.TextIn(where, c.Type.Small.In(c.Palette.GoldText), room, ui.AlignCenter|ui.AlignMiddle)
	}
}

// drawInHand draws a card that lies in its place: turned as it would be laid, and higher if it is chosen.
func (a *artist) drawInHand(c *ui.Canvas, card rules.Card, r ui.Rect) {
	s, chosen, turn := math.Floor(a.places.ledge.section), a.chosen(card), uint8(0)
	if card != rules.Hidden && a.player.options.laying() {
		turn = a.Sel.turns[card]
	}
	wide, high := extentOf(turn)
	side := s
	if high > wide { // an upright card is smaller, so that it stays in its place
		side = math.Floor(s * 2 / 3)
	}
	at := ui.RectAround(r.Center(), ui.Sz(float64(wide)*side, float64(high)*side)).Snap()
	if chosen {
		at = at.Move(ui.Pt(0, -s*.08*a.Held.Lifted()))
		if a.Held.Angle() != 0 {
			c.Shadow(at.Move(ui.Pt(0, ui.Whole(s*.12))), ui.Whole(s*.13), ui.Whole(s*.3), c.Palette.Shadow)
			a.drawChosen(c, at.Center(), side, side)
			return
		}
	}
	c.Shadow(at.Move(ui.Pt(0, ui.Whole(s*.06))), ui.Whole(s*.13), ui.Whole(s*.15), c.Palette.Shadow)
	a.painter.card(c, card, turn, at, side)
	switch {
	case chosen:
		c.Selected(at, ui.Whole(side*.13))
	case a.Sel.card == rules.Hidden && a.Shown() && a.player.chooses() && a.player.options.offers(card): // it waits to be chosen
		c.Frame(at, ui.Whole(side*.13), max(1.5*c.Look.Device, ui.Whole(side*.05)),
			ui.Flat(c.Palette.GoldText.Fade(.65)))
	}
	if a.player.proposes(card) {
		a.breathe(c, at, side)
	}
}

// breathe lets a card glow that a hint is about, whose sections have a side.
func (a *artist) breathe(c *ui.Canvas, card ui.Rect, side float64) {
	before := c.Fade(a.Proposed.Breath())
	c.Glow(card.Center(), card.W*.7, c.Palette.Gold.Fade(.5))
	c.Selected(card, ui.Whole(side*.13))
	c.Unfade(before)
}

// drawDeck draws what is left to draw. It is lit where a card may be drawn.
func (a *artist) drawDeck(c *ui.Canvas) {
	r := a.places.deck
	if r.Empty() {
		if at := a.places.deckSpot(); a.player.proposesDeck() {
			a.breathe(c, at.Snap(), at.H/2)
		}
		return
	}
	card := a.places.deckCard()
	unit := card.H / 2
	if a.Model.deck == 0 {
		c.Box(card, ui.Whole(unit*.13), ui.Flat(c.Palette.Ink.Fade(.5)))
		c.Frame(card, ui.Whole(unit*.13), c.Hairline, ui.Flat(c.Palette.Edge))
	}
	for i := min(a.Model.deck, 3) - 1; i >= 0; i-- {
		at := card.Move(ui.Pt(float64(i)*c.Dp(1.5), float64(i)*c.Dp(1.5))).Snap()
		c.Shadow(at, ui.Whole(unit*.13), c.Dp(4), c.Palette.Shadow)
		a.painter.card(c, rules.Hidden, 0, at, math.Round(unit))
	}
	if a.player.draws() && a.Shown() && a.Sel.card == rules.Hidden { // with a card in hand it is not asked
		c.Selected(card.Snap(), ui.Whole(unit*.13))
	}
	if a.player.proposesDeck() {
		a.breathe(c, card.Snap(), unit)
	}
	high := max(c.Dp(22), unit*.8)
	tag := ui.RectAround(ui.Pt(card.Right()-high*.3, card.Y+high*.2), ui.Sz(high*1.1, high)).Snap()
	boards.Tag(c, tag, 1, c.Hairline, c.Palette.Gold)
	c.TextIn(ui.Digits(a.Model.deck), c.Type.Number.Sized(high*.7), tag, ui.AlignCenter|ui.AlignMiddle)
	name, style := a.places.deckName(), c.Type.Label.In(c.Palette.Text)
	if fits := c.Measure(a.player.deck.Hint, style, 0).W <= name.W; fits &&
		!(len(a.player.choices.Moves) == 1 && name.Overlaps(a.places.panel.solo)) {
		c.TextIn(a.player.deck.Hint, style, name, ui.AlignCenter|ui.AlignMiddle)
	}
}
