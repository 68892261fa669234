package stones

import (
	rules "runehall/games/stones"
	"runehall/scenes/baked"
	"runehall/ui"
)

// artifacts are drawn on boxes of 68: a horn, a torc, a shield, an axe, and the wild hammer.
var artifacts = [...]baked.Shape{
	rules.Blue: {
		flat(body, "M-25 -17C-23 6 -4 24 21 23C27 23 28 17 22 16C8 13 0 0 -1 -18Z"), flat(gold, "M-28 -22H2V-14H-28Z"),
		lined(dark, 3, "M-19 -2L-2 -5M-11 11L5 3"), flat(gold, "M17 19.5a5 5 0 1 0 10 0a5 5 0 1 0 -10 0Z"),
	},
	rules.Yellow: {
		lined(gold, 9, "M-9 20A23 23 0 1 1 9 20"), lined(dark, 1.6, "M-9 20A23 23 0 1 1 9 20"),
		flat(body, "M-17 21a7 7 0 1 0 14 0a7 7 0 1 0 -14 0Z"), flat(body, "M3 21a7 7 0 1 0 14 0a7 7 0 1 0 -14 0Z"),
	},
	rules.Green: {
		flat(body, "M-27 0a27 27 0 1 0 54 0a27 27 0 1 0 -54 0Z"),
		lined(gold, 4, "M-27 0a27 27 0 1 0 54 0a27 27 0 1 0 -54 0Z"),
		lined(dark, 3, "M0 -23V23M-23 0H23M-16 -16L16 16M16 -16L-16 16"),
		flat(gold, "M-9 0a9 9 0 1 0 18 0a9 9 0 1 0 -18 0Z"),
	},
	rules.Red: {
		flat(wood, "M-15 -28H-7L-5 28H-13Z"),
		flat(body, "M-7 -24C7 -28 15 -22 19 -24C17 -10 18 4 21 14C11 16 -1 8 -6 -2Z"),
		flat(iron, "M-19 -24H-3V-4H-19Z"),
	},
	rules.White: {
		flat(gold, "M-5 -6H5L7 27L0 32L-7 27Z"), flat(body, "M-27 -24H27L30 -6H13L5 -1H-5L-13 -6H-30Z"),
		lined(dark, 2.4, "M-20 -18H20M-12 -11L0 -16L12 -11"),
	},
}

func (a *painter) artifact(c *ui.Canvas, colour rules.Colour, r ui.Rect) {
	if colour == rules.NoColour {
		return
	}
	side := ui.Whole(min(r.W, r.H))
	mid := r.Center()
	if a.Sprite(c, artifactIDs[colour], baked.Square(mid, side)) {
		return
	}
	artifacts[colour].Draw(c, mid, side/68, tones(&c.Palette, colour))
}

// ghost is how much of an artifact shows on a field that waits for it.
const ghost = .22

// field draws a field of a power row with its artifact. Without one it draws a ghost of the artifact that belongs
// there.
func (a *painter) field(c *ui.Canvas, field, artifact rules.Colour, r ui.Rect) {
	a.Draw(c, pictureKey{kind: fieldPicture, field: field, artifact: artifact}, r)
}

func (a *painter) paintField(c *ui.Canvas, field, artifact rules.Colour, r ui.Rect) {
	p, t, s := &c.Palette, tones(&c.Palette, field), min(r.W, r.H)
	line := ui.Whole(s * .03)
	c.Box(r, s*.12, ui.Flat(p.Ink))
	c.Box(r.Grow(-line), s*.1, ui.Shade(p.Ink.Mix(t.Deep, .45), t.Deep.Mix(p.Ink, .2)))
	c.Frame(r, s*.12, line, ui.Flat(t.Body.Fade(.6)))
	if artifact == rules.NoColour {
		before := c.Fade(ghost)
		a.artifact(c, field, r.Grow(-s*.1))
		c.Unfade(before)
		return
	}
	in, own := r.Grow(-ui.Whole(s*.075)), tones(p, artifact)
	c.Box(in, s*.1, ui.Shade(p.Steel.Mix(p.Muted, .2), p.Slate))
	c.Frame(in, s*.1, ui.Whole(s*.035), ui.Flat(own.Body))
	a.artifact(c, artifact, in.Grow(-s*.02))
}
