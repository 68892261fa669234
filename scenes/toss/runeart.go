package toss

import (
	"math"

	"runehall/assets/art"
	rules "runehall/games/toss"
	"runehall/ui"
)

// runeLook is how a rune is seen. The zero one is a rune that lies still with its sign upright.
type runeLook struct {
	rune   rules.Rune // NoRune shows a back, whatever it is
	turn   float64    // of the sign
	ground int        // any number, so that neighbours differ: of a face; backs do not differ
	lift   float64    // how high it is: 1 is held by a hand, which makes it a tenth larger
	flips  float64    // how often it still turns over, as in [rules.Pose]; at each whole number it lies flat
	axis   float64    // about which it turns over
	ring   *ui.Color  // round it, in the colour of a seat
	glow   float64    // of the ring's light, which lies under it, up to 1
	moving bool
}

// The lengths of runes, by their radius.
const (
	stoneBox  = 2.25 // the side of a stone's picture
	faceRight = -.013
	faceDown  = -.0455 // of the face's middle off that of the rune
	thick     = .2
	ringAt    = 1.13
	smallRune = 19 // dp: runes below it have bolder signs
)

// tipping is how a disc is seen that turns over.
type tipping struct{ axis, part float64 }

var flat = tipping{0, 1}

// rune draws a rune of a radius with its shadow. It takes place up to 1.13 of its radius, and with a glow up to 1.6.
func (a *painter) rune(c *ui.Canvas, at ui.Point, r float64, look runeLook) {
	if !look.moving {
		at = ui.Pt(math.Round(at.X), math.Round(at.Y))
	}
	bold := r < c.Dp(smallRune)
	r *= 1 + .1*look.lift
	a.cast(c, at, r, look.lift)
	if look.glow > 0 && look.ring != nil {
		a.soft(c, at, r*1.22, r*.3, look.ring.Fade(.8*look.glow))
	}
	kind, face := stoneOf(look.rune), look.rune
	if math.Abs(math.Remainder(look.flips, 2)) > .5 && kind != goldStone {
		kind, face = clay, rules.NoRune
	}
	tip := flat
	if look.flips != 0 {
		over := math.Pi * look.flips
		tip = tipping{look.axis, max(.06, math.Abs(math.Cos(over)))}
		a.wall(c, at, r, kind, math.Abs(math.Sin(over)), tip)
	}
	a.face(c, at, r, kind, look.ground, bold, tip)
	if face >= 0 && face < rules.Runes {
		mid := at.Add(ui.Pt(faceRight*r, faceDown*r))
		a.cut(c, face.Sign(), kind, mid, r, bold, look.turn, tip)
	}
	if look.ring != nil {
		a.ring(c, at, r*ringAt, max(c.Dp(2), r*.07), *look.ring)
	}
}

// ring draws a ring round a rune, with a dark edge on either side.
func (a *painter) ring(c *ui.Canvas, mid ui.Point, r, width float64, col ui.Color) {
	c.Arc(mid, r, width+c.Dp(2), 0, round, c.Palette.Ink.Fade(.7))
	c.Arc(mid, r, width, 0, round, col)
}

// cast draws the shadow of a rune, which goes away from it the higher it is.
func (a *painter) cast(c *ui.Canvas, at ui.Point, r, lift float64) {
	off := ui.Pt(.12*r+.19*r*lift, .2*r+.38*r*lift)
	a.soft(c, at.Add(off), r*.98, r*(.2+.13*lift), shadow.Fade(.78-.18*min(lift, 1)))
}

// wall draws the wall of a rune that is tipped over, as high as much is seen of it.
func (a *painter) wall(c *ui.Canvas, at ui.Point, r float64, kind stone, seen float64, tip tipping) {
	p := a.white(discPicture, 0, false, 2*r+2)
	size := p.Size()
	across := ui.Polar(tip.axis+math.Pi/2, thick*r*seen)
	for i := range 4 {
		mid := at.Add(across.Mul(float64(i)/3 - .2))
		c.DrawTipped(p, ui.Pt(size.W/2, size.H/2), mid, (2*r+2)/size.W, 0, tip.axis, tip.part, tones[kind].wall)
	}
}

// face draws a stone without its sign.
func (a *painter) face(c *ui.Canvas, at ui.Point, r float64, kind stone, ground int, bold bool, tip tipping) {
	key := pictureKey{kind: stonePicture, stone: kind, bold: bold}
	if kind < clay && !bold {
		key.number = uint8(ground % art.TossGrounds)
	}
	side := r * stoneBox
	p := a.Picture(key, ui.Rc(0, 0, side+.4, side+.4))
	if tip == flat {
		a.laid(c, p, at, side, ui.White)
		return
	}
	size := p.Size()
	c.DrawTipped(p, ui.Pt(size.W/2, size.H/2), at, side/size.W, 0, tip.axis, tip.part, ui.White)
}
