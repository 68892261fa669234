package toss

import (
	"math"

	"runehall/ui"
)

// swipe draws the trail of a hand that throws: from its tail, bent towards via, to an arrow at its head. Width is how
// wide it is at the head, to show the speed. Spin is how far the runes turn, in radians, positive to the right.
func (a *painter) swipe(c *ui.Canvas, tail, via, head ui.Point, width, spin float64) {
	at := func(t float64) ui.Point { return tail.Lerp(via, t).Lerp(via.Lerp(head, t), t) }
	along := func(t float64) ui.Point {
		d := via.Sub(tail).Lerp(head.Sub(via), t)
		return d.Mul(1 / max(d.Len(), 1e-6))
	}
	const n = 24
	for _, layer := range [...]struct {
		wide, fade, end float64 // end: how much it has faded at the head
		col             ui.Color
	}{{3.2, .12, 1, c.Palette.Ember}, {2.2, .18, 1, c.Palette.Ember}, {1.3, .4, 0, c.Palette.Ink}, {1, 1, 0, flame}} {
		c.Band(width*layer.wide, n, func(i int) (ui.Point, ui.Point, ui.Color) {
			t := float64(i) / n
			d := along(t)
			return at(t), ui.Pt(-d.Y, d.X).Mul(width * layer.wide / 2 * (.2 + .8*t)),
				layer.col.Fade(layer.fade * min(1, .1+1.3*t) * (1 - layer.end*t*t*t))
		})
	}
	d := along(1)
	tip := math.Atan2(d.Y, d.X)
	a.arrow(c, head.Add(d.Mul(width*.4)), tip, width*2.6, flame)
	if spin != 0 {
		a.spin(c, head, tip, width*3+c.Dp(20), spin)
	}
}

// spin draws an arc with an arrow round a point, starting in a direction.
func (a *painter) spin(c *ui.Canvas, mid ui.Point, way, r, spin float64) {
	from, to := min(way, way+spin), max(way, way+spin)
	line := c.Dp(3)
	c.Arc(mid, r, line+c.Dp(2.5), from, to, c.Palette.Ink.Fade(.5))
	c.Arc(mid, r, line, from, to, c.Palette.BrassTop)
	a.arrow(c, mid.Add(ui.Polar(way+spin, r)), way+spin+math.Copysign(math.Pi/2, spin), c.Dp(13), c.Palette.BrassTop)
}

// arrowHead points to the right, with its middle at the origin. It is 1 long.
var arrowHead = ui.MustPath("M.6 0L-.4 .42L-.18 0L-.4 -.42Z")

func (a *painter) arrow(c *ui.Canvas, at ui.Point, way, side float64, col ui.Color) {
	a.spun(c, a.white(arrowPicture, 0, false, side*1.3*sharper), at, side*1.3, way, c.Palette.Ink.Fade(.45))
	a.spun(c, a.white(arrowPicture, 0, false, side*sharper), at, side, way, col)
}

// fanSteps is in how many steps the light of a fan ends.
const fanSteps = 6

// fan brightens the wood that runes will fly over: from a hand in a direction, as far and as wide as they spread. On
// purpose it names no point of landing.
func (a *painter) fan(c *ui.Canvas, from ui.Point, way, far, spread, strength float64) {
	ahead, across := ui.Polar(way, 1), ui.Polar(way+math.Pi/2, 1)
	const n = 12
	for i := range fanSteps {
		long := far * (.5 + .5*float64(i+1)/fanSteps)
		c.Band(long, n, func(j int) (ui.Point, ui.Point, ui.Color) {
			t := 2*float64(j)/n - 1
			near, end := from.Add(across.Mul(t*spread*.12)),
				from.Add(ahead.Mul(long*(1-.15*t*t))).Add(across.Mul(t*spread/2))
			return near.Lerp(end, .5), end.Sub(near).Mul(.5), lamplight.Fade(strength * .07 * (1 - t*t))
		})
	}
}

// hold draws a ring under a finger that holds the bowl.
func (a *painter) hold(c *ui.Canvas, at ui.Point, r float64) {
	a.disc(c, at, r, c.Palette.Ember.Fade(.22))
	a.dashes(c, at, r, c.Dp(2), 20, flame)
}

// beats is how many beats the meter has. The one in the middle is drawn strongest.
const beats = 3

// beatAt returns where a beat lies on the meter, from 0 to 1.
func beatAt(i int) float64 { return .5 + (float64(i)-1)*.334 }

// meter draws the beats that keys and taps strike, and the light that runs over them: at is where, from 0 to 1, and way
// its direction, -1 or 1.
func (a *painter) meter(c *ui.Canvas, r ui.Rect, at, way float64) {
	r = r.Snap()
	p := &c.Palette
	bar := r.Grow(-r.H * .14).Snap()
	c.Box(bar, bar.H/2, ui.Flat(p.Ink))
	c.Frame(bar, bar.H/2, c.Hairline, ui.Flat(p.GoldText.Fade(.4)))
	inside := bar.Grow(-bar.H * .12)
	from, run := bar.X+bar.H/2, bar.W-bar.H
	for i := range beats {
		x, strong, reach := from+run*beatAt(i), .5, run*.115
		if i == beats/2 {
			strong = .95
		}
		for _, side := range [...]float64{-1, 1} {
			c.Band(inside.H, 1, func(j int) (ui.Point, ui.Point, ui.Color) {
				return ui.Pt(x+side*reach*float64(j), inside.Center().Y), ui.Pt(0, inside.H/2),
					p.Brass.Fade(strong * float64(1-j))
			})
		}
		line := c.Dp(2)
		c.Rect(ui.Rc(x-line/2, r.Y, line, r.H), flame)
	}
	light := ui.Pt(from+run*min(max(at, 0), 1), r.Center().Y)
	for i := 6; i > 0; i-- {
		x := light.X - way*float64(i)*bar.H*.34
		a.disc(c, ui.Pt(min(max(x, from), from+run), light.Y), bar.H*.4, lamplight.Fade(.12))
	}
	c.Glow(light, bar.H*1.3, lamplight.Fade(.7))
	a.disc(c, light, bar.H*.5+c.Dp(1.5), p.BrassEdge)
	a.disc(c, light, bar.H*.5, p.Cream)
}
