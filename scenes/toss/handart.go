package toss

import (
	"math"

	"runehall/assets/art"
	"runehall/ui"
)

// handLook is how the shadow of a hand is seen.
type handLook struct {
	way     float64 // to which it points
	left    bool    // whether it is a left hand
	depth   float64 // how dark it is, up to 1
	breadth float64 // of the palm, in pixels
}

// Of the picture of the hand, in its units: the tip of the first finger, the breadth of the palm, the whole width.
const (
	handTipX, handTipY = 55, 20
	handPalm           = 66
	handWide           = 150
)

// reach draws the shadow of a hand that reaches over the table with the tip of a finger at a point. It lies under the runes: draw it before
// them. Its arm is about eight times as long as the hand is broad, and fades.
func (a *painter) reach(c *ui.Canvas, tip ui.Point, look handLook) {
	depth := min(max(look.depth, 0), 1)
	if depth == 0 {
		return
	}
	// For the eye it need not be sharp: one size does for all.
	full := a.arm()
	if full == nil {
		a.plainReach(c, tip, look)
		return
	}
	unit := look.breadth / handPalm
	scale := full.Size().W / handWide
	mirror := 1.0
	if look.left {
		mirror = -1
	}
	c.DrawTipped(full, ui.Pt(handTipX*scale, handTipY*scale), tip, unit/scale, look.way+math.Pi/2, look.way, mirror, shadow.Fade(.62*depth))
}

// arm returns the picture of the hand, or nil.
func (a *painter) arm() *ui.Picture {
	if _, ok := a.Kit.Art(art.TossHand); !ok || a.Plain {
		return nil
	}
	return a.Picture(pictureKey{kind: handPicture}, ui.Rc(0, 0, handWide, 560))
}

// plainReach draws a hand where its picture has not come: four fingers, palm and arm.
func (a *painter) plainReach(c *ui.Canvas, tip ui.Point, look handLook) {
	u, ahead := look.breadth, ui.Polar(look.way, 1)
	across := ui.Pt(-ahead.Y, ahead.X)
	if look.left {
		across = across.Mul(-1)
	}
	ink := shadow.Fade(.6 * look.depth)
	for i, long := range [...]float64{-.02, -.1, .06, .38} {
		from := tip.Add(across.Mul(u * .28 * float64(i-1))).Sub(ahead.Mul(u * long))
		c.Line(from, tip.Add(across.Mul(u*.22*float64(i-1)+u*.05)).Sub(ahead.Mul(u)), u*.2, ink)
	}
	palm := tip.Add(across.Mul(u * .2)).Sub(ahead.Mul(u * 1.3))
	c.Line(palm.Add(ahead.Mul(u*.35)), palm.Sub(ahead.Mul(u*.5)), u*.9, ink)
	c.Line(palm.Sub(ahead.Mul(u*.5)), palm.Sub(ahead.Mul(u*5)), u*.66, ink)
}

// ribbon draws the way on which a hand took a rune home: from where it lay to where it is, growing stronger, as wide as the rune.
func (a *painter) ribbon(c *ui.Canvas, from, to ui.Point, r float64, col ui.Color) {
	d := to.Sub(from)
	if d.Len() < 1 {
		return
	}
	across := ui.Pt(-d.Y, d.X).Mul(1 / d.Len())
	wide := r * 1.5
	c.Band(wide, 8, func(i int) (ui.Point, ui.Point, ui.Color) {
		t := float64(i) / 8
		return from.Add(d.Mul(t)), across.Mul(wide / 2 * (.62 + .38*t)), col.Fade(.06 + .5*t*t)
	})
}

// print draws where a rune lay that somebody took, or where one can be dropped: a dashed ring.
func (a *painter) print(c *ui.Canvas, at ui.Point, r float64, col ui.Color) {
	a.dashes(c, at, r, max(2, r*.09), 18, c.Palette.Ink.Fade(.45))
	a.dashes(c, at, r, max(1.4, r*.055), 18, col)
}

// miss draws what a seat sees that came too late: a ring broken in four, and its emblem struck through. It fades with what is left of it.
func (a *painter) miss(c *ui.Canvas, at ui.Point, r float64, seat ui.SeatLook, left float64) {
	before := c.Fade(left)
	ink, line := c.Palette.Ink, max(2, r*.11)
	for i := range 4 {
		from := float64(i)*round/4 + .32
		c.Arc(at, r*1.12, line+c.Dp(2), from-.03, from+round/4-.61, ink.Fade(.75))
		c.Arc(at, r*1.12, line, from, from+round/4-.64, seat.Color)
	}
	a.mark(c, at, r*.46, seat)
	d := ui.Pt(r*.42, -r*.42)
	c.Line(at.Sub(d), at.Add(d), max(3, r*.2), ink)
	c.Line(at.Sub(d.Mul(.94)), at.Add(d.Mul(.94)), max(1.5, r*.1), c.Palette.Cream)
	c.Unfade(before)
}

// mark draws the emblem of a seat on a dark disc, as beside a rune that it takes.
func (a *painter) mark(c *ui.Canvas, at ui.Point, r float64, seat ui.SeatLook) {
	a.disc(c, at, r, c.Palette.Ink)
	c.Arc(at, r*.96, max(1, r*.12), 0, round, seat.Color)
	c.Emblem(seat.Emblem, at, r*.58, seat.Color)
}
