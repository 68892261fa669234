package stones

import (
	rules "runehall/games/stones"
	"runehall/ui"
)

// Masks without pictures are made of parts on a box of 100, each in a tone. Most are drawn on the right side and mirrored.
type maskPart struct {
	path *ui.Path
	line float64 // the width of a stroke; 0 is filled
	tone maskTone
}

type maskTone uint8

const (
	bodyTone maskTone = iota
	darkTone
	lightTone
)

func body(d string) maskPart { return maskPart{path: ui.MustPath(d).Mirrored()} }

func dark(d string) maskPart { return maskPart{path: ui.MustPath(d).Mirrored(), tone: darkTone} }

func light(d string) maskPart { return maskPart{path: ui.MustPath(d).Mirrored(), tone: lightTone} }

func (p maskPart) stroked(width float64) maskPart {
	p.line = width
	return p
}

// masks are the carved masks: dryad, harpy, kobold, satyr, dragon, and druid for none.
var masks = [...][]maskPart{
	rules.Green: {
		body("M3 -18C7 -32 20 -34 23 -48M13 -33C22 -32 30 -36 35 -45M8 -25C18 -22 30 -22 41 -30").stroked(4.6),
		body("M20 -2C30 -14 41 -10 48 -3C40 8 28 10 19 7Z"), body("M16 14C28 10 36 18 38 30C27 33 17 27 13 21Z"),
		body("M0 -24C15 -24 21 -10 18 6C15 22 8 36 0 48Z"),
		dark("M4 -1C9 -8 14 -7 16 -4C13 2 8 3 4 -1Z"), dark("M0 -16L2 -16L2.2 12L5 17L0 20Z"), dark("M0 30Q4 30 7 28Q4 33 0 34Z"),
	},
	rules.Red: {
		body("M7 -2C14 -28 32 -40 49 -44C48 -35 47 -30 43 -25C48 -25 46 -16 40 -12C45 -11 42 -2 35 0C38 4 33 11 26 10C27 15 20 20 14 17C10 14 8 8 7 -2Z"),
		body("M0 4C6 6 8 12 8 20L15 46L8 39L4 49L0 40Z"), body("M0 -33C11 -33 13 -22 10 -14C8 -9 5 -6 0 1Z"),
		body("M0 -31L0 -43L4 -49Z"), body("M6 -30L14 -43L1 -33Z"),
		dark("M2.5 -20C5 -25 9 -25 10 -21C8 -18 5 -17 2.5 -20Z"), dark("M0 -17L3 -13L0 -1Z"),
		dark("M13 2C20 -14 32 -24 43 -29M13 9C22 -2 30 -8 38 -13").stroked(1.8),
	},
	rules.Blue: {
		body("M17 -8C28 -22 42 -24 50 -17C46 -2 34 8 18 10Z"), body("M0 -27C15 -27 21 -16 20 -2C19 16 11 32 0 37Z"),
		body("M0 -39H6V-27H0Z"), light("M0 -52C7 -46 6 -40 0 -40Z"),
		dark("M22 -4C30 -12 38 -15 44 -13C40 -4 32 2 22 5Z"), dark("M4 -3C7 -11 15 -11 17 -4C13 2 7 2 4 -3Z"),
		dark("M0 4L5 12L0 15Z"), dark("M0 18H13L9 25L6 21L3 27L0 22Z"), light("M9 -4a2 2 0 1 0 4 0a2 2 0 1 0 -4 0Z"),
	},
	rules.Yellow: {
		body("M8 -21C20 -40 46 -33 46 -11C46 8 25 9 25 -5C25 -13 34 -14 35 -7").stroked(8),
		dark("M17 -34L20 -25M29 -36L29 -27M39 -30L35 -23M47 -18L39 -16M47 -5L39 -8M39 5L35 -1").stroked(1.5),
		body("M0 -25C13 -25 17 -14 15 0C13 10 12 16 9 22L12 34L6 32L5 45L0 50Z"), body("M16 3C24 4 31 8 34 15C26 19 18 16 14 12Z"),
		dark("M4 -4L14 -8L12 -1Z"), dark("M0 -14L2 -14L4 12L0 16Z"), dark("M0 20Q4 20 6 22Q4 24.5 0 24.5Z"), dark("M0 31H1L0 45Z"),
	},
	rules.White: {
		body("M6 -24C12 -34 10 -44 22 -52C25 -40 23 -27 16 -17Z"), body("M17 -13L44 -34L38 -14L50 -9L38 2L44 15L26 14L15 4Z"),
		body("M0 -28C11 -28 19 -20 20 -9L15 5L11 26C9 38 5 43 0 45Z"),
		dark("M4 -6L16 -14L14 -5L7 -2Z"), dark("M3 30C5 26 8 26 8 30C7 33 4 34 3 30Z"),
		dark("M0 -20L5 -8L4 18M20 -6L36 -14M21 0L36 2M19 6L32 10").stroked(2),
	},
	rules.NoColour: {
		body("M0 -50C10 -46 14 -42 16 -38C28 -26 33 -4 31 20L40 47L0 47Z"), dark("M0 -33C14 -28 21 -8 18 12L11 47H0Z"),
		body("M2 -7C6 -14 14 -13 16 -6C12 -8 8 -7 5 -3L3 6C8 6 14 10 16 15C12 15 11 17 12 21C10 32 5 41 0 48V-7Z"),
		dark("M5 0C8 -4 13 -4 14 -1C12 2 8 3 5 0Z"), dark("M0 15Q3 15 5 17Q3 19 0 19Z"),
		dark("M23 -20C28 -6 28 14 26 42M4 22L2 38M8 20L5 33").stroked(1.6),
	},
}

// mask draws the carved mask of a creature of a colour, or of a druid, in a square.
func (a *painter) mask(c *ui.Canvas, colour rules.Colour, mid ui.Point, side float64) {
	if a.sprite(c, maskIDs[colour], square(mid, ui.Whole(side*maskBox))) {
		return
	}
	t, scale := tones(&c.Palette, colour), side/100
	for _, part := range masks[colour] {
		col := [...]ui.Color{bodyTone: t.Body.Mix(t.Light, .25), darkTone: t.Deep, lightTone: c.Palette.GoldText}[part.tone]
		if part.line > 0 {
			c.Stroke(part.path, mid, scale, max(1, part.line*scale), col)
		} else {
			c.Fill(part.path, mid, scale, col)
		}
	}
}

// maskBox is the side of the picture of a mask, which has room for its shadow, by that of the mask.
const maskBox = 1.125
