package ui

import "github.com/hajimehoshi/ebiten/v2"

// Color is a colour with straight alpha.
type Color struct{ R, G, B, A uint8 }

// Hex returns the opaque colour 0xRRGGBB.
func Hex(rgb uint32) Color { return Color{uint8(rgb >> 16), uint8(rgb >> 8), uint8(rgb), 255} }

// White is the tint that leaves a picture as it was painted.
var White = Hex(0xffffff)

// RGBA returns the colour with its alpha multiplied in, as image/color wants it.
func (c Color) RGBA() (r, g, b, a uint32) {
	a = uint32(c.A) * 0x101
	return uint32(c.R) * 0x101 * a / 0xffff, uint32(c.G) * 0x101 * a / 0xffff, uint32(c.B) * 0x101 * a / 0xffff, a
}

// Fade returns the colour with its alpha multiplied by f, from 0 to 1.
func (c Color) Fade(f float64) Color {
	c.A = uint8(clamp(float64(c.A)*f+.5, 0, 255))
	return c
}

// Mix returns the colour at part t of the way from c to d.
func (c Color) Mix(d Color, t float64) Color {
	m := func(a, b uint8) uint8 { return uint8(clamp(float64(a)+(float64(b)-float64(a))*t+.5, 0, 255)) }
	return Color{m(c.R, d.R), m(c.G, d.G), m(c.B, d.B), m(c.A, d.A)}
}

// scale returns the colour as a factor for white images.
func (c Color) scale() (s ebiten.ColorScale) {
	r, g, b, a := c.floats()
	s.Scale(r, g, b, a)
	return s
}

// floats returns the colour with its alpha multiplied in, from 0 to 1.
func (c Color) floats() (r, g, b, a float32) {
	a = float32(c.A) / 255
	return float32(c.R) / 255 * a, float32(c.G) / 255 * a, float32(c.B) / 255 * a, a
}
