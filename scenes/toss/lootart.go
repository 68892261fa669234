package toss

import (
	"math"

	rules "runehall/games/toss"
	"runehall/scenes/boards"
	"runehall/ui"
)

// dishSize is the radius of the dish, as a multiple of the radius of its rune.
const dishSize = 1.22

// balance draws a Balance rune of radius r on its brass dish. For rules.NoRune it draws the empty dish, with a dashed
// ring.
func (a *painter) balance(c *ui.Canvas, at ui.Point, r float64, rune rules.Rune, turn float64) {
	at = ui.Pt(math.Round(at.X), math.Round(at.Y))
	high := 2 * r * dishSize
	a.soft(c, at.Add(ui.Pt(r*.03, r*.08)), r*dishSize, r*.16, shadow.Fade(.7))
	a.laid(c, a.Picture(pictureKey{kind: dishPicture}, ui.Rc(0, 0, high+.4, high+.4)), at, high, ui.White)
	if rune == rules.NoRune {
		a.dashes(c, at, r*.8, max(1, r*.045), 16, c.Palette.GoldText.Fade(.75))
		return
	}
	a.face(c, at, r, stoneOf(rune), int(rune), r < c.Dp(smallRune), flat)
	a.cut(c, rune.Sign(), stoneOf(rune), at.Add(ui.Pt(faceRight*r, faceDown*r)), r, r < c.Dp(smallRune), turn, flat)
}

func paintDish(c *ui.Canvas, mid ui.Point, r float64) {
	p := &c.Palette
	c.Disc(mid, r, p.BrassEdge)
	c.Disc(mid, r*.985, p.BrassLow)
	for i := range 24 {
		way := round * float64(i) / 24
		lit := .5 + .5*math.Cos(way+round/48-lightWay)
		c.Arc(mid, r*.96, r*.055, way, way+round/24+.01, p.BrassEdge.Mix(p.BrassTop, lit))
	}
	c.Disc(mid, r*.93, p.Ink)
}

func (a *painter) dashes(c *ui.Canvas, mid ui.Point, r, width float64, n int, col ui.Color) {
	step := round / float64(n)
	for i := range n {
		c.Arc(mid, r, width, step*(float64(i)-.3), step*(float64(i)+.3), col)
	}
}

func (a *painter) empty(c *ui.Canvas, at ui.Point, r float64) {
	a.dashes(c, at, r*.86, max(1, r*.06), 14, c.Palette.GoldText.Fade(.5))
}

// twinRight and twinUp place the lower rune of a pair beside the upper one, in multiples of their radius, as its owner
// sees it. twinUp is negative because y grows downwards.
const twinRight, twinUp = .28, -.26

// pair draws the two runes of a pair, turned towards their owner, with the middle of the upper one at a point.
func (a *painter) pair(c *ui.Canvas, at ui.Point, r float64, rune rules.Rune, turn float64) {
	off := turned(ui.Pt(twinRight*r, twinUp*r), turn)
	a.rune(c, at.Add(off), r, runeLook{rune: rune, turn: turn, ground: 1})
	a.rune(c, at, r, runeLook{rune: rune, turn: turn})
}

// turned returns a vector turned clockwise.
func turned(v ui.Point, angle float64) ui.Point {
	sin, cos := math.Sincos(angle)
	return ui.Pt(v.X*cos-v.Y*sin, v.X*sin+v.Y*cos)
}

// loot draws pairs of a colour side by side; each is given by one of its runes. The first pair lies at a point, and
// each further one a step on. Without any it draws an empty place. Later pairs cover parts of earlier ones, so that
// signs stay readable.
func (a *painter) loot(c *ui.Canvas, at ui.Point, r, step float64, pairs []rules.Rune, turn float64) {
	if len(pairs) == 0 {
		a.empty(c, at, r)
	}
	for i, one := range pairs {
		a.pair(c, at.Add(turned(ui.Pt(step*float64(i), 0), turn)), r, one, turn)
	}
}

// count writes the number of runes in a loot, dim if there are none. It may be drawn within [ui.Canvas.Turn].
func (a *painter) count(c *ui.Canvas, n int, r ui.Rect) {
	col := c.Palette.GoldText
	if n == 0 {
		col = c.Palette.Muted
	}
	boards.Label(c, ui.Digits(n), c.Type.Number.Sized(min(r.H, c.Dp(22))).In(col), r, ui.AlignCenter)
}

// sum writes the number of all of a seat's runes, behind a trophy if there is room for one. It may be drawn within
// [ui.Canvas.Turn].
func (a *painter) sum(c *ui.Canvas, n int, r ui.Rect) {
	if r.Empty() {
		return
	}
	text, style := ui.Digits(n), c.Type.Number.Sized(min(r.H, c.Dp(22))).In(c.Palette.GoldText)
	side := min(r.H, r.W*.4)
	sign, number := r.CutLeft(side, side*.12)
	if c.Measure(text, style, 0).W*leastSum > number.W { // it counts more than the trophy
		boards.Label(c, text, style, r, ui.AlignLeft)
		return
	}
	c.Icon(ui.IconTrophy, sign, side*.86, c.Palette.Brass)
	boards.Label(c, text, style, number, ui.AlignLeft)
}

// leastSum is how small the number of a sum may be made to leave room for its trophy, as a share of its size.
const leastSum = .7
