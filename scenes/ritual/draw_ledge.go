package ritual

import (
	"math"

	"runehall/games"
	rules "runehall/games/ritual"
	"runehall/scenes/boards"
	"runehall/scenes/table"
	"runehall/ui"
)

func (a *artist) drawLedge(c *ui.Canvas) {
	s := a.Given.Front
	if s < 0 || int(s) >= len(a.Given.Frame.Sitters) {
		return
	}
	l := &a.places.ledge
	a.drawBadge(c, s, l.badge)
	if !l.name.Empty() {
		name := l.name
		if name.H >= c.Dp(38) {
			var state ui.Rect
			name, state = name.Place(ui.Sz(name.W, min(name.H, c.Dp(54))), 0, .5).CutTop(min(name.H, c.Dp(54))*.56, 0)
			c.TextIn(a.words.state[s], c.Type.Small, state, ui.AlignLeft|ui.AlignTop)
		}
		c.TextIn(a.Given.Frame.Sitters[s].Name, c.Type.Name.Scaled(1.1), name, ui.AlignLeft|ui.AlignMiddle)
	}
	a.drawPurse(c, s, l.coins)
	style := c.Type.Small.In(c.Palette.Text)
	if table.Tablet(c.Kit, a.Given.Frame.Screen.Size()) &&
		boards.Fits(c.Kit, a.words.why, c.Type.Body.Bold(), l.reason.Size()) {
		style = c.Type.Body.In(c.Palette.Text)
	}
	if a.words.refused {
		style = style.Bold().In(c.Palette.Blood.Mix(c.Palette.Cream, .4))
	}
	if a.words.why != "" {
		c.TextIn(a.words.why, style, l.reason, ui.AlignCenter|ui.AlignMiddle)
	}
	if l.badge.Empty() && a.acting(s) {
		c.Frame(l.coins.Grow(c.Dp(2)), l.coins.H/2+c.Dp(2), c.Outline*.75, ui.Flat(c.Palette.Ember))
	}
	for i, r := range l.hand {
		a.drawHandTile(c, i, r)
	}
	a.drawHintedTile(c)
	a.Corners.DrawTurns(c, a.player.turns())
	a.Corners.DrawLeads(c, a.player.unturned(), a.Proposed.Breath())
	a.drawCards(c)
}

// drawPurse draws how many coins the seat in front has left and, while a tile lies as a draft, how many it will have.
func (a *artist) drawPurse(c *ui.Canvas, s games.Seat, r ui.Rect) {
	left, drafted := a.player.leaves(s)
	if !drafted || r.Empty() {
		a.drawTray(c, s, r, true)
		return
	}
	const arrow = "→"
	before, after := ui.Digits(a.Model.tray[s]), ui.Digits(left)
	style, gap := c.Type.Number, c.Gap.XS
	style.Size = min(style.Size*1.1, r.H*.8)
	wide := func(text string) float64 { return c.Measure(text, style, 0).W }
	if all, room := wide(before)+wide(arrow)+wide(after)+2*gap, r.W-1.25*r.H; all > room {
		style.Size *= room / all
		gap *= room / all
	}
	if style.Size < c.Legible { // the words beside the hand say what is left
		a.drawTray(c, s, r, true)
		return
	}
	r = a.drawTrayGround(c, s, r)
	at := ui.Pt(r.Center().X-(wide(before)+wide(arrow)+wide(after)+2*gap)/2, r.Center().Y)
	pale := style.In(c.Palette.Muted)
	c.Text(before, pale, at, ui.AlignLeft|ui.AlignMiddle)
	at.X += wide(before) + gap
	c.Text(arrow, pale, at, ui.AlignLeft|ui.AlignMiddle)
	at.X += wide(arrow) + gap
	c.Text(after, style.In(c.Palette.GoldText), at, ui.AlignLeft|ui.AlignMiddle)
}

// drawHandTile draws a hand tile in its place, or an empty place while the tile is away, is carried, or lies on the
// board as a draft.
func (a *artist) drawHandTile(c *ui.Canvas, i int, r ui.Rect) {
	front := a.front()
	if i >= len(front) {
		return
	}
	t, at, radius := front[i], r.Center(), math.Floor(a.places.ledge.radius)
	chosen := t == a.Sel.tile && a.player.mine()
	if a.away(t) {
		a.painter.draw(c, pictureKey{kind: slotPicture}, at, radius, radius, ui.White.Fade(.6))
		return
	}
	if going := a.Held.Going(int(t)); chosen && (going || a.Sel.draft || a.Carries()) {
		a.painter.draw(c, pictureKey{kind: slotPicture}, at, radius, radius, ui.White)
		if !going && radius >= c.Dp(26) {
			c.TextIn(a.words.onTile, c.Type.Small.In(c.Palette.GoldText), ui.RectAround(at, ui.Sz(radius*1.2, radius)),
				ui.AlignCenter|ui.AlignMiddle)
		}
		return
	}
	alpha := 1.0
	if a.player.options.laying() && a.player.mine() && a.Sel.tile >= 0 && !chosen {
		alpha = .8
	}
	if chosen {
		high := heldHigh * a.Held.Lifted()
		a.drawChosen(c, at, radius, radius, high)
		a.painter.draw(c, pictureKey{kind: targetPicture}, at.Sub(ui.Pt(0, .12*high*radius)),
			radius*(1+liftedScale*high), radius, ui.White.Fade(a.Held.Lifted()))
		return
	}
	a.painter.draw(c, pictureKey{kind: shadowPicture}, at, radius, radius, ui.White)
	a.painter.drawTile(c, t, a.Sel.turns[t], at, radius, radius, alpha)
}

// heldHigh is how high the chosen tile is lifted over the ledge; 1 would be as high as a hand carries it.
const heldHigh = .7

// folded returns how much of a ritual its card on the ledge shows: its name if that can be read, else its sign.
func (a *artist) folded(r ui.Rect, card rules.Card) cardForm {
	k := a.Given.Frame.Kit
	if style := k.Type.Name; holds(k, nameRoom(k, r).Size(), a.words.cards[card].name,
		style.Scaled(max(leastName, 11*k.Look.Device/style.Size))) {
		return cardName
	}
	return cardSign
}

// drawCards draws the rituals of the seat in front: their faces if the reader may see them, otherwise their backs.
func (a *artist) drawCards(c *ui.Canvas) {
	l := &a.places.ledge
	if l.cards.Empty() {
		return
	}
	n := a.Model.rituals[a.Given.Front]
	known := a.Model.reader == a.Given.Front
	for i, r := range l.faces {
		if !known || i >= len(a.Model.held) {
			break
		}
		card := a.Model.held[i]
		usable := a.player.options.usable(card) != nil
		if a.player.proposes(ritualAt(i, card)) {
			c.Selected(r.Grow(c.Dp(2)), c.Radius.Chip)
		}
		if l.tabs {
			a.drawTab(c, r, card, usable)
		} else {
			a.drawCard(c, r, card, a.folded(r, card), usable)
		}
		if usable && (a.player.answers() || a.player.makesRoom()) {
			boards.Alight(c, r, c.Radius.Chip)
		}
	}
	if known || n == 0 {
		return
	}
	step := 0.0
	if n > 1 {
		step = (l.cards.W - l.card.W) / float64(n-1)
	}
	for i := range n {
		drawBack(c, ui.Rc(l.cards.X+float64(i)*step, l.cards.Center().Y-l.card.H/2, l.card.W, l.card.H))
	}
}
