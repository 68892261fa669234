package stage

import (
	"runehall/assets/art"
	"runehall/ui"
)

// Grounds are the pictures that fill the screen below everything else, by its orientation.
type Grounds struct {
	Landscape, Portrait art.ID
	Blue                bool // before they have arrived; otherwise brown
}

// Oak is the table of the hall, and Night the cloth of Rune Masters.
var (
	Oak   = Grounds{Landscape: art.Oak, Portrait: art.OakPortrait}
	Night = Grounds{Landscape: art.Night, Portrait: art.NightPortrait, Blue: true}
)

// Picture returns the picture for an orientation of the screen.
func (g Grounds) Picture(portrait bool) art.ID {
	if portrait {
		return g.Portrait
	}
	return g.Landscape
}

// Draw fills a screen with the ground. In high contrast all grounds look the same.
func (g Grounds) Draw(c *ui.Canvas, screen ui.Rect) {
	if c.Look.HighContrast || !c.Cover(g.Picture(screen.Size().Portrait()), screen, ui.Hex(0xffffff)) {
		g.Plain(c, screen)
	}
}

// Plain fills a place with the colours of the ground, without its picture.
func (g Grounds) Plain(c *ui.Canvas, r ui.Rect) {
	p := &c.Palette
	plain := p.Oak
	if g.Blue && !c.Look.HighContrast {
		plain = p.Gem.BlueDeep
	}
	c.Box(r, 0, ui.Shade3(p.Night, plain.Mix(p.Night, .62), p.Night))
}

// Ground draws the dark hall, the background of every screen without one of its own.
func Ground(c *ui.Canvas, screen ui.Rect) { Oak.Draw(c, screen) }

// Ledge draws the wooden ledge at the bottom of a screen, from its band of knots down to the screen's edge.
func Ledge(c *ui.Canvas, r ui.Rect) {
	if r.Empty() {
		return
	}
	if wood, white := c.Palette, ui.Hex(0xffffff); !c.Look.HighContrast {
		c.Shadow(r, 0, c.Dp(18), wood.Shadow)
		if c.Cover(art.Ledge, r, white) {
			band, rest := r.CutTop(BandHeight(c.Kit), 0)
			c.Strip(art.Knots, band, white)
			c.HLine(r.X, r.Y, r.W, wood.BrassEdge)
			c.HLine(r.X, rest.Y, r.W, wood.Ink.Fade(.7))
			c.Box(rest, 0, ui.Shade(wood.Ink.Fade(.2), wood.Ink.Fade(.62)))
			return
		}
	}
	p := &c.Palette
	c.Shadow(r, 0, c.Dp(14), p.Shadow)
	c.Box(r, 0, ui.Shade(p.Oak.Mix(p.Night, .12), p.Oak.Mix(p.Night, .6)))
	band, _ := r.CutTop(BandHeight(c.Kit), 0)
	c.Box(band, 0, ui.Shade(p.Oak.Mix(p.BrassEdge, .4), p.Oak.Mix(p.Night, .45)))
	c.HLine(r.X, r.Y, r.W, p.BrassEdge)
	c.HLine(r.X, band.Bottom(), r.W, p.Ink.Fade(.7))
	if strokes(c.Kit) {
		knots(c, band)
	}
}

// Rail draws a ledge that stands at the right edge of a screen, with its band at the left.
func Rail(c *ui.Canvas, r ui.Rect) {
	if r.Empty() {
		return
	}
	at := ui.Turned{Rect: r.Snap(), Turns: 3}
	before := c.Turn(at)
	Ledge(c, ui.Rc(0, 0, at.Size().W, at.Size().H))
	c.Unturn(before)
}

// BandHeight is the height of the band at the top of a ledge, and the width of the band of a rail, in pixels.
func BandHeight(k *ui.Kit) float64 { return k.Dp(14) }

// strokes reports whether the knots of a ledge are drawn as strokes. They are not if a picture of them is about to
// arrive, because hundreds of strokes would only delay the first frame.
func strokes(k *ui.Kit) bool { return k.Look.HighContrast || !k.Illustrated() }

// knots draws two strands that cross each other along a band.
func knots(c *ui.Canvas, band ui.Rect) {
	step, mid, rise := c.Dp(13), band.Center().Y, c.Dp(3.5)
	col := c.Palette.BrassLow.Fade(.75)
	for i, x := 0, band.X; x < band.Right(); i, x = i+1, x+step {
		up, down := ui.Pt(x, mid-rise), ui.Pt(x, mid+rise)
		c.Line(up, down.Add(ui.Pt(step, 0)), c.Dp(1.6), col)
		c.Line(down, up.Add(ui.Pt(step, 0)), c.Dp(1.6), col)
	}
}
