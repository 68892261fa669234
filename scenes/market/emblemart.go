package market

import (
	"runehall/assets/art"
	rules "runehall/games/market"
	"runehall/ui"
)

// The mask of the fox on a box of 100, drawn on the right side and mirrored: face, ears, muzzle, eyes and what is in them, nose.
var (
	foxFace   = inUnits("M0 -14C6 -18 10 -20 12 -26L31 -50C37 -36 37 -22 32 -12C40 -2 45 8 48 20C34 23 20 31 8 46C5 49 2 50 0 50Z").Mirrored()
	foxEars   = inUnits("M18 -27L28 -40C30 -32 30 -26 28 -20Z").Mirrored()
	foxMuzzle = inUnits("M0 14C8 14 16 20 24 28C16 32 11 38 6 45L0 48Z").Mirrored()
	foxEyes   = inUnits("M5 4C10 -7 26 -9 36 -3C34 9 14 13 5 4Z").Mirrored()
	foxGlints = inUnits("M13 2C17 -3.4 24 -3.4 27.5 0C23 5.4 17 6.4 13 2Z").Mirrored()
	foxNose   = inUnits("M-7 38.5L7 38.5L0 49.5Z")
)

// fox draws the mask of thieves in a square.
func (a *painter) fox(c *ui.Canvas, mid ui.Point, side float64) {
	if a.sprite(c, art.Fox, square(mid, ui.Whole(side*1.1))) {
		return
	}
	p, u := &c.Palette, side/105
	stroke(c, foxFace, mid, u, max(1, 3*u), p.Ink)
	fill(c, foxFace, mid, u, p.Ember)
	fill(c, foxEars, mid, u, p.Kin.Red.Deep)
	fill(c, foxMuzzle, mid, u, p.Bone)
	fill(c, foxEyes, mid, u, p.Ink)
	fill(c, foxGlints, mid, u, p.GoldText)
	fill(c, foxNose, mid, u, p.Ink)
}

// The chest on a main store card, on a box of 100.
var (
	storeLid   = inUnits("M-44 -8C-44 -38 -32 -48 -14 -48H14C32 -48 44 -38 44 -8Z")
	storeBody  = inUnits("M-44 -6H44L41 42H-41Z")
	storeLines = inUnits("M-42 12H42M-41.5 27H41.5M-40 -24H40M-36 -37H36")
	storeBands = inUnits("M-33 -45C-28 -47.5 -26 -48 -22 -48V42H-31V-11ZM33 -45L31 -11V42H22V-48C26 -48 28 -47.5 33 -45ZM-46 -11H46V-1H-46Z")
)

// emblem draws the chest of a main store card in a square, the rune of its colour on its lock, which has the shape of a stone.
func (a *painter) emblem(c *ui.Canvas, colour rules.Colour, mid ui.Point, side float64) {
	if a.sprite(c, storeIDs[colour], square(mid, ui.Whole(side*1.08))) {
		return
	}
	p, t, u := &c.Palette, tones(&c.Palette, colour), side/100
	at := mid.Add(ui.Pt(0, 2.5*u))
	for _, part := range [...]*ui.Path{storeLid, storeBody} {
		stroke(c, part, at, u, max(1, 4*u), p.Ink)
		fill(c, part, at, u, t.Body)
	}
	stroke(c, storeLines, at, u, max(1, 1.8*u), t.Shade)
	fill(c, storeBands, at, u, p.Gold)
	on := at.Add(ui.Pt(0, 9*u))
	c.Fill(stones[colour], on, 21*u, p.Gold)
	c.Fill(stones[colour], on, 17*u, p.Ink)
	a.glyph(c, colour, on, 23*u, t.Light)
}
