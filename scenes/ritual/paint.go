package ritual

import (
	"image"
	"math"

	"runehall/ui"
)

// painting is a picture being made on the CPU, in premultiplied floats: red, green, blue and alpha of each pixel.
// Pictures are made once per size and uploaded; no frame paints.
type painting struct {
	w, h int
	pix  []float32
}

func newPainting(w, h int) *painting {
	return &painting{w: w, h: h, pix: make([]float32, 4*w*h)}
}

// tone is a light in linear red, green and blue; a colour's square, so that mixing looks even.
type tone [3]float64

// toneOf returns the light of a colour, without its alpha.
func toneOf(c ui.Color) tone {
	f := func(v uint8) float64 { x := float64(v) / 255; return x * x }
	return tone{f(c.R), f(c.G), f(c.B)}
}

func (t tone) mix(o tone, f float64) tone {
	for i := range t {
		t[i] += (o[i] - t[i]) * f
	}
	return t
}

func (t tone) mul(f float64) tone { return tone{t[0] * f, t[1] * f, t[2] * f} }

// put lays a light over a pixel, as strong as alpha.
func (p *painting) put(x, y int, t tone, alpha float64) {
	if alpha <= 0 {
		return
	}
	o := 4 * (y*p.w + x)
	for i := range 3 {
		v := float32(math.Sqrt(max(0, min(t[i], 1))) * alpha)
		p.pix[o+i] = v + p.pix[o+i]*float32(1-alpha)
	}
	p.pix[o+3] = float32(alpha) + p.pix[o+3]*float32(1-alpha)
}

// lay lays another painting over this one, with its corner at x, y.
func (p *painting) lay(q *painting, x, y int) {
	for j := max(0, -y); j < q.h && y+j < p.h; j++ {
		for i := max(0, -x); i < q.w && x+i < p.w; i++ {
			s, d := 4*(j*q.w+i), 4*((y+j)*p.w+x+i)
			if a := q.pix[s+3]; a > 0 {
				for k := range 4 {
					p.pix[d+k] = q.pix[s+k] + p.pix[d+k]*(1-a)
				}
			}
		}
	}
}

// picture uploads the painting.
func (p *painting) picture() *ui.Picture {
	img := image.NewRGBA(image.Rect(0, 0, p.w, p.h))
	for i, v := range p.pix {
		img.Pix[i] = byte(min(v, 1)*255 + .5)
	}
	return ui.Upload(img)
}

// hexDistance returns the distance of a point from the edge of a hexagon with a point on top and circumradius r round
// the origin; it is negative inside. Outside, near a corner, it is a little too small, which no bevel shows.
func hexDistance(p ui.Point, r float64) float64 {
	x, y, a := math.Abs(p.X), math.Abs(p.Y), r*math.Sqrt(3)/2
	return max(x-a, x/2+y*math.Sqrt(3)/2-a)
}

// segmentDistance returns the distance of p from the segment between a and b.
func segmentDistance(p, a, b ui.Point) float64 {
	ab, ap := b.Sub(a), p.Sub(a)
	length := ab.X*ab.X + ab.Y*ab.Y
	if length == 0 {
		return ap.Len()
	}
	t := max(0, min((ap.X*ab.X+ap.Y*ab.Y)/length, 1))
	return p.Dist(a.Add(ab.Mul(t)))
}

// The light of every table: a warm key from the upper left, a cool fill from the lower right, and what is everywhere.
var (
	keyWay, fillWay = unit(-.50, -.70, .62), unit(.60, .55, .60)
	halfWay         = unit(keyWay[0], keyWay[1], keyWay[2]+1)
	keyLight        = tone{1.28, 1.10, .86}
	fillLight       = tone{.16, .20, .27}
	ambient         = tone{.24, .25, .28}
)

func unit(x, y, z float64) [3]float64 {
	l := math.Sqrt(x*x + y*y + z*z)
	return [3]float64{x / l, y / l, z / l}
}

// surface is how a material takes the light.
type surface struct {
	shine float64 // strength of the highlight
	gloss float64 // its sharpness
	metal float64 // 0 stone, 1 metal: reflects the bright hall above instead of scattering
}

// lit returns the light that comes from a material whose surface rises by dx and dy per pixel to the right and down.
func (s surface) lit(albedo tone, dx, dy float64) tone {
	n := unit(-dx, -dy, 1)
	dot := func(v [3]float64) float64 { return max(0, n[0]*v[0]+n[1]*v[1]+n[2]*v[2]) }
	key, fill := dot(keyWay), dot(fillWay)
	spec := math.Pow(dot(halfWay), s.gloss) * s.shine
	rx, ry := 2*n[2]*n[0], 2*n[2]*n[1]
	hall := .18 + 1.25*rise(-.35, .95, -(ry*.75+rx*.5)) + .22*rise(.2, .9, ry*.8+rx*.4)
	var out tone
	for i := range out {
		stone := albedo[i]*(keyLight[i]*key+fillLight[i]*fill+ambient[i]) + spec*keyLight[i]
		metal := albedo[i]*(hall*keyLight[i]*.82+.12) + spec*(albedo[i]*1.6+.1)*keyLight[i]
		v := stone + (metal-stone)*s.metal
		if v > .64 { // bright light is pressed together instead of being cut off
			v = .64 + .36*(1-math.Exp(-(v-.64)/.36))
		}
		out[i] = v
	}
	return out
}

// rise goes smoothly from 0 at a to 1 at b.
func rise(a, b, x float64) float64 {
	t := max(0, min((x-a)/(b-a), 1))
	return t * t * (3 - 2*t)
}
