package toss

import (
	"runehall/assets/art"
	"runehall/ui"
)

// rungState is whether a step of the settling is yet to come, told now, or done.
type rungState uint8

const (
	rungAhead rungState = iota
	rungNow
	rungDone
)

// rung draws a step of the settling: with its number before it is told, lit while it is told, ticked when done.
func (a *painter) rung(c *ui.Canvas, r ui.Rect, number int, state rungState) {
	r = r.Snap()
	p, mid := &c.Palette, r.Center()
	side := r.H * .42
	face, edge, ink := p.Parchment, p.ParchmentInk.Fade(.7), p.ParchmentInk
	switch state {
	case rungNow:
		face, edge, ink = p.ParchmentInk, p.BrassTop, p.BrassTop
	case rungDone:
		face, edge, ink = p.Moss.Mix(p.Ink, .35), p.Ink.Fade(.6), p.Cream
	}
	if state == rungNow {
		c.Glow(mid, side*1.7, p.Ember.Fade(.9))
	}
	a.disc(c, mid, side, edge)
	a.disc(c, mid, side-max(1, side*.1), face)
	square := ui.RectAround(mid, ui.Sz(2*side, 2*side))
	if state == rungDone {
		c.Icon(ui.IconCheck, square, side*1.5, ink)
		return
	}
	c.TextIn(ui.Digits(number), c.Type.Number.Sized(side*1.35).In(ink), square, ui.AlignCenter|ui.AlignMiddle)
}

// photo draws the frame of a photo finish in r, with wood behind, and returns the room inside the frame.
func (a *painter) photo(c *ui.Canvas, r ui.Rect) ui.Rect {
	r = r.Snap()
	p, line := &c.Palette, ui.Whole(max(3, c.Dp(5)))
	radius := c.Radius.Chip
	c.Shadow(r.Move(ui.Pt(c.Dp(3), c.Dp(7))), radius, c.Dp(14), shadow.Fade(.8))
	inside := r.Grow(-line)
	if !a.Plank(c, art.TossTray, inside, 0) {
		c.Box(inside, 0, ui.Shade(p.Oak.Mix(p.BrassLow, .2), p.Oak))
	}
	c.Frame(r, radius, line, ui.Shade3(p.BrassTop, p.Brass, p.BrassEdge))
	c.Frame(r, radius, c.Hairline, ui.Flat(p.Ink))
	c.Frame(inside.Grow(c.Hairline), radius/2, c.Hairline, ui.Flat(p.Ink.Fade(.8)))
	for _, corner := range [...]ui.Point{{X: .0, Y: .0}, {X: 1, Y: 0}, {X: 0, Y: 1}, {X: 1, Y: 1}} {
		in := line * 2.2
		at := ui.Pt(r.X+in+(r.W-2*in)*corner.X, r.Y+in+(r.H-2*in)*corner.Y)
		a.disc(c, at, line*.62, p.BrassEdge)
		a.disc(c, at.Sub(ui.Pt(line*.1, line*.1)), line*.48, p.BrassTop)
	}
	return inside
}
