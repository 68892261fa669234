package market

import (
	"runehall/assets/art"
	rules "runehall/games/market"
	"runehall/scenes/baked"
	"runehall/ui"
)

// Chests and yards lie in a box of 180 × 140 units.
const chestWide, chestHigh = 180, 140

// What is drawn of a chest without pictures: its back with lining and mouth, its front with brass and straps, and the
// lid of a shut one.
var (
	chestInside = baked.Shape{
		lined(gold, 6, "M14 66L22 20C40 4 140 4 158 20L166 66Z"), flat(wood, "M14 66L22 20C40 4 140 4 158 20L166 66Z"),
		flat(shade, "M24 64L31 26C48 14 132 14 149 26L156 64Z"),
		flat(ink, "M8 64H172L166 86H14Z"),
	}
	chestOutside = baked.Shape{
		edged(wood, 3, "M8 76H172L165 136H15Z"), flat(iron, "M39 87H53L55 136H42ZM127 87H141L138 136H125Z"),
		flat(gold, chestBrass),
	}
	chestLid = baked.Shape{
		edged(wood, 3, "M9 80V56C11 28 38 15 60 14H120C142 15 169 28 171 56V80Z"),
		flat(iron,
			"M39 80V52C41 30 50 18 58 14H70C60 19 54 32 53 52V80ZM127 80V52C126 32 120 19 110 14H122C130 18 139 30 141 52V80Z"),
		flat(gold, chestBrass),
	}
)

// chestBrass is the brass edge of the front and of the lid.
const chestBrass = "M7 75H173L171.6 87H8.4Z"

// chest draws a chest at the foot of r. An open one shows a lining in its colour, a shut one the rune of its colour on
// the lid. Runes in an open chest are drawn between its two parts, chestBack and chestFront.
func (a *painter) chest(c *ui.Canvas, colour rules.Colour, open bool, r ui.Rect) {
	f := fit(r, chestWide, chestHigh)
	if open {
		a.chestBack(c, colour, f)
		a.chestFront(c, f)
		return
	}
	a.chestFront(c, f)
	if !a.Sprite(c, art.ChestLid, f.rect(0, 4, chestWide, 84)) {
		chestLid.Draw(c, f.at, f.unit, nil)
	}
	mid, high := f.point(90, 43), 34*f.unit
	a.glyph(c, colour, mid.Add(ui.Pt(f.unit, f.unit)), high, c.Palette.Ink)
	a.glyph(c, colour, mid, high, tones(&c.Palette, colour).Light)
}

// chestBack draws the part of an open chest that is behind its runes.
func (a *painter) chestBack(c *ui.Canvas, colour rules.Colour, f frameOf) {
	if a.Sprite(c, chestIDs[colour], f.rect(0, 0, chestWide, 88)) {
		return
	}
	t := tones(&c.Palette, colour)
	chestInside.Draw(c, f.at, f.unit, t)
	a.glyph(c, colour, f.point(90, 40), 38*f.unit, t.Light)
}

// chestFront draws the part of a chest that is in front of its runes, with an empty plate for an emblem.
func (a *painter) chestFront(c *ui.Canvas, f frameOf) {
	if a.Sprite(c, art.ChestFront, f.rect(0, 70, chestWide, 72)) {
		return
	}
	chestOutside.Draw(c, f.at, f.unit, nil)
	c.Disc(f.point(90, 105), 20*f.unit, c.Palette.Ink)
}

// lock draws the emblem of a chest's owner on its plate.
func (a *painter) lock(c *ui.Canvas, seat ui.SeatLook, f frameOf) {
	disc(c, seat, f.point(90, 105), 19.4*f.unit)
}

// chestRows are the rows of runes in a chest, the foremost one first: how many lie side by side at most, at what
// height, how large and how far apart, in units.
var chestRows = [...]struct {
	most          int
	y, side, step float64
}{{5, 66, 39, 30}, {4, 51, 37, 30}, {3, 37, 35, 29}}

// chestRunes draws the runes in an open chest: n of them, or as many as there is room for.
func (a *painter) chestRunes(c *ui.Canvas, colour rules.Colour, n int, f frameOf) {
	for i := len(chestRows) - 1; i >= 0; i-- {
		row := &chestRows[i]
		here := n
		for _, before := range chestRows[:i] {
			here -= before.most
		}
		here = max(0, min(here, row.most))
		for j := range here {
			a.rune(c, colour, f.point(90+(float64(j)-float64(here-1)/2)*row.step, row.y), f.size(row.side))
		}
	}
}
