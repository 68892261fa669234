package toss

import (
	"math"

	"runehall/assets/art"
	rules "runehall/games/toss"
	"runehall/ui"
)

// runeLook is how a rune looks. The zero value is a rune that lies still with its sign upright.
type runeLook struct {
	rune   rules.Rune // NoRune for a back, whatever rune it is
	turn   float64    // how the sign is turned
	ground int        // any number: neighbours with different ones have different faces; backs are all alike
	lift   float64    // how high it is: 1 is in a hand, which makes it a tenth larger
	flips  float64    // how often it still turns over, as in [rules.Pose]; at whole numbers it lies flat
	axis   float64    // the direction that it turns over about
	ring   *ui.Color  // the ring round it, in the colour of a seat
	glow   float64    // how strongly the ring shines on what lies under it, up to 1
	moving bool
}

// Measures of runes, as multiples of their radius.
const (
	stoneBox  = 2.25 // the side of a stone's picture
	faceRight = -.013
	faceDown  = -.0455 // how far the middle of the face is off the middle of the rune
	thick     = .2
	ringAt    = 1.13
	smallRune = 19 // in dp: smaller runes have bolder signs
)

// tipping is how a disc is seen while it turns over: narrowed to a part, across an axis.
type tipping struct{ axis, part float64 }

var flat = tipping{0, 1}

// rune draws a rune of radius r with its shadow. It takes up 1.13 times the radius, and 1.6 times with a glow.
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

// ring draws a ring round a rune, with dark edges.
func (a *painter) ring(c *ui.Canvas, mid ui.Point, r, width float64, col ui.Color) {
	c.Arc(mid, r, width+c.Dp(2), 0, round, c.Palette.Ink.Fade(.7))
	c.Arc(mid, r, width, 0, round, col)
}

// cast draws the shadow of a rune, which moves away from the rune the higher it is.
func (a *painter) cast(c *ui.Canvas, at ui.Point, r, lift float64) {
	off := ui.Pt(.12*r+.19*r*lift, .2*r+.38*r*lift)
	a.soft(c, at.Add(off), r*.98, r*(.2+.13*lift), shadow.Fade(.78-.18*min(lift, 1)))
}

// wall draws the wall of a rune that is tipped over. Seen is how much of the wall shows, from 0 to 1.
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
