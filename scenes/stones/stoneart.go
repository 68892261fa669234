package stones

import (
	"math"

	"runehall/assets/art"
	rules "runehall/games/stones"
	"runehall/ui"
)

const halfTurn = math.Pi

// runes are the strokes of the runes on the rune stones, on boxes of 60 × 100 round the origin.
var runes = [rules.Stones]*ui.Path{
	rules.MagicStone:  runePath("M16 0V100M16 40L54 8M16 66L54 34"),       // Fehu
	rules.HandStone:   runePath("M8 100V2L52 46M52 100V2L8 46"),           // Mannaz
	rules.SwapStone:   runePath("M29 6L8 31L29 56M31 44L52 69L31 94"),     // Jera
	rules.JokerStone:  runePath("M30 8L54 50L30 92L6 50Z"),                // Ingwaz
	rules.PlusStone:   runePath("M6 4L54 96M54 4L6 96"),                   // Gebo
	rules.DoubleStone: runePath("M13 0V100M13 3L48 27L13 50L48 73L13 97"), // Berkano
	rules.ExtraStone:  runePath("M30 0V100M3 31L30 3L57 31"),              // Tiwaz
	rules.ThreeStone:  runePath("M30 0V100M30 52L5 8M30 52L55 8"),         // Algiz
}

// othala is the rune on the backs of cards.
var othala = runePath("M6 100L53 34L30 4L7 34L54 100")

// runePath reads strokes on a box of 60 × 100, and moves the middle of that box to the origin.
func runePath(d string) *ui.Path { return ui.MustPath(d).Moved(ui.Pt(-30, -50)) }

// runeLine is the width of a rune's strokes, as a share of its height.
const runeLine = .13

// rune draws the rune of a stone without the stone, as high as side.
func (a *painter) rune(c *ui.Canvas, stone rules.Stone, mid ui.Point, side float64, col ui.Color) {
	if stone != rules.NoStone {
		stroke(c, runes[stone], mid, side, col)
	}
}

func stroke(c *ui.Canvas, rune *ui.Path, mid ui.Point, high float64, col ui.Color) {
	c.Stroke(rune, mid, high*.87/100, max(1.2, high*runeLine), col)
}

// The outline of a rune stone and its groove, on a box of 1.
var (
	menhir       = ui.MustPath("M.12 1L.08 .4C.1 .16 .3 0 .54 .02C.8 .05 .92 .24 .92 .46L.9 1Z")
	menhirGroove = ui.MustPath("M.22 .92L.19 .42C.22 .22 .36 .12 .54 .13C.72 .15 .8 .3 .8 .46L.79 .92")
)

// stone draws a rune stone that stands on the lower edge of r. NoStone is a blank one.
func (a *painter) stone(c *ui.Canvas, stone rules.Stone, r ui.Rect) {
	a.Draw(c, pictureKey{kind: stonePicture, part: uint8(stone)}, r)
}

func (a *painter) paintStone(c *ui.Canvas, stone rules.Stone, r ui.Rect) {
	p, side := &c.Palette, ui.Whole(min(r.W, r.H))
	box := r.Place(ui.Sz(side, side), .5, 1).Snap()
	if !a.Sprite(c, art.Menhir(int(stone)%art.Menhirs), box) {
		grey := p.Muted.Mix(p.Steel, .45)
		c.Fill(menhir, box.Min(), side, p.Ink)
		c.Fill(menhir, box.Min().Add(ui.Pt(side*.03, side*.03)), side*.94, grey)
		c.Stroke(menhirGroove, box.Min(), side, max(1, side*.025), p.Steel)
	}
	if stone == rules.NoStone {
		return
	}
	mid, high := box.Min().Add(ui.Pt(side*.5, side*.54)), side*.56
	ring := max(1, side*.02)
	path := runes[stone]
	scale, line := high*.87/100, max(2, high*.16)
	c.Stroke(path, mid.Add(ui.Pt(ring*.8, ring)), scale, line, p.Bone.Fade(.35))
	c.Stroke(path, mid.Sub(ui.Pt(ring*.5, ring*.7)), scale, line, p.Ink.Fade(.8))
	c.Stroke(path, mid, scale, line, p.Slate)
	c.Stroke(path, mid, scale, max(1.2, line*.46), p.Ice.Mix(p.Cream, .25))
}
