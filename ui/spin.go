package ui

import "github.com/hajimehoshi/ebiten/v2"

// DrawSpun draws a picture that is turned by an angle, clockwise and in radians, about a point of its own that comes to
// lie at a place: for things that turn for a moment. What stands still is drawn sharper by Draw.
func (c *Canvas) DrawSpun(p *Picture, about, at Point, scale, angle float64, tint Color) {
	c.op = ebiten.DrawImageOptions{Filter: ebiten.FilterLinear}
	c.op.GeoM.Translate(-about.X, -about.Y)
	c.op.GeoM.Scale(scale, scale)
	c.op.GeoM.Rotate(angle)
	c.op.GeoM.Translate(at.X, at.Y)
	c.op.ColorScale = tint.scale()
	c.op.ColorScale.ScaleAlpha(c.fade)
	c.picture(p)
}
