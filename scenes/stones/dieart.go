package stones

import (
	"runehall/assets/art"
	rules "runehall/games/stones"
	"runehall/scenes/baked"
	"runehall/ui"
)

// The cube of the die, seen from a corner: its outline, its right side, its edges, its pips. Half of its height is 1.
var (
	cube      = ui.MustPath("M0 -1L.9 -.48V.5L0 1L-.9 .5V-.48Z")
	cubeSide  = ui.MustPath("M0 0L.9 -.48V.5L0 1Z")
	cubeEdges = ui.MustPath("M-.9 -.48L0 0L.9 -.48M0 0V1")
	cubePips  = [...]ui.Point{{X: 0, Y: -.5}, {X: -.62, Y: 0}, {X: -.28, Y: .5}, {X: .32, Y: .5}, {X: .6, Y: .02}}
)

// die draws the die of bone with a face towards the reader. With NoDie it draws the cube that stands for a roll.
func (a *painter) die(c *ui.Canvas, face rules.Die, r ui.Rect) {
	a.Draw(c, pictureKey{kind: diePicture, part: uint8(face)}, r)
}

func (a *painter) paintDie(c *ui.Canvas, face rules.Die, r ui.Rect) {
	side := min(r.W, r.H)
	r = r.Place(ui.Sz(side, side), .5, .5)
	if face == rules.NoDie {
		a.paintCube(c, r)
		return
	}
	if !a.Sprite(c, art.DieFace, r) {
		p := &c.Palette
		box := r.Grow(-side * .04)
		c.Shadow(box.Move(ui.Pt(0, side*.03)), side*.18, side*.06, p.Shadow)
		c.Box(box, side*.18, ui.Shade(p.Bone, p.Bone.Mix(p.Oak, .25)))
		c.Frame(box, side*.18, max(1, side*.025), ui.Flat(p.ParchmentInk.Fade(.8)))
	}
	mid := r.Center()
	switch face {
	case rules.DieGem:
		a.gem(c, rules.NoColour, mid, side*.62)
	case rules.DieSwap:
		a.gem(c, rules.NoColour, mid.Add(ui.Pt(-side*.2, -side*.17)), side*.36)
		arrowTo(c, mid.Add(ui.Pt(-side*.12, side*.13)), side*.3)
		a.gem(c, rules.White, mid.Add(ui.Pt(side*.17, side*.13)), side*.46)
	case rules.DieCard:
		a.cardIcon(c, rules.NoColour, mid, side*.64)
	case rules.DieOre:
		a.ore(c, mid, side*.7)
	default:
		a.points(c, face.Points(), mid, side*.58)
	}
}

func (a *painter) paintCube(c *ui.Canvas, r ui.Rect) {
	if a.Sprite(c, art.Die, r) {
		return
	}
	p, mid, s := &c.Palette, r.Center(), r.W*.47
	c.Fill(cube, mid, s*1.06, p.ParchmentInk)
	c.Fill(cube, mid, s*.94, p.Bone)
	c.Fill(cubeSide, mid, s*.94, p.Bone.Mix(p.Oak, .45))
	c.Stroke(cubeEdges, mid, s*.94, max(1, s*.08), p.ParchmentInk)
	for _, at := range cubePips {
		c.Disc(mid.Add(at.Mul(s)), max(1, s*.12), p.RedInk)
	}
}

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

// rising is the arrow on the icon of a card that is taken.
var rising = ui.MustPath("M0 .34V-.3M-.27 -.04L0 -.32L.27 -.04")

// cardIcon draws the icon of a card that is taken: a little card with an arrow that rises from it. NoColour is any
// card.
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

// hexagon is drawn for a radius of 1, with a corner at the top.
var hexagon = ring(6, 1, -90, 1, 1, 0)

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

// tag is a price tag for a radius of 1, with its string hole at the left.
var tag = ui.Polygon(ui.Pt(-1, 0), ui.Pt(-.52, -.68), ui.Pt(1, -.68), ui.Pt(1, .68), ui.Pt(-.52, .68))

// price draws what a slot costs on a tag of parchment: a number on brass, with a sign before it, reads as points that
// are won.
func (a *painter) price(c *ui.Canvas, n int, mid ui.Point, side float64) {
	p := &c.Palette
	c.Fill(tag, mid.Add(ui.Pt(0, side*.04)), side*.42, p.Ink)
	c.Fill(tag, mid, side*.37, p.Parchment)
	c.Stroke(tag, mid, side*.37, max(1, side*.04), p.ParchmentInk)
	c.Disc(mid.Sub(ui.Pt(side*.22, 0)), side*.06, p.ParchmentInk)
	c.Text(ui.Digits(n), c.Type.Number.Sized(side*.5).In(p.ParchmentInk), mid.Add(ui.Pt(side*.09, 0)),
		ui.AlignCenter|ui.AlignMiddle)
}
