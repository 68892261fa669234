package market

import (
	"runehall/assets/art"
	rules "runehall/games/market"
	"runehall/scenes/baked"
	"runehall/ui"
)

// foxMask is the mask of the fox on a box of 105, drawn on the right side and mirrored: face, ears, muzzle, eyes and
// what is in them, nose.
var foxMask = baked.Shape{
	edged(ember, 3,
		"M0 -14C6 -18 10 -20 12 -26L31 -50C37 -36 37 -22 32 -12C40 -2 45 8 48 20C34 23 20 31 8 46C5 49 2 50 0 50Z"),
	flat(dark, "M18 -27L28 -40C30 -32 30 -26 28 -20Z"), flat(bone, "M0 14C8 14 16 20 24 28C16 32 11 38 6 45L0 48Z"),
	flat(ink, "M5 4C10 -7 26 -9 36 -3C34 9 14 13 5 4Z"), flat(glow, "M13 2C17 -3.4 24 -3.4 27.5 0C23 5.4 17 6.4 13 2Z"),
	flat(ink, "M0 38.5H7L0 49.5Z"),
}.Mirrored()

func (a *painter) fox(c *ui.Canvas, mid ui.Point, side float64) {
	if a.Sprite(c, art.Fox, baked.Square(mid, ui.Whole(side*1.1))) {
		return
	}
	foxMask.Draw(c, mid, side/105, &c.Palette.Kin.Red)
}

// storeChest is the chest on a main store card, on a box of 100.
var storeChest = baked.Shape{
	edged(body, 4, "M-44 -8C-44 -38 -32 -48 -14 -48H14C32 -48 44 -38 44 -8Z"), edged(body, 4, "M-44 -6H44L41 42H-41Z"),
	lined(shade, 1.8, "M-42 12H42M-41.5 27H41.5M-40 -24H40M-36 -37H36"),
	flat(gold,
		"M-33 -45C-28 -47.5 -26 -48 -22 -48V42H-31V-11ZM33 -45L31 -11V42H22V-48C26 -48 28 -47.5 33 -45ZM-46 -11H46V-1H-46Z"),
}

// emblem draws the chest of a main store card in a square. Its lock is a stone with the rune of its colour.
func (a *painter) emblem(c *ui.Canvas, colour rules.Colour, mid ui.Point, side float64) {
	if a.Sprite(c, storeIDs[colour], baked.Square(mid, ui.Whole(side*1.08))) {
		return
	}
	p, t, u := &c.Palette, tones(&c.Palette, colour), side/100
	at := mid.Add(ui.Pt(0, 2.5*u))
	storeChest.Draw(c, at, u, t)
	on := at.Add(ui.Pt(0, 9*u))
	c.Fill(stones[colour], on, 21*u, p.Gold)
	c.Fill(stones[colour], on, 17*u, p.Ink)
	a.glyph(c, colour, on, 23*u, t.Light)
}
