package stones

import (
	"runehall/games"
	rules "runehall/games/stones"
	"runehall/ui"
)

// drawField draws what is everybody's.
func (a *artist) drawField(c *ui.Canvas) {
	a.drawTrack(c)
	a.drawPiles(c)
	a.drawDisplay(c)
	a.drawSmithies(c)
	a.drawStones(c)
	a.drawStage(c)
}

// drawCard draws a card of a seat, or the back of one that the reader does not know, and returns the radius of its corners.
func (a *artist) drawCard(c *ui.Canvas, s games.Seat, card rules.Card, r ui.Rect) (radius float64) {
	radius = cardRadius(c.Kit, r)
	if face, ok := a.words.face(s, card); ok {
		a.painter.card(c, card, face, r)
	} else {
		a.painter.back(c, r)
	}
	return radius
}

// blank draws the place of a card where none lies.
func blank(c *ui.Canvas, r ui.Rect) {
	if r.Empty() {
		return
	}
	radius := cardRadius(c.Kit, r)
	c.Box(r, radius, ui.Flat(c.Palette.Ink.Fade(.35)))
	c.Frame(r, radius, c.Hairline, ui.Flat(c.Palette.Edge))
}

// shifted returns a place as it shakes because what lies there was refused.
func (a *artist) shifted(c *ui.Canvas, r ui.Rect, at spot) ui.Rect {
	if d := a.show.model.shaken(at); d != 0 {
		return r.Move(ui.Pt(d*c.Dp(6), 0))
	}
	return r
}

// drawPiles draws the common pile and the common discards, with what they are called and how many they are.
func (a *artist) drawPiles(c *ui.Canvas) {
	m, f := &a.show.model, &a.words.fixed
	a.drawPile(c, a.places.pile, m.pile, f.creatures)
	top := rules.Hidden
	if cards := a.words.tops.common; m.discards.Has(cards) {
		top = cards
	}
	a.drawHeap(c, a.places.discards, games.Nobody, top, m.discards.Size(), f.discards)
}

// pileParts cuts the place of a pile into that of its cards and that of its name, which is empty where there is no room for it.
func pileParts(c *ui.Canvas, r ui.Rect) (cards, name ui.Rect) {
	if high := c.LineHeight(c.Type.Label); r.H >= c.Dp(84) && r.W >= c.Dp(52) {
		name, r = r.CutBottom(high, c.Dp(3))
	}
	wide := min(r.W, r.H*upright)
	return r.Place(ui.Sz(wide, r.H), .5, .5).Snap(), name
}

// drawPile draws a pile that lies face down.
func (a *artist) drawPile(c *ui.Canvas, r ui.Rect, n int, name string) {
	if r.Empty() {
		return
	}
	cards, below := pileParts(c, r)
	if n == 0 {
		blank(c, cards)
	}
	for i := min(n, 3) - 1; i >= 0; i-- {
		d := float64(i) * c.Dp(1.6)
		a.painter.back(c, cards.Move(ui.Pt(d, d)).Snap())
	}
	a.drawCountOf(c, cards, n)
	caption(c, name, below)
}

// caption writes what a thing is called below it, where there is room for it.
func caption(c *ui.Canvas, name string, r ui.Rect) {
	if !r.Empty() {
		c.TextIn(name, c.Type.Label.In(c.Palette.Text), r, ui.AlignCenter|ui.AlignMiddle)
	}
}

// drawHeap draws discards, of which the card that came last is seen.
func (a *artist) drawHeap(c *ui.Canvas, r ui.Rect, s games.Seat, top rules.Card, n int, name string) {
	if r.Empty() {
		return
	}
	cards, below := pileParts(c, r)
	if n == 0 || top == rules.Hidden {
		blank(c, cards)
	} else {
		if n > 1 {
			blank(c, cards.Move(ui.Pt(c.Dp(2), c.Dp(2))).Snap())
		}
		a.drawCard(c, s, top, cards)
	}
	a.drawCountOf(c, cards, n)
	caption(c, name, below)
}

// drawCountOf draws on a pile how many cards it has.
func (a *artist) drawCountOf(c *ui.Canvas, cards ui.Rect, n int) {
	r := max(c.Dp(9), min(c.Dp(14), cards.W*.2))
	count(c, n, ui.Pt(cards.Right()-r*.5, cards.Y+r*.6), r)
}

// drawDisplay draws the display with its prices: what can be bought or taken is lit, what is out of reach lies in the dark.
func (a *artist) drawDisplay(c *ui.Canvas) {
	m := &a.show.model
	for i, r := range a.places.display {
		if r.Empty() {
			continue
		}
		at := spot{kind: spotSlot, index: i + 1}
		r = a.shifted(c, r, at).Snap()
		card := m.display[i]
		if card == rules.Hidden || m.away(at) {
			blank(c, r)
			continue
		}
		radius, mark := a.drawCard(c, games.Nobody, card, r), a.words.marks.slots[i]
		stand(c, mark, r, radius)
		if mark == standsChosen {
			tick(c, r, a.places.prices[i].Right() > r.Right()-r.W*.1)
		}
		a.drawHint(c, target{onSlot, i + 1}, r, radius)
	}
	if a.words.marks.takes {
		return
	}
	for i, r := range a.places.prices {
		if !r.Empty() {
			a.painter.price(c, a.given.View.SlotPrice(i+1), r.Center(), ui.Whole(min(r.W, r.H)))
		}
	}
}

// drawSmithies draws the smithies.
func (a *artist) drawSmithies(c *ui.Canvas) {
	m := &a.show.model
	for i, r := range a.places.smithies {
		if r.Empty() {
			continue
		}
		at := spot{kind: spotSmithy, index: i}
		r = a.shifted(c, r, at).Snap()
		a.painter.smithy(c, rules.Smithy(i), m.lies(rules.Smithy(i)), r)
		radius := r.W * .2
		switch a.words.marks.smithies[i] {
		case standsDim:
			c.Fill(archPath, r.Min(), r.W, c.Palette.Ink.Fade(veilNever))
			_, low := r.CutTop(r.W*archTop, 0)
			c.Rect(low, c.Palette.Ink.Fade(veilNever))
		case standsLit:
			alight(c, r, radius)
		case standsChosen:
			gild(c, r, radius)
		}
		a.drawHint(c, target{onSmithy, i}, r, radius)
	}
}

// drawStones draws the rune stones that are left, with how many there are and, where there is room, what they do.
func (a *artist) drawStones(c *ui.Canvas) {
	for kind := rules.NoStone + 1; kind < rules.Stones; kind++ {
		r := a.places.stones[kind]
		if r.Empty() {
			continue
		}
		text := ""
		if r.H >= c.Dp(62) {
			text = a.words.fixed.captions[kind]
		}
		a.drawStone(c, kind, a.show.model.stonesLeft[kind], text, r)
		a.drawHint(c, target{onStone, int(kind)}, r, c.Radius.Chip)
	}
}

// drawStone draws the rune stones of a kind: those behind the first one show that there are more.
func (a *artist) drawStone(c *ui.Canvas, kind rules.Stone, n int, text string, r ui.Rect) {
	style := c.Type.Label.In(c.Palette.Text)
	if text != "" && r.H >= 2.4*c.LineHeight(style) && fits(c, text, style, ui.Sz(r.W, c.LineHeight(style))) { // else the rune alone tells the kind
		var below ui.Rect
		below, r = r.CutBottom(c.LineHeight(style), 0)
		c.TextIn(text, style, below, ui.AlignCenter|ui.AlignMiddle)
	}
	side := ui.Whole(min(r.W*.9, r.H*.94))
	box := r.Place(ui.Sz(side, side), .5, 1).Snap()
	before := c.Fade(1)
	if n == 0 {
		c.Fade(.34)
	}
	for i := min(n, 3) - 1; i > 0; i-- {
		d := float64(i) * side * .07
		a.painter.stone(c, rules.NoStone, box.Move(ui.Pt(ui.Whole(d), -ui.Whole(d*.6))))
	}
	a.painter.stone(c, kind, box)
	c.Unfade(before)
	rad := max(c.Dp(8), min(c.Dp(11), side*.2))
	count(c, n, ui.Pt(min(box.Right()-rad*.2, r.Right()-rad), box.Bottom()-rad), rad)
}

// drawStage draws the cards that another seat lays or plays, the open one lit.
func (a *artist) drawStage(c *ui.Canvas) {
	m := &a.show.model
	if m.onTurn == a.given.Front || len(a.places.stage) == 0 || a.places.stage[0].Empty() {
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

// drawPlayed draws a card that is laid or played: lit while its ability is carried out, dark once that is finished.
func (a *artist) drawPlayed(c *ui.Canvas, card rules.Card, i int, r, tag ui.Rect) {
	m := &a.show.model
	if m.away(spot{kind: spotPlayed, seat: m.onTurn, index: i}) {
		return
	}
	radius := a.drawCard(c, m.onTurn, card, r)
	switch {
	case m.finished.Has(card):
		veil(c, r, radius, veilReach)
	case card == m.open || card == a.words.step.card && card != rules.Hidden:
		gild(c, r, radius)
	}
	if n := a.words.step.orders[min(i, rules.ManyCards-1)]; n > 0 && !tag.Empty() {
		d := max(c.Dp(9), min(c.Dp(13), r.W*.16))
		badge(c, n, ui.Pt(r.Center().X, r.Y), d)
	}
	a.drawFate(c, a.words.marks.played[min(i, rules.ManyCards-1)], tag)
}

// drawDie draws the die that lies open, and that it counts twice.
func (a *artist) drawDie(c *ui.Canvas, r, head ui.Rect) {
	m := &a.show.model
	if r.Empty() || m.away(m.dieSpot()) {
		return
	}
	side := ui.Whole(min(r.W, r.H) * dieShare)
	box := r.Place(ui.Sz(side, side), .5, .5).Snap()
	c.Glow(box.Center(), side*.8, c.Palette.Gold.Fade(.3))
	a.painter.die(c, m.die.Die, box)
	if m.die.Times > 1 {
		badge(c, m.die.Times, ui.Pt(box.Right()-side*.05, box.Y+side*.08), max(c.Dp(10), side*.16))
	}
}

// drawHint lights what a proposed move is about.
func (a *artist) drawHint(c *ui.Canvas, t target, r ui.Rect, radius float64) {
	if a.hand.mark(t)&markHint == 0 {
		return
	}
	before := c.Fade(a.hand.hint.Breath())
	c.Glow(r.Center(), max(r.W, r.H)*.8, c.Palette.Gold.Fade(.4))
	gild(c, r, radius)
	c.Unfade(before)
}
