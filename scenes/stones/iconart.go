package stones

import (
	"runehall/assets/art"
	rules "runehall/games/stones"
	"runehall/scenes/baked"
	"runehall/ui"
)

// icon draws an icon of an ability in a square.
func (a *painter) icon(c *ui.Canvas, icon rules.Icon, mid ui.Point, side float64) {
	switch icon.Kind {
	case rules.GemIcon:
		a.gem(c, icon.Colour, mid, side)
	case rules.AnyGemIcon:
		a.gem(c, rules.NoColour, mid, side)
	case rules.JokerIcon:
		a.gem(c, rules.White, mid, side)
	case rules.CardIcon, rules.AnyCardIcon:
		a.cardIcon(c, icon.Colour, mid, side)
	case rules.DieIcon:
		a.die(c, rules.NoDie, baked.Square(mid, side))
	}
}

// rising is the arrow on a card that is taken.
var rising = ui.MustPath("M0 .34V-.3M-.27 -.04L0 -.32L.27 -.04")

// cardIcon draws a little card with an arrow that rises from it; NoColour is any card.
func (a *painter) cardIcon(c *ui.Canvas, colour rules.Colour, mid ui.Point, side float64) {
	p, t := &c.Palette, tones(&c.Palette, colour)
	ground, low, line := t.Shade, t.Deep, t.Light
	if colour == rules.NoColour {
		ground, low, line = p.Steel, p.Slate, p.Bone
	}
	r := ui.RectAround(mid, ui.Sz(ui.Whole(side*.62), ui.Whole(side*.88))).Snap()
	c.Box(r, side*.1, ui.Flat(p.Ink))
	c.Box(r.Grow(-ui.Whole(side*.04)), side*.08, ui.Shade(ground, low))
	c.Frame(r.Grow(-ui.Whole(side*.09)), side*.05, ui.Whole(side*.035), ui.Flat(line.Fade(.75)))
	at := r.Center().Sub(ui.Pt(0, side*.08))
	if colour == rules.NoColour {
		disc(c, at, side*.155)
	} else {
		c.Fill(cuts[colour], at, side*.155, line)
	}
	at = r.Center().Add(ui.Pt(side*.12, side*.24))
	c.Stroke(rising, at, side*.5, side*.19, p.Ink)
	c.Stroke(rising, at, side*.5, side*.09, p.BrassTop)
}

// hexagons are drawn for a radius of 1, with a corner at the top.
var hexagon = ring(6, 1, -90, 1, 1, 0)

// points draws a golden hexagon with a number of power points, in a square.
func (a *painter) points(c *ui.Canvas, n int, mid ui.Point, side float64) {
	p := &c.Palette
	if !a.Sprite(c, art.Points, baked.Square(mid, side)) {
		c.Fill(hexagon, mid, side*.5, p.BrassEdge)
		c.Fill(hexagon, mid, side*.45, p.Brass)
		c.Stroke(hexagon, mid, side*.36, max(1, side*.03), p.BrassEdge.Fade(.6))
	}
	size := side * .56
	if n > 9 {
		size = side * .48
	}
	c.Text(ui.Digits(n), c.Type.Number.Sized(size).In(p.OnBrass), mid, ui.AlignCenter|ui.AlignMiddle)
}

// octagon is drawn for a radius of 1, with a flat top.
var octagon = ring(8, 1, 22.5, 1, 1, 0)

// price draws a brass octagon with a spark and a number of magic points, in a square.
func (a *painter) price(c *ui.Canvas, n int, mid ui.Point, side float64) {
	p := &c.Palette
	if !a.Sprite(c, art.Price, baked.Square(mid, side)) {
		c.Fill(octagon, mid, side*.52, p.Ink)
		c.Fill(octagon, mid, side*.48, p.BrassEdge.Mix(p.BrassLow, .45))
		c.Stroke(octagon, mid, side*.46, max(1, side*.03), p.Brass)
	}
	c.Fill(spark, mid.Sub(ui.Pt(side*.18, 0)), side*.21, p.BrassTop)
	c.Text(ui.Digits(n), c.Type.Number.Sized(side*.52).In(p.Cream), mid.Add(ui.Pt(side*.19, 0)), ui.AlignCenter|ui.AlignMiddle)
}
