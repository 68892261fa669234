package paint

import (
	"math"

	"runehall/ui"
)

// Tone is a light in linear red, green and blue. It is the square of a colour, so that mixing looks even.
type Tone [3]float64

// ToneOf returns the light of a colour, without its alpha.
func ToneOf(c ui.Color) Tone {
	f := func(v uint8) float64 { x := float64(v) / 255; return x * x }
	return Tone{f(c.R), f(c.G), f(c.B)}
}

// Mix returns the light at part f of the way to another one.
func (t Tone) Mix(o Tone, f float64) Tone {
	for i := range t {
		t[i] += (o[i] - t[i]) * f
	}
	return t
}

// Mul returns a light a number of times as strong.
func (t Tone) Mul(f float64) Tone { return Tone{t[0] * f, t[1] * f, t[2] * f} }

// The light of every table: a warm key light from the upper left, a cool fill light from the lower right, and ambient
// light.
var (
	keyWay, fillWay = unit(-.50, -.70, .62), unit(.60, .55, .60)
	halfWay         = unit(keyWay[0], keyWay[1], keyWay[2]+1)
	keyLight        = Tone{1.28, 1.10, .86}
	fillLight       = Tone{.16, .20, .27}
	ambient         = Tone{.24, .25, .28}
)

func unit(x, y, z float64) [3]float64 {
	l := math.Sqrt(x*x + y*y + z*z)
	return [3]float64{x / l, y / l, z / l}
}

// Surface is how a material takes the light.
type Surface struct {
	Shine float64 // strength of the highlight
	Gloss float64 // its sharpness
	Metal float64 // 0 stone, 1 metal: reflects the bright hall above instead of scattering
}

// Lit returns the light that a material reflects where its surface rises by dx and dy per pixel, to the right and down.
func (s Surface) Lit(albedo Tone, dx, dy float64) Tone {
	n := unit(-dx, -dy, 1)
	dot := func(v [3]float64) float64 { return max(0, n[0]*v[0]+n[1]*v[1]+n[2]*v[2]) }
	key, fill := dot(keyWay), dot(fillWay)
	spec := math.Pow(dot(halfWay), s.Gloss) * s.Shine
	rx, ry := 2*n[2]*n[0], 2*n[2]*n[1]
	hall := .18 + 1.25*Rise(-.35, .95, -(ry*.75+rx*.5)) + .22*Rise(.2, .9, ry*.8+rx*.4)
	var out Tone
	for i := range out {
		stone := albedo[i]*(keyLight[i]*key+fillLight[i]*fill+ambient[i]) + spec*keyLight[i]
		metal := albedo[i]*(hall*keyLight[i]*.82+.12) + spec*(albedo[i]*1.6+.1)*keyLight[i]
		v := stone + (metal-stone)*s.Metal
		if v > .64 { // bright light is compressed, not cut off
			v = .64 + .36*(1-math.Exp(-(v-.64)/.36))
		}
		out[i] = v
	}
	return out
}
