package market

import (
	rules "runehall/games/market"
	"runehall/scenes/baked"
	"runehall/ui"
)

// runes are the strokes on the stones, on boxes of 60 × 100 with their middle at the origin: Fehu on red stones, Othala
// on blue ones.
var runes = [...]*ui.Path{
	rules.Red:  ui.MustPath("M16 0V100M16 40L54 8M16 66L54 34").Moved(ui.Pt(-32, -50)),
	rules.Blue: ui.MustPath("M6 100L53 34L30 4L7 34L54 100").Moved(ui.Pt(-30, -51)),
}

// stones are the outlines of the stones, for a radius of 1. Red stones are cut with five sides, blue ones are round:
// shapes and runes tell them apart where colour does not.
var stones = [...]*ui.Path{
	rules.Red: ui.MustPath(
		"M-.2 -.92Q0 -1.08 .2 -.92L.9 -.4Q1.03 -.3 .97 -.12L.66 .86Q.6 1 .44 1H-.44Q-.6 1 -.66 .86L-.97 -.12Q-1.03 -.3 -.9 -.4Z"),
	rules.Blue: ui.Ellipse(ui.Pt(0, 0), 1, .98),
}

// halves are the halves of a stone that is of either colour, cut slantwise: a little less than half of a red stone, and
// of a blue one.
var halves = [...]*ui.Path{
	rules.Red: ui.MustPath(
		"M.3 -.85L-.38 1H-.44Q-.6 1 -.66 .86L-.97 -.12Q-1.03 -.3 -.9 -.4L-.2 -.92Q0 -1.08 .2 -.92Z"),
	rules.Blue: ui.MustPath("M.42 -.9L-.24 .95C.5 1.1 1 .6 1 0C1 -.4 .75 -.75 .42 -.9Z"),
}

// stoneRadius is the radius of a stone, as a share of the side of its picture.
const stoneRadius = .42

// rune draws a rune stone in a square. NoColour is a stone of either colour, as on prices.
func (a *painter) rune(c *ui.Canvas, colour rules.Colour, mid ui.Point, side float64) {
	if a.Sprite(c, runeIDs[colour], baked.Square(mid, side)) {
		return
	}
	p, r := &c.Palette, side*stoneRadius
	if colour == rules.NoColour {
		for _, half := range [...]rules.Colour{rules.Red, rules.Blue} {
			t, at := tones(p, half), mid
			c.Fill(halves[half], at, r*1.12, p.Ink)
			c.Fill(halves[half], at, r*.96, t.Body)
		}
		c.Stroke(runes[rules.Red], mid.Sub(ui.Pt(r*.42, r*.08)), r*.0075, max(1, r*.13), p.Ink)
		c.Stroke(runes[rules.Blue], mid.Add(ui.Pt(r*.44, r*.08)), r*.0075, max(1, r*.13), p.Ink)
		return
	}
	t := tones(p, colour)
	c.Fill(stones[colour], mid, r*1.12, p.Ink)
	c.Fill(stones[colour], mid, r*.98, t.Body)
	a.glyph(c, colour, mid, r*1.26, p.Ink)
}

// glyph draws the rune of a colour without its stone, as high as high says. NoColour has no rune.
func (a *painter) glyph(c *ui.Canvas, colour rules.Colour, mid ui.Point, high float64, col ui.Color) {
	if colour != rules.NoColour {
		c.Stroke(runes[colour], mid, high/100, max(1.2, high*.16), col)
	}
}

// The rows of piles: how many stones lie side by side, the lowest row of a pile first.
var (
	lowPile  = [...]int{3, 2, 1, 0}
	pile     = [...]int{4, 3, 2, 1}
	highPile = [...]int{4, 4, 3, 1}
)

// pileOf returns the rows of a pile of n.
func pileOf(n int) [4]int {
	switch {
	case n > 10:
		return highPile
	case n > 6:
		return pile
	}
	return lowPile
}

// The steps of a pile, as shares of the side of a stone's picture: to the next stone of a row, and to the row above.
const (
	pileStep = .79
	pileRise = .5
)

// pile draws n runes, at most 12, in rows at the foot of r. Their size depends on r alone, so that a shrinking pile
// keeps its stones in their places.
func (a *painter) pile(c *ui.Canvas, colour rules.Colour, n int, r ui.Rect) {
	side := ui.Whole(pileSide(r))
	for i := range min(n, 12) {
		a.rune(c, colour, pilePlace(i, n, r, side), side)
	}
}

// pileSide returns the side of a stone's picture in a pile that fills r.
func pileSide(r ui.Rect) float64 { return min(r.W/(1+3*pileStep), r.H/(1+3*pileRise)) }

// pilePlace returns the middle of a stone of a pile of n, the lowest first.
func pilePlace(i, n int, r ui.Rect, side float64) ui.Point {
	y := r.Bottom() - side/2
	for _, row := range pileOf(n) {
		if i < row {
			return ui.Pt(r.Center().X+(float64(i)-float64(row-1)/2)*side*pileStep, y)
		}
		i -= row
		y -= side * pileRise
	}
	return r.Center()
}
