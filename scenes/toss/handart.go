package toss

import (
	"math"

	"runehall/assets/art"
	"runehall/scenes/baked"
	"runehall/ui"
)

// handLook is how the shadow of a hand looks.
type handLook struct {
	way     float64 // where it points
	left    bool    // whether it is a left hand
	depth   float64 // how dark it is, up to 1
	breadth float64 // breadth of the palm, in pixels
}

// Measures of the hand's picture, in its units: the tip of the first finger, the breadth of the palm, the whole size.
const (
	handTipX, handTipY = 55, 20
	handPalm           = 66
	handWide, handLong = 150, 560
)

// reach draws the shadow of a hand that reaches over the table, with a fingertip at a point. The arm is about eight
// times as long as the palm is broad, and fades. Draw it before the runes, which lie over it.
func (a *painter) reach(c *ui.Canvas, tip ui.Point, look handLook) {
	depth := min(max(look.depth, 0), 1)
	if depth == 0 {
		return
	}
	// It need not be sharp, so one size does for all.
	full := a.Picture(pictureKey{kind: handPicture}, ui.Rc(0, 0, handWide, handLong))
	unit := look.breadth / handPalm
	scale := full.Size().W / handWide
	mirror := 1.0
	if look.left {
		mirror = -1
	}
	c.DrawTipped(full, ui.Pt(handTipX*scale, handTipY*scale), tip, unit/scale, look.way+math.Pi/2, look.way, mirror,
		shadow.Fade(.62*depth))
}

// paintHand paints the hand and its arm: from their picture, or the same shape without soft edges.
func (a *painter) paintHand(c *ui.Canvas, r ui.Rect) {
	if a.Plain || !c.Picture(art.TossHand, r, ui.White) {
		handShape.Draw(c, r.Min().Add(ui.Pt(handTipX, handTipY)), r.W/handWide, nil)
	}
}

// handShape is fingers, palm and arm, in the picture's units from the tip of the first finger.
var handShape = baked.Shape{
	lined(16, "M0 8L1 34L7 72"), lined(17, "M20 0L21 36L24 76"), lined(16, "M39 12L37 44L38 82"),
	lined(13.5, "M55 34L51 58L48 90"),
	lined(17, "M-25 66L-16 86L6 112"), lined(20, "M-4 98L12 120"),
	baked.Filled(white, "M-2 72Q28 60 56 82Q60 122 46 140H6Q-6 116 -2 72Z"),
	baked.Filled(white, "M5 128H47Q47 170 58 205L84 540H-32L-4 205Q6 170 5 128Z"),
}

func white(*ui.Palette, *ui.KinTones) ui.Color { return ui.White }

func lined(width float64, d string) baked.Part { return baked.Stroked(white, width, d) }

// ribbon draws the way on which a hand took a rune home, growing stronger from where the rune lay to where it is.
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

// print draws a dashed ring where a rune lay that somebody took, or where one can be dropped.
func (a *painter) print(c *ui.Canvas, at ui.Point, r float64, col ui.Color) {
	a.dashes(c, at, r, max(2, r*.09), 18, c.Palette.Ink.Fade(.45))
	a.dashes(c, at, r, max(1.4, r*.055), 18, col)
}

// miss draws the sign for a seat that came too late: a ring broken in four, and the seat's emblem struck through. Left
// goes from 1 to 0 as it fades.
func (a *painter) miss(c *ui.Canvas, at ui.Point, r float64, seat ui.SeatLook, left float64) {
	before := c.Fade(left)
	ink, line := c.Palette.Ink, max(c.Dp(2.5), r*.15)
	a.soft(c, at, r*1.15, r*.4, shadow.Fade(.5)) // amber on oak would hardly be seen
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

// mark draws the emblem of a seat on a dark disc, to say whose a rune is.
func (a *painter) mark(c *ui.Canvas, at ui.Point, r float64, seat ui.SeatLook) {
	a.disc(c, at, r, c.Palette.Ink)
	c.Arc(at, r*.96, max(1, r*.12), 0, round, seat.Color)
	c.Emblem(seat.Emblem, at, r*.58, seat.Color)
}
