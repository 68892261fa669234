package stones

import (
	"runehall/assets/art"
	rules "runehall/games/stones"
	"runehall/scenes/baked"
	"runehall/ui"
)

// cardForm says how the parts of a card lie, in shares of the card's width.
type cardForm struct {
	radius, frame, rim float64
	strip, bar         float64 // heights of the parchment, and of the gold above it
	number             float64 // size of its type
	magic              float64 // side of a spark
	mask               float64 // side of the mask, unless the window is too low
	icons              float64 // share of the strip's height that the icons take
}

// The forms of cards: upright, upright and small, wide, and lying with a strip of a picture.
var (
	tallForm = cardForm{radius: .076, frame: .045, rim: .014, strip: .341, bar: .038, number: .285, magic: .14,
		mask: .74, icons: .72}
	smallForm = cardForm{radius: .09, frame: .04, rim: .022, strip: .44, bar: .032, number: .335, magic: .175, mask: .7,
		icons: .76}
	wideForm = cardForm{radius: .063, frame: .034, rim: .014, strip: .278, bar: .02, number: .235, magic: .125,
		mask: .52, icons: .82}
	lyingForm = cardForm{radius: .066, frame: .034, rim: .016, strip: .27, bar: .018, number: .25, magic: .15,
		mask: .25, icons: .9}
)

// smallCard is the width of an upright card, in dp, below which its signs are drawn larger.
const smallCard = 100

func formOf(k *ui.Kit, r ui.Rect) *cardForm {
	switch shape := r.W / r.H; {
	case shape > 1.5:
		return &lyingForm
	case shape > 1:
		return &wideForm
	case k.InDp(r.W) < smallCard:
		return &smallForm
	}
	return &tallForm
}

func cardRadius(k *ui.Kit, r ui.Rect) float64 { return ui.Whole(formOf(k, r).radius * r.W) }

// card draws a card with its shadow. The shape of r decides its form.
func (a *painter) card(c *ui.Canvas, card rules.Card, face rules.Face, r ui.Rect) {
	c.Cast(r, cardRadius(a.Kit, r), c.Part.Low)
	a.Draw(c, pictureKey{kind: cardPicture, card: card, face: face}, r)
}

func (a *painter) paintCard(c *ui.Canvas, card rules.Card, face *rules.Face, r ui.Rect) {
	f, p, t, u := formOf(a.Kit, r), &c.Palette, tones(&c.Palette, face.Colour), r.W
	radius, frame := ui.Whole(f.radius*u), ui.Whole(f.frame*u)
	if !a.Ground(c, art.CardOak, r, radius) {
		c.Box(r, radius, ui.Shade(p.Oak, p.Oak.Mix(p.Ink, .5)))
	}
	c.Frame(r, radius, ui.Whole(f.rim*u), ui.Shade(t.Body, t.Body.Mix(t.Shade, .4)))

	in := r.Grow(-frame)
	strip, window := in.CutBottom(ui.Whole(f.strip*u), 0)
	bar, window := window.CutBottom(ui.Whole(f.bar*u), 0)
	a.paintWindow(c, face.Colour, window, max(1, radius-frame))
	a.paintMask(c, f, face.Colour, window, u)
	a.paintNumber(c, f, card, window, u)
	a.paintMagic(c, f, face, window, u)

	if !a.Ground(c, art.Strip, strip, max(1, radius-frame)) {
		c.Box(strip, max(1, radius-frame), ui.Shade(p.Parchment.Mix(p.Bone, .5), p.Parchment.Mix(p.Oak, .1)))
	}
	c.Box(bar, 0, ui.Shade3(p.BrassTop, p.Brass, p.BrassEdge))
	a.ability(c, *face, ui.RectAround(strip.Center(), ui.Sz(strip.W*.95, ui.Whole(strip.H*f.icons))))
}

func (a *painter) paintWindow(c *ui.Canvas, colour rules.Colour, r ui.Rect, radius float64) {
	p, t := &c.Palette, tones(&c.Palette, colour)
	switch {
	case a.Plain:
		c.Box(r, radius, ui.Flat(t.Deep.Mix(p.Ink, .5)))
	case !a.Ground(c, windowIDs[colour], r, radius):
		c.Box(r, radius, ui.Shade3(t.Shade.Mix(t.Deep, .4), t.Shade, t.Deep))
	}
	c.Frame(r, radius, ui.Whole(r.W*.012), ui.Shade(p.Ink.Fade(.75), p.Ink.Fade(.3)))
}

func (a *painter) paintMask(c *ui.Canvas, f *cardForm, colour rules.Colour, r ui.Rect, u float64) {
	mid, side := r.Center(), min(f.mask*u, r.H*.94)
	switch f {
	case &wideForm:
		mid.X += u * .02
	case &lyingForm:
		mid.X += u * .06
	default:
		mid.Y += u * .035
	}
	if colour == rules.NoColour && f != &lyingForm { // a hood is high, and below a number of three digits
		side *= .9
		mid = mid.Add(ui.Pt(u*.045, side*.06))
	}
	a.mask(c, colour, mid, side)
}

func (a *painter) paintNumber(c *ui.Canvas, f *cardForm, card rules.Card, r ui.Rect, u float64) {
	size := f.number * u
	if card > rules.LastCreature {
		size *= .92
	}
	style := c.Type.Name.Sized(size).In(c.Palette.Cream)
	at := ui.Pt(r.X+u*.035, r.Y+f.number*u*.58)
	if f == &lyingForm {
		at.Y = r.Center().Y
	}
	ringed(c, ui.Digits(int(card)), style, at, ui.AlignLeft|ui.AlignMiddle, c.Palette.Ink.Fade(.5), max(1, u*.016))
}

// mostSparks is how many sparks a card shows one by one. More are shown as one spark and a number.
const mostSparks = 4

// paintMagic paints the sparks of magic in the upper right corner: one below the other, or side by side on a lying
// card.
func (a *painter) paintMagic(c *ui.Canvas, f *cardForm, face *rules.Face, r ui.Rect, u float64) {
	n, side := int(face.Magic), ui.Whole(f.magic*u)
	step, room := ui.Pt(0, side*1.1), r.H
	at := ui.Pt(r.Right()-side*.66, r.Y+side*.66)
	if f == &lyingForm {
		step, room, at.Y = ui.Pt(-side*1.08, 0), r.W*.34, r.Center().Y
	}
	if n > mostSparks || float64(n)*side*1.1 > room {
		style := c.Type.Number.Sized(side * .95).In(c.Palette.Cream)
		ringed(c, ui.Digits(n), style, at.Sub(ui.Pt(side*.56, 0)), ui.AlignRight|ui.AlignMiddle, c.Palette.Ink.Fade(.5),
			max(1, side*.08))
		n = 1
	}
	for range n {
		a.magic(c, face.Of, at, side)
		at = at.Add(step)
	}
}

func (a *painter) back(c *ui.Canvas, r ui.Rect) {
	c.Cast(r, cardRadius(a.Kit, r), c.Part.Low)
	a.Draw(c, pictureKey{kind: backPicture}, r)
}

func (a *painter) paintBack(c *ui.Canvas, r ui.Rect) {
	p, radius, side := &c.Palette, cardRadius(a.Kit, r), min(r.W, r.H)
	if !a.Ground(c, art.CardOak, r, radius) {
		c.Box(r, radius, ui.Shade(p.Oak.Mix(p.Brass, .12), p.Oak.Mix(p.Ink, .4)))
	}
	c.Frame(r, radius, ui.Whole(side*.015), ui.Flat(p.Ink.Fade(.8)))
	c.Frame(r.Grow(-ui.Whole(side*.07)), radius*.6, ui.Whole(side*.014), ui.Flat(p.Gold.Fade(.6)))
	mid, box := r.Center(), side*.86
	if a.Sprite(c, art.Knot, baked.Square(mid, ui.Whole(box))) {
		return
	}
	for i := range 4 {
		c.Circle(mid.Add(ui.Polar(float64(i)*halfTurn/2, side*.15)), side*.19, max(1, side*.04), p.Gold.Fade(.85))
	}
	c.Disc(mid, side*.15, p.Oak.Mix(p.Ink, .5))
	stroke(c, othala, mid, side*.24, p.GoldText)
}
