package market

import (
	"math"

	"runehall/assets/art"
	rules "runehall/games/market"
	"runehall/scenes/baked"
	"runehall/ui"
)

// The curve of a chain, a snowflake.
var (
	chainBow  = ui.MustPath("M10 11C60 32 120 32 170 11")
	snowflake = snow()
)

// lock is an iron lock on a box of 100: bow, body, hole.
var lock = baked.Shape{
	lined(ink, 16, "M-20 2V-16A20 20 0 0 1 20 -16V2"), lined(iron, 9, "M-20 2V-16A20 20 0 0 1 20 -16V2"),
	edged(iron, 6, "M-33 -6H33V41H-33Z"),
	flat(ink, "M-7 13a7 7 0 1 0 14 0a7 7 0 1 0 -14 0ZM-3 16H3V30H-3Z"),
}

// chain draws a chain at the foot of r: it hangs from side to side.
func (a *painter) chain(c *ui.Canvas, r ui.Rect) {
	f := fit(r, 180, 40)
	if a.Sprite(c, art.Chain, f.rect(0, 0, 180, 40)) {
		return
	}
	p := &c.Palette
	c.Stroke(chainBow, f.at, f.unit, max(3, 9*f.unit), p.Ink)
	c.Stroke(chainBow, f.at, f.unit, max(1.5, 5*f.unit), p.Muted)
	for i := range 10 {
		t := (float64(i) + .5) / 10
		at := f.point(10*(1-t)*(1-t)*(1-t)+3*60*(1-t)*(1-t)*t+3*120*(1-t)*t*t+170*t*t*t, 11+63*(1-t)*t)
		c.Disc(at, max(1, 3*f.unit), p.Ink)
	}
}

// frost covers r with ice, up to its full strength at 1; at 0 there is none.
func (a *painter) frost(c *ui.Canvas, r ui.Rect, strength float64) {
	if strength <= 0 {
		return
	}
	before := c.Fade(strength)
	if !a.Sprite(c, art.Frost, r) {
		p := &c.Palette
		c.Box(r, r.H*.2, ui.Flat(p.Ice.Fade(.3)))
		for i := range 3 {
			a.snow(c, ui.Pt(r.X+r.W*(.5+.32*float64(i-1)), r.Y+r.H*.3), min(r.H*.5, r.W*.3))
		}
	}
	c.Unfade(before)
}

// snow draws a snowflake in a square: the sign of what is frozen.
func (a *painter) snow(c *ui.Canvas, mid ui.Point, side float64) {
	p := &c.Palette
	c.Stroke(snowflake, mid, side*.44, max(2, side*.17), p.Ink.Fade(.6))
	c.Stroke(snowflake, mid, side*.44, max(1, side*.08), p.Ice.Mix(p.Cream, .55))
}

// snow returns six branched rays, for a radius of 1.
func snow() *ui.Path {
	path := new(ui.Path)
	for i := range 6 {
		angle := (float64(i) + .5) * math.Pi / 3
		fork := ui.Polar(angle, .58)
		path.MoveTo(ui.Pt(0, 0)).LineTo(ui.Polar(angle, 1))
		for _, side := range [...]float64{-1, 1} {
			path.MoveTo(fork).LineTo(fork.Add(ui.Polar(angle+side*.9, .34)))
		}
	}
	return path
}

func (a *painter) padlock(c *ui.Canvas, mid ui.Point, side float64) {
	if a.Sprite(c, art.Padlock, baked.Square(mid, side)) {
		return
	}
	lock.Draw(c, mid, side/100, nil)
}

// crossed are the swords on a box of 100, mirrored: grip, blade, guard.
var crossed = baked.Shape{
	lined(ink, 12, "M17.5 20L31 33.5"), lined(brass, 8, "M17.5 20L31 33.5"),
	edged(bone, 5, "M-32.5 -46L-36.8 -36.8L12.4 15.4L18.6 9.2Z"), edged(gold, 5, "M3.5 26L28 1.5L33 6.5L8.5 31Z"),
}.Mirrored()

// swords draws two crossed swords in a square, in their own light.
func (a *painter) swords(c *ui.Canvas, mid ui.Point, side float64) {
	c.Glow(mid, side*.5, c.Palette.Gold.Fade(.8))
	if a.Sprite(c, art.Swords, baked.Square(mid, side)) {
		return
	}
	crossed.Draw(c, mid, side/100, nil)
}

// coin draws a coin of the market in a square.
func (a *painter) coin(c *ui.Canvas, mid ui.Point, side float64) {
	if a.Sprite(c, art.Penny, baked.Square(mid, side)) {
		return
	}
	p, r := &c.Palette, side*.42
	c.Disc(mid, r*1.1, p.BrassEdge)
	c.Disc(mid, r*.92, p.Gold)
	c.Circle(mid, r*.62, max(.7, r*.14), p.BrassEdge.Fade(.7))
}

// handSigns are the hands of rock-paper-scissors: palms, fingers, thumbs, and how thick fingers are, on boxes of 104.
var handSigns = [...]struct {
	palm, fingers, thumb *ui.Path
	width                float64
}{
	rules.Rock: {
		ui.MustPath(
			"M-26 -4C-26 -15 -20 -20 -10 -20H12C22 -20 27 -14 27 -3C28 12 25 24 18 30V40H-18V30C-24 20 -27 8 -26 -4Z"),
		ui.MustPath("M-19 -13V7M-6.5 -16V7M6 -16V6M18 -12V3"), ui.MustPath("M-25 19C-14 24 -4 21 7 15"), 12.6,
	},
	rules.Paper: {
		ui.MustPath("M-18 40V30C-25 18 -25 4 -22 -4C-16 -9 14 -9 20 -4C24 4 24 18 18 30V40Z"),
		ui.MustPath("M-16 -4L-21 -33M-5 -5L-6.5 -41M6 -5L8.5 -38M16 -3L22.5 -27"),
		ui.MustPath("M-17 18C-26 14 -32 7 -38 -3"), 10.4,
	},
	rules.Scissors: {
		ui.MustPath("M-18 40V30C-25 18 -25 4 -22 -4C-16 -9 14 -9 20 -4C24 4 24 18 18 30V40Z"),
		ui.MustPath("M-13 -4L-24 -39M-1 -5L11 -43M8.5 3V13M18 4V13"), ui.MustPath("M-20 17C-12 23 -4 22 5 17"), 11.2,
	},
}

// sign draws the hand of a pick in a square: a fist, a flat hand, or two fingers.
func (a *painter) sign(c *ui.Canvas, choice rules.Pick, mid ui.Point, side float64) {
	if a.Sprite(c, handIDs[choice], baked.Square(mid, side)) {
		return
	}
	h, p, u := &handSigns[choice], &c.Palette, side/104
	for i, col := range [...]ui.Color{p.Ink, p.Bone} {
		rim := 4.4 * u * float64(1-i)
		c.Stroke(h.palm, mid, u, max(1, rim), col)
		c.Fill(h.palm, mid, u, col)
		c.Stroke(h.fingers, mid, u, h.width*u+rim, col)
	}
	c.Stroke(h.thumb, mid, u, 16*u, p.Ink)
	c.Stroke(h.thumb, mid, u, 12*u, p.Bone)
	c.Stroke(h.fingers, mid, u, max(.7, 1.6*u), p.ParchmentInk.Fade(.6))
}

// count draws a number on a dark disc in a square; rim is the colour of its edge.
func (a *painter) count(c *ui.Canvas, n int, rim ui.Color, mid ui.Point, side float64) {
	p, r := &c.Palette, side/2
	c.Disc(mid, r, p.Ink)
	c.Circle(mid, r*.93, max(1, r*.12), rim)
	size := side * .62
	if n > 9 {
		size = side * .54
	}
	size = max(size, min(c.Legible, side*.78)) // to be read even where it is small
	c.Text(ui.Digits(n), c.Type.Number.Sized(size).In(p.Cream), mid, ui.AlignCenter|ui.AlignMiddle)
}
