package table

import (
	"math"

	"runehall/assets/art"
	"runehall/ui"
)

// Cloth draws a curtain without words in front of an area. Fallen says how far it has come down: 0 is away, 1 is shut.
func Cloth(c *ui.Canvas, area ui.Rect, fallen float64) {
	if fallen > 0 {
		drawCloth(c, area, beamHeight(c.Kit, area), fallen)
	}
}

// beamHeight returns the height of the oak beam from which an area's curtain hangs.
func beamHeight(k *ui.Kit, area ui.Rect) float64 { return min(k.Dp(56), area.H*.07) }

// drawCloth draws both halves, and the beam that they hang from; beam is the height of its oak.
func drawCloth(c *ui.Canvas, area ui.Rect, beam, fallen float64) {
	clip := c.Clip(area)
	defer c.Unclip(clip)
	half := area.W / 2
	c.Rect(area, c.Palette.Ink.Fade(.55*fallen))
	left := ui.Rect{X: area.X, Y: area.Y, W: half * fallen, H: area.H}
	right := ui.Rect{X: area.Right() - half*fallen, Y: area.Y, W: half * fallen, H: area.H}
	drawHalf(c, left, area, 0, fallen)
	drawHalf(c, right, area, 1, fallen)
	drawBeam(c, area, beam)
}

// drawHalf draws the left (0) or right (1) half of an area's curtain, gathered into r: as it parts, its folds move together.
func drawHalf(c *ui.Canvas, r, area ui.Rect, side int, fallen float64) {
	white := ui.Hex(0xffffff)
	// The picture is wider than the half on narrow screens: what is next to the middle is used.
	full := ui.Rect{W: area.W / 2, H: area.H}
	share := min(1, full.W/full.H/(curtainShape/2))
	part := ui.Rect{X: .5 - share/2, W: share / 2, H: 1}
	if side == 1 {
		part.X = .5
	}
	if c.Look.HighContrast || !c.Stretch(art.Curtain, part, r, white) {
		drawFolds(c, r)
	}
	edge := ui.Rect{X: r.Right() - c.Dp(10), Y: r.Y, W: c.Dp(10), H: r.H}
	if side == 1 {
		edge.X = r.X
	}
	c.Rect(edge, c.Palette.Ink.Fade(.25*(1-fallen)))
}

// curtainShape is the ratio of width to height of the picture of both halves.
const curtainShape = 1440.0 / 820

// beamShape is the ratio of the height of beam, rod and rings to that of the beam's oak.
const beamShape = 92.0 / 58

// drawBeam draws what the curtain hangs from.
func drawBeam(c *ui.Canvas, area ui.Rect, oak float64) {
	p := &c.Palette
	if !c.Look.HighContrast && c.Strip(art.Beam, ui.Rect{X: area.X, Y: area.Y, W: area.W, H: math.Round(oak * beamShape)}, ui.Hex(0xffffff)) {
		return
	}
	beam := ui.Rect{X: area.X, Y: area.Y, W: area.W, H: oak}
	c.Box(beam, 0, ui.Shade(p.Oak.Mix(p.BrassEdge, .5), p.Oak.Mix(p.Ink, .4)))
	c.HLine(beam.X, beam.Bottom(), beam.W, p.Brass)
}

// drawFolds draws one half of the curtain in plain shapes: folds of night blue with a hem.
func drawFolds(c *ui.Canvas, r ui.Rect) {
	p := &c.Palette
	blue := p.Ice.Mix(p.Night, .72)
	deep := p.Ice.Mix(p.Ink, .86)
	c.Rect(r, deep)
	width := c.Dp(34)
	for i, x := 0, r.X; x < r.Right(); i, x = i+1, x+width {
		fold := ui.Rect{X: x, Y: r.Y, W: width, H: r.H}.Intersect(r)
		shade := .35 + .3*math.Sin(float64(i)*2.4)
		c.Rect(fold.Inset(ui.Insets{Left: fold.W * .2, Right: fold.W * .2}), blue.Fade(shade))
		c.Rect(fold.Inset(ui.Insets{Left: fold.W * .38, Right: fold.W * .38}), blue.Fade(shade))
		c.VLine(x, r.Y, r.H, p.Ink.Fade(.5))
	}
	hem := ui.Rect{X: r.X, Y: r.Bottom() - c.Dp(26), W: r.W, H: c.Dp(10)}
	c.Box(hem, 0, ui.Shade(p.BrassTop, p.BrassLow))
}
