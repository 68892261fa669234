package market

import (
	"runehall/assets/art"
	rules "runehall/games/market"
	"runehall/scenes/baked"
	"runehall/ui"
)

// The parts of a card, in shares of its width.
const (
	cardRound = .076 // radius of its corners
	cardFrame = .045
	cardMid   = .64 // how far down the middle of its picture is, above a name
)

// cardRadius returns the radius of the corners of a card that fills r.
func cardRadius(r ui.Rect) float64 { return ui.Whole(cardRound * r.W) }

// card draws a card with its shadow and without words, so that its picture is in its middle. For Hidden it draws the
// back.
func (a *painter) card(c *ui.Canvas, one rules.Card, r ui.Rect) {
	if one == rules.Hidden {
		a.back(c, r)
		return
	}
	c.Cast(r, cardRadius(r), c.Part.Low)
	a.Draw(c, pictureKey{kind: cardPicture, card: one}, r)
}

// Where the words of a card lie, in shares of its width: its name and, on a card that is at least lineFrom dp wide, a
// line below it.
const (
	nameTop, nameEnd = 1.03, 1.25
	lineTop, lineEnd = 1.225, 1.345
	lineFrom         = 110
	nameFoot         = 1.43 // height of a card with its words just there: on a lower one they move up
)

// named draws a card that is not a number with its name and, where there is room, a line of words below that. Words
// that are too long become smaller, and a name without a line may take two lines. A number card or a back is drawn as
// card does it.
func (a *painter) named(c *ui.Canvas, one rules.Card, name, words string, r ui.Rect) {
	if one.Number() || one == rules.Hidden {
		a.card(c, one, r)
		return
	}
	c.Cast(r, cardRadius(r), c.Part.Low)
	a.Draw(c, pictureKey{kind: cardPicture, card: one, named: true}, r)
	p, u := &c.Palette, r.W
	foot := r.Y + min(0, r.H-nameFoot*u) // on a lower card the words move up
	below := func(top, end float64) ui.Rect { return ui.Rc(r.X+u*.095, foot+u*top, u*.81, u*(end-top)) }
	style := c.Type.Name.Sized(u * .175).In(p.Cream)
	if a.Kit.InDp(u) < lineFrom || words == "" {
		c.TextIn(name, style, below(nameTop, lineEnd), ui.AlignCenter|ui.AlignMiddle)
		return
	}
	c.TextIn(name, style, below(nameTop, nameEnd), ui.AlignCenter|ui.AlignMiddle)
	style = c.Type.Body.Sized(u * .092).In(tones(p, colourOf(one)).Light)
	c.TextIn(words, style, below(lineTop, lineEnd), ui.AlignCenter|ui.AlignMiddle)
}

func (a *painter) paintCard(c *ui.Canvas, one rules.Card, named bool, r ui.Rect) {
	p, u := &c.Palette, r.W
	radius, frame := cardRadius(r), ui.Whole(cardFrame*u)
	if !a.Ground(c, art.Plank, r, radius) {
		c.Box(r, radius, ui.Shade(p.Oak, p.Oak.Mix(p.Ink, .5)))
	}
	c.Frame(r, radius, ui.Whole(u*.012), ui.Flat(p.Gold.Fade(.65)))
	in := r.Grow(-frame)
	mid := r.Center()
	if named {
		mid.Y = r.Y + u*cardMid
	}
	round := max(1, radius-frame)
	if one.Number() {
		a.paintNumber(c, one, in, round, u)
		return
	}
	colour := colourOf(one)
	t := tones(p, colour)
	deep, rim, high := t.Deep, t.Light, t.Shade
	if one == rules.Thief {
		deep, rim, high = p.Kin.Red.Deep, p.Ember, p.Kin.Red.Deep.Mix(p.Ember, .3)
	}
	if !a.Ground(c, slateIDs[colour], in, round) {
		c.Box(in, round, ui.Shade(high, deep))
	}
	if a.Plain {
		c.Box(in, round, ui.Flat(deep))
	}
	c.Frame(in.Grow(-ui.Whole(u*.038)), round*.6, max(1, ui.Whole(u*.01)), ui.Flat(rim.Fade(.55)))
	if one == rules.Thief {
		a.fox(c, mid, u*.78)
		return
	}
	a.emblem(c, colour, mid, u*.77)
	if a.Kit.InDp(u) >= lineFrom {
		for _, x := range [...]float64{r.X + u*.185, r.Right() - u*.185} {
			a.glyph(c, colour, ui.Pt(x, r.Y+u*.215), u*.13, t.Light.Fade(.85))
		}
	}
}

// cornerFrom is how wide a card is at least that has its number in a corner too, leastCorner how large that number is
// at least, in dp.
const cornerFrom, leastCorner = 44, 13

// paintNumber paints the face of a number card: the number in a ring and in a corner, and as many coins.
func (a *painter) paintNumber(c *ui.Canvas, one rules.Card, in ui.Rect, round, u float64) {
	p, n := &c.Palette, int(one)
	ink := p.ParchmentInk
	if !a.Ground(c, art.CardParchment, in, round) {
		c.Box(in, round, ui.Shade(p.Parchment.Mix(p.Bone, .5), p.Parchment.Mix(p.Oak, .1)))
	}
	c.Frame(in.Grow(-ui.Whole(u*.038)), round*.5, max(1, ui.Whole(u*.009)), ui.Flat(p.BrassLow.Mix(p.Oak, .3).Fade(.6)))
	mid := ui.Pt(in.Center().X, in.Y+u*.595)
	c.Disc(mid, u*.285, p.BrassLow.Mix(p.Oak, .3).Fade(.75))
	c.Disc(mid, u*.27, p.Parchment.Mix(p.Bone, .6))
	size := .5
	if n > 9 {
		size = .42
	}
	c.Text(ui.Digits(n), c.Type.Name.Sized(u*size).In(ink), mid, ui.AlignCenter|ui.AlignMiddle)
	if a.Kit.InDp(u) >= cornerFrom {
		corner := max(u*.17, a.Kit.Dp(leastCorner))
		at := ui.Pt(in.X+u*.075, in.Y+u*.065)
		c.Text(ui.Digits(n), c.Type.Name.Sized(corner).In(p.BrassEdge), at, ui.AlignLeft)
	}
	a.paintCoins(c, n, ui.Pt(mid.X, in.Y+u*1.135), u)
}

// paintCoins paints n coins round a point: in one row, from six on in two.
func (a *painter) paintCoins(c *ui.Canvas, n int, mid ui.Point, u float64) {
	side, step := u*.112, u*.126
	first, second := n, 0
	if n > 5 {
		first, second = (n+1)/2, n/2
		mid.Y -= step / 2
	}
	for _, row := range [...]int{first, second} {
		for i := range row {
			a.coin(c, mid.Add(ui.Pt((float64(i)-float64(row-1)/2)*step, 0)), side)
		}
		mid.Y += step
	}
}

// back draws the back of a card with its shadow.
func (a *painter) back(c *ui.Canvas, r ui.Rect) {
	c.Cast(r, cardRadius(r), c.Part.Low)
	a.Draw(c, pictureKey{kind: backPicture}, r)
}

func (a *painter) paintBack(c *ui.Canvas, r ui.Rect) {
	p, radius, side := &c.Palette, cardRadius(r), min(r.W, r.H)
	if !a.Ground(c, art.Plank, r, radius) {
		c.Box(r, radius, ui.Shade(p.Oak.Mix(p.Brass, .12), p.Oak.Mix(p.Ink, .4)))
	}
	c.Frame(r, radius, ui.Whole(side*.02), ui.Flat(p.Ink.Fade(.8)))
	c.Frame(r.Grow(-ui.Whole(side*.075)), radius*.6, max(1, ui.Whole(side*.02)), ui.Flat(p.Gold.Fade(.7)))
	mid := r.Center()
	if a.Sprite(c, art.CardKnot, baked.Square(mid, ui.Whole(side*.78))) {
		return
	}
	for _, d := range [...]ui.Point{{X: 1}, {X: -1}, {Y: 1}, {Y: -1}} {
		c.Circle(mid.Add(d.Mul(side*.14)), side*.17, max(1, side*.04), p.Gold.Fade(.85))
	}
	c.Disc(mid, side*.14, p.Oak.Mix(p.Ink, .5))
	a.glyph(c, rules.Blue, mid, side*.22, p.GoldText)
}
