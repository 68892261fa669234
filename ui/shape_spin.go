package ui

import "github.com/hajimehoshi/ebiten/v2"

// DrawSpun draws a picture turned about one of its points, which comes to lie at a place; the angle is clockwise, in
// radians. It is for things in motion: Draw is sharper for things at rest.
func (c *Canvas) DrawSpun(p *Picture, about, at Point, scale, angle float64, tint Color) {
	c.DrawTipped(p, about, at, scale, angle, 0, 1, tint)
}

// DrawTipped is DrawSpun for something that tips over about an axis in the plane of the screen. part is what is left of
// its extent across the axis; if it is negative, the picture is mirrored. axis is the angle of the axis.
func (c *Canvas) DrawTipped(p *Picture, about, at Point, scale, angle, axis, part float64, tint Color) {
	c.op = ebiten.DrawImageOptions{Filter: ebiten.FilterLinear}
	c.op.GeoM.Translate(-about.X, -about.Y)
	c.op.GeoM.Scale(scale, scale)
	if part == 1 {
		c.op.GeoM.Rotate(angle)
	} else {
		c.op.GeoM.Rotate(angle - axis)
		c.op.GeoM.Scale(1, part)
		c.op.GeoM.Rotate(axis)
	}
	c.op.GeoM.Translate(at.X, at.Y)
	c.op.ColorScale = tint.scale()
	c.op.ColorScale.ScaleAlpha(c.fade)
	c.picture(p)
}
