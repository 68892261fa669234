package ritual

import (
	"math"

	"runehall/assets/art"
	rules "runehall/games/ritual"
	"runehall/ui"
)

// cardShape is how wide a card is by its height.
const cardShape = .7

// drawBack draws the back of a card. In a place that is too low for it, its upper and lower parts are cut off.
func drawBack(c *ui.Canvas, r ui.Rect) {
	if r.W > r.H*1.02 {
		defer c.Unclip(c.Clip(r))
		r = ui.RectAround(r.Center(), ui.Sz(r.W, r.W/cardShape))
	}
	p := &c.Palette
	radius := r.W * .1
	c.Shadow(r.Move(ui.Pt(0, r.H*.03)), radius, r.W*.1, p.Shadow)
	if !c.Look.HighContrast && c.Picture(art.Back, r, ui.White) {
		return
	}
	c.Box(r, radius, ui.Shade(p.Steel, p.Night))
	c.Frame(r.Grow(-r.W*.09), radius*.6, max(c.Hairline, r.W*.03), ui.Flat(p.BrassLow))
	c.Circle(r.Center(), r.W*.24, max(c.Hairline, r.W*.03), p.BrassLow)
	c.Fill(backStar, r.Center(), r.W*.3, p.Brass)
}

// backStar is the star on the backs of cards.
var backStar = ui.Polygon(glyphs[rules.Star-1].strokes[0]...)

// drawCard draws the face of a ritual card on parchment, with as much of its words as form says. A card that cannot be
// used is dimmer.
func (a *artist) drawCard(c *ui.Canvas, r ui.Rect, card rules.Card, form cardForm, usable bool) {
	p := &c.Palette
	drawPaper(c, r, min(r.W, r.H)*.06, usable)
	in := r.Inset(ui.Even(min(r.W, r.H) * .08))
	ink := p.ParchmentInk
	if form == cardSign {
		drawSignAlone(c, card, in)
		return
	}
	name := a.words.cards[card].name
	if form == cardName {
		room := nameRoom(c.Kit, r)
		_, rest := in.CutTop(room.H, 0)
		style, ok := named(c.Kit, name, room.Size(), .8)
		if !ok {
			drawSignAlone(c, card, in)
			return
		}
		c.TextIn(name, style.In(ink), room, ui.AlignCenter|ui.AlignMiddle)
		drawSign(c, card, rest.Center(), min(rest.W, rest.H)*.85, ink)
		return
	}
	foot := a.foot(card)
	at := arrangeCard(c.Kit, r, a.words.cards[card].text, foot != "")
	style, ok := named(c.Kit, name, at.name.Size(), 1)
	if !ok {
		drawSignAlone(c, card, in)
		return
	}
	c.TextIn(name, style.In(ink), at.name, ui.AlignCenter|ui.AlignMiddle)
	if !at.sign.Empty() {
		side := at.sign.W
		c.Disc(at.sign.Center(), side*.5, p.Oak.Fade(.12))
		c.Circle(at.sign.Center(), side*.5, c.Hairline, p.Oak.Fade(.5))
		drawSign(c, card, at.sign.Center(), side*.7, ink)
	}
	c.TextIn(foot, c.Type.Label.Bold().In(p.RedInk), at.foot, ui.AlignCenter|ui.AlignMiddle)
	style, _ = styled(c.Kit, a.words.cards[card].text, at.text.Size())
	c.Paragraph(a.words.cards[card].text, style.In(ink), at.text, ui.AlignCenter|ui.AlignMiddle)
}

// drawSignAlone draws nothing but the sign of a card, as large as there is room. It is for cards in a corner and for
// the small picture of a match, where nothing could be read.
func drawSignAlone(c *ui.Canvas, card rules.Card, in ui.Rect) {
	drawSign(c, card, in.Center(), min(in.W, in.H)*.95, c.Palette.ParchmentInk)
}

// nameRoom returns where the name stands on a card that shows no text.
func nameRoom(k *ui.Kit, r ui.Rect) ui.Rect {
	room, _ := r.Inset(ui.Even(min(r.W, r.H)*.08)).CutTop(min(r.H*.34, 2*k.LineHeight(k.Type.Name)), 0)
	return room
}

// drawTab draws a low ritual card: its sign beside its name, or whichever of the two has room.
func (a *artist) drawTab(c *ui.Canvas, r ui.Rect, card rules.Card, usable bool) {
	ink, name := c.Palette.ParchmentInk, a.words.cards[card].name
	drawPaper(c, r, r.H*.1, usable)
	in := r.Inset(ui.Sides(r.H*.14, r.H*.06))
	sign, beside := in.CutLeft(in.H*.9, c.Gap.XS)
	for _, room := range [...]ui.Rect{beside, in} {
		style, ok := named(c.Kit, name, room.Size(), .8)
		if !ok {
			continue
		}
		if room == beside {
			drawSign(c, card, sign.Center(), sign.W*.9, ink)
		}
		c.TextIn(name, style.In(ink), room, ui.AlignLeft|ui.AlignMiddle)
		return
	}
	drawSign(c, card, in.Center(), min(in.W, in.H), ink)
}

// drawPaper draws the parchment of a card, dimmer if the card cannot be used.
func drawPaper(c *ui.Canvas, r ui.Rect, radius float64, usable bool) {
	p := &c.Palette
	edge := min(r.W, r.H)
	c.Shadow(r.Move(ui.Pt(0, edge*.04)), radius, edge*.14, p.Shadow)
	paper, tint := p.Parchment, ui.White
	if !usable {
		paper, tint = paper.Mix(p.Steel, .38), tint.Mix(p.Steel, .38)
	}
	if c.Look.HighContrast || !c.Picture(art.Parchment, r, tint) {
		c.Box(r, radius, ui.Shade(paper, paper.Mix(p.Oak, .16)))
	}
	c.Frame(r.Grow(-edge*.045), radius*.6, c.Hairline, ui.Flat(p.Oak.Fade(.5)))
}

// foot returns the last line of a card: that it is strong, and that the die is rolled.
func (a *artist) foot(card rules.Card) string {
	w := a.words
	switch {
	case card.Strong() && card.Rolls():
		return w.strongDie
	case card.Strong():
		return w.strong
	case card.Rolls():
		return w.die
	}
	return ""
}

// drawFlatCard draws a card, or the back of a hidden one, from a picture that is kept. W is its width now, full the
// width that the picture is made for, and squeeze the share of its width that is seen while it turns over.
func (a *artist) drawFlatCard(c *ui.Canvas, card rules.Card, form cardForm, at ui.Point, w, full, squeeze float64) {
	if card == rules.Hidden {
		form = cardSign
	}
	key := pictureKey{kind: cardPicture, a: uint8(card), b: uint8(form), size: int16(math.Round(full))}
	p, ok := a.painter.pictures.Get(key)
	if !ok {
		p = a.painter.pictures.Put(key, a.cardPicture(card, form, float64(key.size)))
	}
	f, size := w/float64(key.size), p.Size()
	c.DrawIn(p, ui.RectAround(at, ui.Sz(size.W*f*squeeze, size.H*f)), ui.White)
}

func (a *artist) cardPicture(card rules.Card, form cardForm, w float64) *ui.Picture {
	r := ui.Rc(math.Ceil(w*.25), math.Ceil(w*.25), w, math.Round(w/.7))
	return a.Given.Frame.Kit.Paint(int(r.W+2*r.X), int(r.H+2*r.Y), func(c *ui.Canvas) {
		if card == rules.Hidden {
			drawBack(c, r)
			return
		}
		a.drawCard(c, r, card, form, true)
	})
}
