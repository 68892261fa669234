package boards

import "runehall/ui"

// Beacon lights a place up, at part t of its time, because somebody asked where it is or something has arrived there.
func Beacon(c *ui.Canvas, r ui.Rect, t float64) {
	u := c.Dp(6)
	c.Glow(r.Center(), max(r.W, r.H)*(.6+.2*t), c.Palette.Gold.Fade(.5*(1-t)))
	c.Frame(r.Grow(u*(.3+.7*t)).Snap(), ui.Whole(u), ui.Whole(c.Dp(2.5)), ui.Flat(c.Palette.BrassTop.Fade(1-t*t)))
}

// shakeWidth is how far a refused thing swings to each side, in dp.
const shakeWidth = 6

// Refused draws a frame around a refused thing. shaken, from -1 to 1, is how far it has swung to a side.
func Refused(c *ui.Canvas, r ui.Rect, shaken, strength float64) {
	before := c.Fade(strength)
	c.Frame(r.Move(ui.Pt(shaken*c.Dp(shakeWidth), 0)).Grow(c.Dp(2)).Snap(), ui.Whole(c.Dp(6)), ui.Whole(c.Dp(2.5)),
		ui.Flat(c.Palette.Blood))
	c.Unfade(before)
}
