package toss

import (
	"math"

	"runehall/assets/art"
	"runehall/ui"
)

// Measures of the table, as shares of its whole radius. What the rules call its radius ends at the rim.
const (
	rimAt      = .885
	braidAt    = .94
	braidHalf  = .0275 // half the width of the braid
	braidTurns = 56    // how many periods the braid has
	plankHigh  = .222
	burntAt    = .79 // where signs are burnt in, all the way round
	burnts     = 24
	burntSize  = .052
	spokesIn   = .36
	spokeSize  = .17
)

// pictureTable is the table's share of the side of its picture.
const pictureTable = 540.0 / 542

// lightWay is the direction that the light comes from, as an angle on the screen.
const lightWay = -2.19

// table draws the round table with its shadow; radius reaches up to the rim. The table may be far larger than what is
// seen of it: everything fine is drawn sharp at every size, and takes the light where it lies.
func (a *painter) table(c *ui.Canvas, mid ui.Point, radius float64) {
	r := radius / rimAt
	p := &c.Palette
	a.soft(c, mid.Add(ui.Pt(.05*r, .09*r)), r, r*.2, shadow.Fade(.9))
	if a.Plain || !c.Stretch(art.TossTable, ui.Rc(0, 0, 1, 1),
		ui.RectAround(mid, ui.Sz(2*r/pictureTable, 2*r/pictureTable)), ui.White) {
		a.plainTable(c, mid, r)
	}
	c.Arc(mid, r-c.Dp(.5), max(1, r*.004), 0, round, p.Ink)
	a.seams(c, mid, r)
	a.burns(c, mid, r)
	a.braid(c, mid, r)
}

// plainTable draws the table without its picture.
func (a *painter) plainTable(c *ui.Canvas, mid ui.Point, r float64) {
	p := &c.Palette
	a.disc(c, mid, r, p.Oak.Mix(p.Ink, .45))
	wood := p.Oak.Mix(p.BrassLow, .32)
	if a.Plain {
		wood = p.Oak.Mix(p.BrassLow, .1)
		c.Arc(mid, r, c.Dp(2), 0, round, p.Edge)
	}
	a.disc(c, mid, r*rimAt, wood)
	c.Arc(mid, r*rimAt, max(1, r*.01), 0, round, p.Ink)
}

// seams draws the seams between the planks, with light on their lower edges.
func (a *painter) seams(c *ui.Canvas, mid ui.Point, r float64) {
	line := max(1, r*.0042)
	for i := -3; i <= 3; i++ {
		y := float64(i) * plankHigh * r
		half := math.Sqrt(r*r*rimAt*rimAt-y*y) - r*.004
		c.Rect(ui.Rc(mid.X-half, mid.Y+y-line/2, 2*half, line), burnt.Fade(.85))
		c.Rect(ui.Rc(mid.X-half, mid.Y+y+line/2, 2*half, line*.7), lamplight.Fade(.1))
	}
}

// burns draws the rings and signs that are burnt into the table.
func (a *painter) burns(c *ui.Canvas, mid ui.Point, r float64) {
	ink := burnt.Fade(.8)
	for _, at := range [...][2]float64{{.845, .006}, {.826, .003}, {.36, .0035}, {.34, .0055}} {
		width := max(1, at[1]*r)
		c.Arc(mid.Add(ui.Pt(width*.4, width*.5)), r*at[0], width, 0, round, lamplight.Fade(.14))
		c.Arc(mid, r*at[0], width, 0, round, ink)
	}
	for i := range burnts {
		way := round*(float64(i)+.5)/burnts + .13
		a.burn(c, (i*5)%len(strokes), mid.Add(ui.Polar(way, burntAt*r)), r*burntSize, way+math.Pi/2, ink)
	}
	for i := range 8 {
		way := round * float64(i) / 8
		a.burn(c, spokeFigure, mid.Add(ui.Polar(way, r*(spokesIn+spokeSize/2))), r*spokeSize, way+math.Pi/2, ink)
	}
}

// burn draws a figure burnt into the wood.
func (a *painter) burn(c *ui.Canvas, number int, at ui.Point, high, turn float64, ink ui.Color) {
	a.spun(c, a.white(burntPicture, number, false, high*sharper), at, high, turn, ink)
}

// spokeFigure is the number of the figure round the inner ring. Lower numbers are signs.
const spokeFigure = len(strokes)

// spokeLines are the strokes of that figure, in a box of side 1 that stands on the ring.
var spokeLines = ui.MustPath("M0 .5V-.42M-.16 .15H.16M-.12 -.02H.12M-.17 -.5L0 -.3L.17 -.5")

// signLines are thin outlines of the signs.
var signLines = func() (list [len(strokes)]*ui.Path) {
	for i, lines := range strokes {
		list[i] = outlined(lines, .1)
	}
	return list
}()

// paintBurnt paints a figure that is burnt into the table, by number, in a square.
func paintBurnt(c *ui.Canvas, number int, mid ui.Point, side float64) {
	if number == spokeFigure {
		c.Stroke(spokeLines, mid, side*.95, max(1, side*.022), ui.White)
		return
	}
	c.Fill(signLines[number], mid, side*.82, ui.White)
}

// veil darkens the table up to its edge.
func (a *painter) veil(c *ui.Canvas, mid ui.Point, radius, strength float64) {
	a.disc(c, mid, radius/rimAt, c.Palette.Ink.Fade(strength))
}

// ground lights the oak round the table.
func (a *painter) ground(c *ui.Canvas, r ui.Rect, mid ui.Point, radius float64) {
	if a.Plain {
		return
	}
	c.Glow(mid.Add(ui.Pt(-.5*radius, -.6*radius)), radius*2.2, ui.Hex(0xd9772f).Fade(.24))
}
