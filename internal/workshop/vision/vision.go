// Package vision simulates how colours look to people who lack a kind of cone, and measures how far apart colours are.
// It is for tests of palettes and pictures.
package vision

import (
	"image"
	"image/color"
	"math"
)

// Vision is a kind of colour vision.
type Vision uint8

// The kinds.
const (
	Usual  Vision = iota
	Protan        // no long-wave cones: red is dark
	Deutan        // no middle-wave cones
	Tritan        // no short-wave cones
	Grey          // lightness alone, as in a bad light or on paper
	count
)

// All returns every kind of vision.
func All() []Vision { return []Vision{Usual, Protan, Deutan, Tritan, Grey} }

// String returns the kind's name.
func (v Vision) String() string {
	return [count]string{"usual", "protanopia", "deuteranopia", "tritanopia", "greyscale"}[v]
}

// matrices map linear RGB to what is seen. Those of the deficiencies are of severity 1 from G. M. Machado, M. M.
// Oliveira, L. A. F. Fernandes: A Physiologically-based Model for Simulation of Color Vision Deficiency, IEEE
// Transactions on Visualization and Computer Graphics 15 (6), 2009; that of greyscale is the luminance of ITU-R BT.709.
var matrices = [count][3][3]float64{
	Usual:  {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}},
	Protan: {{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}},
	Deutan: {{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}},
	Tritan: {{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}},
	Grey:   {{.2126, .7152, .0722}, {.2126, .7152, .0722}, {.2126, .7152, .0722}},
}

// Color returns how an opaque colour looks to somebody with this vision.
func (v Vision) Color(c color.RGBA) color.RGBA {
	in := [3]float64{linear(c.R), linear(c.G), linear(c.B)}
	var out [3]uint8
	for i, row := range matrices[v] {
		out[i] = encoded(row[0]*in[0] + row[1]*in[1] + row[2]*in[2])
	}
	return color.RGBA{out[0], out[1], out[2], c.A}
}

// Picture returns how an opaque picture looks to somebody with this vision.
func (v Vision) Picture(p *image.RGBA) *image.RGBA {
	out := image.NewRGBA(p.Bounds())
	for y := p.Rect.Min.Y; y < p.Rect.Max.Y; y++ {
		for x := p.Rect.Min.X; x < p.Rect.Max.X; x++ {
			out.SetRGBA(x, y, v.Color(p.RGBAAt(x, y)))
		}
	}
	return out
}

// Luminance is the relative luminance of WCAG 2, from 0 to 1.
func Luminance(c color.RGBA) float64 {
	return .2126*linear(c.R) + .7152*linear(c.G) + .0722*linear(c.B)
}

// Contrast is the contrast ratio of WCAG 2, from 1 to 21.
func Contrast(a, b color.RGBA) float64 {
	x, y := Luminance(a), Luminance(b)
	return (max(x, y) + .05) / (min(x, y) + .05)
}

// Distance is how far apart two colours are: Euclid's distance in CIE L*a*b* (ΔE of 1976), of which about 2.3 can just
// be seen side by side.
func Distance(a, b color.RGBA) float64 {
	p, q := lab(a), lab(b)
	return math.Hypot(math.Hypot(p[0]-q[0], p[1]-q[1]), p[2]-q[2])
}

// lab returns a colour in CIE L*a*b*, for the white of sRGB.
func lab(c color.RGBA) [3]float64 {
	r, g, b := linear(c.R), linear(c.G), linear(c.B)
	f := func(t float64) float64 {
		if t > 216./24389 {
			return math.Cbrt(t)
		}
		return (24389./27*t + 16) / 116
	}
	x := f((.4124564*r + .3575761*g + .1804375*b) / .95047)
	y := f(.2126729*r + .7151522*g + .0721750*b)
	z := f((.0193339*r + .1191920*g + .9503041*b) / 1.08883)
	return [3]float64{116*y - 16, 500 * (x - y), 200 * (y - z)}
}

// linear returns the light of a channel of sRGB.
func linear(v uint8) float64 {
	f := float64(v) / 255
	if f <= .04045 {
		return f / 12.92
	}
	return math.Pow((f+.055)/1.055, 2.4)
}

// encoded is the inverse of linear, cut off at both ends.
func encoded(f float64) uint8 {
	f = max(0, min(f, 1))
	if f <= .0031308 {
		return uint8(f*12.92*255 + .5)
	}
	return uint8((1.055*math.Pow(f, 1/2.4)-.055)*255 + .5)
}
