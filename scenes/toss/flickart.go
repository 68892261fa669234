package toss

import (
	"math"

	"runehall/ui"
)

// aimDots is the number of dots over which the aim line fades. It must not end at a definite point.
const aimDots = 22

// aim draws the line on which a rune of radius r leaves when it is flicked.
func (a *painter) aim(c *ui.Canvas, at ui.Point, r, way float64) {
	ahead := ui.Polar(way, 1)
	size := r * .19
	for i := range aimDots {
		left := 1 - float64(i)/aimDots
		dot := at.Add(ahead.Mul(2*r + float64(i)*r*.77))
		a.disc(c, dot.Add(ui.Pt(size*.4, size*.8)), size*1.1, burnt.Fade(.4*left))
		c.Glow(dot, size*3, c.Palette.Ember.Fade(.5*left))
		a.disc(c, dot, size*(1-.3*(1-left)), flame.Fade(left))
	}
}

// powerHalf is how far the ring of power reaches to either side, in radians.
const powerHalf = 1.25

// power draws the ring behind a rune that fills with the strength of a flick, from 0 to 1. On purpose it has no
// numbers. Its only mark is that of an earlier try of the same flick; 0: there was none.
func (a *painter) power(c *ui.Canvas, at ui.Point, r, way, strength, before float64) {
	back, ring, line := way+math.Pi, r*1.95, r*.38
	c.Arc(at, ring, line+c.Dp(2), back-powerHalf-.03, back+powerHalf+.03, c.Palette.BrassEdge)
	c.Arc(at, ring, line, back-powerHalf, back+powerHalf, c.Palette.Ink)
	half := powerHalf * min(max(strength, 0), 1)
	n := ui.ArcSteps(ring, 2*half)
	c.Band(line*.8, n, func(i int) (ui.Point, ui.Point, ui.Color) {
		t := 2*float64(i)/float64(n) - 1
		out := ui.Polar(back+t*half, 1)
		return at.Add(out.Mul(ring)), out.Mul(line * .4),
			c.Palette.BrassTop.Mix(c.Palette.Ember, math.Abs(t)*half/powerHalf)
	})
	if before <= 0 {
		return
	}
	for _, side := range [...]float64{-1, 1} {
		out := ui.Polar(back+side*powerHalf*min(before, 1), 1)
		c.Line(at.Add(out.Mul(ring-line*.8)), at.Add(out.Mul(ring+line*.8)), c.Dp(4), c.Palette.Ink)
		c.Line(at.Add(out.Mul(ring-line*.7)), at.Add(out.Mul(ring+line*.7)), c.Dp(2), c.Palette.Cream)
	}
}

// pull draws the line from a rune to the finger that pulls it back, and a ring under the finger.
func (a *painter) pull(c *ui.Canvas, at, finger ui.Point, r float64) {
	d := at.Sub(finger)
	far, held := d.Len(), c.Dp(24)
	if far > 2.4*r+held {
		d = d.Mul(1 / far)
		from, to := at.Sub(d.Mul(2.4*r)), finger.Add(d.Mul(held))
		c.Line(from, to, c.Dp(4), c.Palette.Ink.Fade(.5))
		c.Line(from, to, c.Dp(2), c.Palette.BrassTop)
	}
	a.disc(c, finger, held, c.Palette.Ember.Fade(.28))
	c.Arc(finger, held, c.Dp(2), 0, round, c.Palette.BrassTop)
}

// tapeLook is how a measuring tape looks that is drawn out between the edges of two runes.
type tapeLook struct {
	from, to ui.Point // the ends of the tape
	wide     float64
	ticks    float64 // how many millimetres it measures, with a tick for each
	out      float64 // how much of it is drawn out, from 0 to 1
}

func (a *painter) tape(c *ui.Canvas, look tapeLook) {
	d := look.to.Sub(look.from)
	far := d.Len()
	if far < 1 || look.out <= 0 {
		return
	}
	p := &c.Palette
	d = d.Mul(1 / far)
	across, wide := ui.Pt(-d.Y, d.X), look.wide
	if across.Y > 0 { // ticks hang from the upper edge
		across = across.Mul(-1)
	}
	seen := far * min(look.out, 1)
	end := look.from.Add(d.Mul(seen))
	off := ui.Pt(wide*.12, wide*.3)
	c.Line(look.from.Add(off), end.Add(off), wide*1.1, shadow.Fade(.45))
	c.Line(look.from, end, wide+c.Dp(1.5), p.BrassEdge)
	for i, tone := range [...]ui.Color{p.BrassLow, p.Brass, p.BrassTop} {
		c.Line(look.from.Add(across.Mul(wide*.17*float64(i))), end.Add(across.Mul(wide*.17*float64(i))),
			wide*(1-.34*float64(i)), tone)
	}
	step := far / max(look.ticks, 1)
	line := min(c.Dp(1.3), max(1, step*.4))
	for i := 0; float64(i)*step <= seen; i++ {
		long := .3
		switch {
		case i%10 == 0:
			long = .7
		case i%5 == 0:
			long = .48
		case step < 2.2:
			continue // so narrow that ticks would fill the tape
		}
		top := look.from.Add(d.Mul(float64(i) * step)).Add(across.Mul(wide / 2))
		c.Line(top, top.Sub(across.Mul(wide*long)), line, p.OnBrass)
	}
	for _, at := range [...]ui.Point{look.from, end} {
		c.Line(at.Sub(across.Mul(wide*.8)), at.Add(across.Mul(wide*.8)), max(3, wide*.24), p.Ink)
		c.Line(at.Sub(across.Mul(wide*.74)), at.Add(across.Mul(wide*.74)), max(2, wide*.16), clayRed)
	}
}
