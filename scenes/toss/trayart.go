package toss

import (
	"runehall/assets/art"
	"runehall/ui"
)

// trayLook is how a tray looks.
type trayLook struct {
	ring *ui.Color // for a seat that acts, in its colour: a line and light round the tray
}

// tray draws the wood of a tray. Its grain runs along the longer side.
func (a *painter) tray(c *ui.Canvas, r ui.Rect, look trayLook) {
	r = r.Snap()
	p, radius := &c.Palette, min(c.Radius.Tray, r.W/4, r.H/4)
	c.Shadow(r.Move(ui.Pt(c.Dp(3), c.Dp(6))), radius, c.Dp(12), shadow.Fade(.7))
	if look.ring != nil {
		c.Halo(r, radius, c.Dp(14), look.ring.Fade(.75))
	}
	id := art.TossTray
	if r.H > r.W {
		id = art.TossTrayHigh
	}
	if !a.Plank(c, id, r, radius) {
		c.Box(r, radius, ui.Shade(p.Oak, p.Oak.Mix(p.Ink, .4)))
	}
	c.Frame(r, radius, c.Dp(2), ui.Shade3(ui.Hex(0xffdca0).Fade(.28), shadow.Fade(.2), shadow.Fade(.6)))
	switch {
	case look.ring != nil:
		c.Frame(r, radius, c.Dp(2), ui.Flat(*look.ring))
	case a.Plain:
		c.Frame(r, radius, c.Hairline, ui.Flat(p.Edge))
	}
}

// well draws a sunken part of a tray. The line in a seat's colour, if any, says that something can be laid there now.
func (a *painter) well(c *ui.Canvas, r ui.Rect, ring *ui.Color) {
	r = r.Snap()
	radius := min(c.Radius.Button, r.W/4, r.H/4)
	c.Box(r, radius, ui.Shade(shadow.Fade(.82), shadow.Fade(.58)))
	if ring != nil {
		c.Halo(r, radius, c.Dp(7), ring.Fade(.5))
		c.Frame(r, radius, c.Dp(1.8), ui.Flat(*ring))
		return
	}
	edge := ui.Hex(0xffd696).Fade(.18)
	if a.Plain {
		edge = c.Palette.Edge
	}
	c.Frame(r, radius, c.Hairline, ui.Flat(edge))
}

// bowlRatio is the height of the bowl for a width of 1.
const bowlRatio = 148.0 / 250

func (a *painter) bowl(c *ui.Canvas, r ui.Rect) {
	r = r.Fit(ui.Sz(1, bowlRatio)).Snap()
	c.Shadow(r.Grow(-r.H*.08).Move(ui.Pt(r.H*.05, r.H*.14)), r.H*.42, r.H*.2, shadow.Fade(.85))
	a.Draw(c, pictureKey{kind: bowlPicture}, r)
}

func (a *painter) paintBowl(c *ui.Canvas, r ui.Rect) {
	if !a.Plain && c.Picture(art.TossBowl, r, ui.White) {
		return
	}
	p, mid := &c.Palette, r.Center()
	for _, ring := range [...]struct {
		size float64
		col  ui.Color
	}{{1, p.Ink}, {.985, p.Oak.Mix(p.BrassLow, .25)}, {.93, p.Brass}, {.9, p.Oak}, {.74, p.Ink},
		{.72, p.Oak.Mix(p.Ink, .5)}} {
		c.Fill(bowlDisc, mid, r.W/2*ring.size, ring.col)
	}
}

// bowlDisc is the outline of the bowl, for half its width.
var bowlDisc = ui.Ellipse(ui.Point{}, 1, bowlRatio)
