package stones

import (
	"math"

	"runehall/assets/art"
	rules "runehall/games/stones"
	"runehall/scenes/baked"
	"runehall/ui"
)

// gemRadius is the radius of a gem, as a share of the side of its picture.
const gemRadius = 1 / 2.55

// cuts are the outlines of the gems, for a radius of 1: a flat hexagon, a kite, a tall octagon, a triangle, a star of
// eight points for jokers, a disc for gems of any colour. Their shapes tell them apart for people who do not see the
// colours.
var cuts = [...]*ui.Path{
	rules.NoColour: ui.Ellipse(ui.Pt(0, 0), 1, 1),
	rules.Green:    ring(8, 1.02, -67.5, .82, 1.08, 0),
	rules.Red:      ring(3, 1.2, 90, 1, 1, -.22),
	rules.Blue:     ring(6, 1, 0, 1, 1, 0),
	rules.Yellow:   ring(4, 1.16, -90, .82, 1.05, 0),
	rules.White:    starOf(8, 1.2, .72),
}

// spark is the star of four rays that stands for magic.
var spark = starOf(4, 1, .36)

// ring returns a regular polygon of n corners. Its first corner is at an angle in degrees; then it is stretched, and
// moved down by low.
func ring(n int, r, angle, wide, high, low float64) *ui.Path {
	points := make([]ui.Point, n)
	for i := range points {
		p := ui.Polar((angle+float64(i)*360/float64(n))*math.Pi/180, r)
		points[i] = ui.Pt(p.X*wide, p.Y*high+low)
	}
	return ui.Polygon(points...)
}

// starOf returns a star of n points, the first of them at the top.
func starOf(n int, r, inner float64) *ui.Path { return ui.Polygon(starCorners(n, r, inner)...) }

// starCorners returns the corners of such a star: far and near ones take turns.
func starCorners(n int, r, inner float64) []ui.Point {
	points := make([]ui.Point, 2*n)
	for i := range points {
		far := r
		if i%2 == 1 {
			far *= inner
		}
		points[i] = ui.Polar(-math.Pi/2+float64(i)*math.Pi/float64(n), far)
	}
	return points
}

// quarters are the parts of the disc of four colours: green at the top, then clockwise.
var (
	quarters  = [...]*ui.Path{quarter(-135), quarter(-45), quarter(45), quarter(135)}
	quartered = [...]rules.Colour{rules.Green, rules.Red, rules.Blue, rules.Yellow}
)

// quarter returns the quarter of a disc that begins at an angle in degrees.
func quarter(angle float64) *ui.Path {
	const k = .5522847498 // makes a Bézier curve a quarter of a circle
	from, to := ui.Polar(angle*math.Pi/180, 1), ui.Polar((angle+90)*math.Pi/180, 1)
	return new(ui.Path).MoveTo(ui.Pt(0, 0)).LineTo(from).CurveTo(from.Add(to.Mul(k)), to.Add(from.Mul(k)), to).Close()
}

// gem draws a gem in a square. White is the joker gem, NoColour a gem of any colour.
func (a *painter) gem(c *ui.Canvas, colour rules.Colour, mid ui.Point, side float64) {
	if a.Sprite(c, gemIDs[colour], baked.Square(mid, side)) {
		return
	}
	r, p := side*gemRadius, &c.Palette
	if colour == rules.NoColour {
		disc(c, mid, r)
		return
	}
	t := tones(p, colour)
	c.Fill(cuts[colour], mid, r*1.05, p.Ink)
	c.Fill(cuts[colour], mid, r*.92, t.Body)
	c.Fill(cuts[colour], mid.Add(ui.Pt(0, -r*.04)), r*.56, t.Light.Fade(.6))
	if colour == rules.White {
		c.Fill(cuts[colour], mid, r*.92, t.Light)
		c.Fill(spark, mid, r*.62, t.Shade)
	}
}

func disc(c *ui.Canvas, mid ui.Point, r float64) {
	p := &c.Palette
	c.Disc(mid, r*1.08, p.Ink)
	for i, path := range quarters {
		c.Fill(path, mid, r, tones(p, quartered[i]).Body)
	}
	for _, angle := range [...]float64{math.Pi / 4, -math.Pi / 4} {
		d := ui.Polar(angle, r)
		c.Line(mid.Sub(d), mid.Add(d), max(1, r*.1), p.Ink)
	}
	c.Disc(mid, r*.42, p.Ink)
	c.Disc(mid, r*.33, p.Bone)
}

// A lump of ore, its edges and its veins.
var (
	oreLump  = ui.MustPath("M-1 .55L-.66 -.35L-.1 -.75L.6 -.5L1 .2L.7 .65Z")
	oreEdges = ui.MustPath("M-.66 -.35L0 -.05L.6 -.5M0 -.05L-.1 .58")
	oreVeins = ui.MustPath("M-.35 .3L-.15 .12M.3 .35L.54 .15")
)

func (a *painter) valuable(c *ui.Canvas, i int, mid ui.Point, side float64) {
	if i == fields {
		a.ore(c, mid, side)
		return
	}
	a.gem(c, fieldOrder[i], mid, side)
}

func (a *painter) ore(c *ui.Canvas, mid ui.Point, side float64) {
	if a.Sprite(c, art.Ore, baked.Square(mid, side)) {
		return
	}
	r, p := side*gemRadius, &c.Palette
	c.Fill(oreLump, mid, r*1.14, p.Ink)
	c.Fill(oreLump, mid, r, p.Steel.Mix(p.Muted, .35))
	c.Stroke(oreEdges, mid, r, max(1, r*.09), p.Muted)
	c.Stroke(oreVeins, mid, r, max(1, r*.16), p.Gold)
}

// magic draws a spark of magic, in the cut of its colour, in a square. White is magic of any colour.
func (a *painter) magic(c *ui.Canvas, colour rules.Colour, mid ui.Point, side float64) {
	p, r := &c.Palette, side/2
	if colour == rules.White || colour == rules.NoColour {
		c.Disc(mid, r, p.Bone)
		c.Disc(mid, r*.88, p.Ink)
		disc(c, mid, r*.76)
		return
	}
	t, at, cut, star := tones(p, colour), mid, .98, .62
	switch colour {
	// the middle of the triangle lies above the middle of its box
	case rules.Red:
		at.Y, star = mid.Y-r*.2, .54
	// the kite is higher than the others
	case rules.Yellow:
		cut, star = .84, .54
	}
	c.Fill(cuts[colour], mid, r*cut, t.Light)
	c.Fill(cuts[colour], at.Lerp(mid, .8), r*(cut-.18), p.Ink)
	c.Fill(spark, at, r*star, t.Light)
}
