package toss

import (
	"math"

	rules "runehall/games/toss"
	"runehall/scenes/baked"
	"runehall/ui"
)

type pictureKind uint8

const (
	stonePicture  pictureKind = iota // a stone; number: which of its grounds
	signPicture                      // a sign in white; number: which
	burntPicture                     // what is burnt into the table, in white; number: which
	discPicture                      // a disc, in white
	softPicture                      // a soft disc, in white
	strandPicture                    // one period of the braid
	dishPicture                      // the dish under a Balance rune
	bowlPicture
	bagPicture
	handPicture
	arrowPicture
)

// pictureKey names a picture. Its kind decides which other fields count; the rest are zero.
type pictureKey struct {
	kind   pictureKind
	stone  stone
	number uint8
	bold   bool // whether it is the bold form, for small sizes
}

// painter draws all things of the table: the table itself, its runes, trays, hands, and what measures and tells. No
// picture contains words.
//
// The light always comes from above, so nothing that is lit may be drawn within [ui.Canvas.Turn]: methods take an angle
// instead, clockwise in radians. Lengths are in pixels. Things in motion are drawn between whole pixels.
type painter struct {
	*baked.Painter[pictureKey]
}

// white returns a white picture, to be tinted, whose side is given or a little larger.
func (a *painter) white(kind pictureKind, number int, bold bool, side float64) *ui.Picture {
	return a.Picture(pictureKey{kind: kind, number: uint8(number), bold: bold}, ui.Rc(0, 0, side+.4, side+.4))
}

// widestDisc is the largest side of a disc's picture, in pixels. Larger discs stretch it: they lie under other things,
// where nobody sees that.
const widestDisc = 384

// disc fills a circle. It suits circles whose size changes.
func (a *painter) disc(c *ui.Canvas, mid ui.Point, r float64, col ui.Color) {
	side := 2*r + 2
	a.laid(c, a.white(discPicture, 0, false, min(side, widestDisc)), mid, side, col)
}

// softSteps is how many soft discs there are, from nearly sharp to blurred all the way to the middle.
const softSteps = 8

// soft draws the soft shadow of something round: half as dark at radius r, and blurred to either side of it.
func (a *painter) soft(c *ui.Canvas, mid ui.Point, r, blur float64, col ui.Color) {
	kind := max(1, min(math.Round(softSteps*blur/r), softSteps))
	// It is so soft that one size does for all.
	p := a.Picture(pictureKey{kind: softPicture, number: uint8(kind)}, ui.Rc(0, 0, 128, 128))
	a.laid(c, p, mid, 2*r*(1+kind/softSteps), col)
}

// laid draws a picture with its middle at a point and the given side, if it is in sight.
func (a *painter) laid(c *ui.Canvas, p *ui.Picture, mid ui.Point, side float64, tint ui.Color) {
	if around := ui.RectAround(mid, ui.Sz(side, side)); around.Overlaps(c.Bounds()) {
		c.DrawIn(p, around, tint)
	}
}

// spun draws a picture with its middle at a point and the given side, turned by an angle, if it is in sight.
func (a *painter) spun(c *ui.Canvas, p *ui.Picture, mid ui.Point, side, turn float64, tint ui.Color) {
	if ui.RectAround(mid, ui.Sz(1.5*side, 1.5*side)).Overlaps(c.Bounds()) {
		size := p.Size()
		c.DrawSpun(p, ui.Pt(size.W/2, size.H/2), mid, side/size.W, turn, tint)
	}
}

func index(b bool) int {
	if b {
		return 1
	}
	return 0
}

// stone is what a rune is made of.
type stone uint8

// The first three are the colours, in the order of the rules.
const (
	blackStone = stone(rules.Black)
	greyStone  = stone(rules.Grey)
	whiteStone = stone(rules.White)
	clay       = whiteStone + 1 // backs, which all look alike
	goldStone  = clay + 1       // Destiny
	stoneKinds = goldStone + 1
)
