package ui

import "github.com/hajimehoshi/ebiten/v2"

// DrawSpun draws a picture that is turned by an angle, clockwise and in radians, about a point of its own that comes to
// lie at a place: for things that turn for a moment. What stands still is drawn sharper by Draw.
func (c *Canvas) DrawSpun(p *Picture, about, at Point, scale, angle float64, tint Color) {
	c.DrawTipped(p, about, at, scale, angle, 0, 1, tint)
}

// DrawTipped is DrawSpun for something that is tipped over about an axis in the plane of the screen, at an angle of its own: across the
// axis it is only a part as long, and mirrored where that is negative.
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
