package paint

import (
	"image"
	"math"

	"runehall/ui"
)

// Painting is a picture being made on the CPU, in premultiplied floats: red, green, blue and alpha of each pixel.
type Painting struct {
	W, H int
	Pix  []float32
}

// New returns an empty painting of a size in pixels.
func New(w, h int) *Painting {
	return &Painting{W: w, H: h, Pix: make([]float32, 4*w*h)}
}

// From returns a painting of a picture that was made elsewhere.
func From(img *image.RGBA) *Painting {
	p := New(img.Rect.Dx(), img.Rect.Dy())
	for y := range p.H {
		for x, v := range img.Pix[y*img.Stride:][:4*p.W] {
			p.Pix[4*y*p.W+x] = float32(v) / 255
		}
	}
	return p
}

// Plate returns a painting round a middle, large enough for a radius. At paints each pixel, given its offset q from the
// middle.
func Plate(radius float64, at func(p *Painting, i, j int, q ui.Point)) *Painting {
	side := 2*int(math.Ceil(radius)) + 2
	p := New(side, side)
	mid := float64(side) / 2
	for j := range side {
		for i := range side {
			at(p, i, j, ui.Pt(float64(i)+.5-mid, float64(j)+.5-mid))
		}
	}
	return p
}

// Round calls at for the pixels in the square round a circle, with the offset q of each from its middle.
func (p *Painting) Round(mid ui.Point, radius float64, at func(i, j int, q ui.Point)) {
	for j := max(0, int(mid.Y-radius)); j < min(p.H, int(mid.Y+radius)+1); j++ {
		for i := max(0, int(mid.X-radius)); i < min(p.W, int(mid.X+radius)+1); i++ {
			at(i, j, ui.Pt(float64(i)+.5, float64(j)+.5).Sub(mid))
		}
	}
}

// Put lays a light over a pixel, with an opacity.
func (p *Painting) Put(x, y int, t Tone, alpha float64) {
	if alpha <= 0 {
		return
	}
	o := 4 * (y*p.W + x)
	for i := range 3 {
		v := float32(math.Sqrt(max(0, min(t[i], 1))) * alpha)
		p.Pix[o+i] = v + p.Pix[o+i]*float32(1-alpha)
	}
	p.Pix[o+3] = float32(alpha) + p.Pix[o+3]*float32(1-alpha)
}

// Lay lays another painting over this one, with its corner at x, y.
func (p *Painting) Lay(q *Painting, x, y int) {
	for j := max(0, -y); j < q.H && y+j < p.H; j++ {
		for i := max(0, -x); i < q.W && x+i < p.W; i++ {
			s, d := 4*(j*q.W+i), 4*((y+j)*p.W+x+i)
			if a := q.Pix[s+3]; a > 0 {
				for k := range 4 {
					p.Pix[d+k] = q.Pix[s+k] + p.Pix[d+k]*(1-a)
				}
			}
		}
	}
}

// Picture uploads the painting.
func (p *Painting) Picture() *ui.Picture {
	img := image.NewRGBA(image.Rect(0, 0, p.W, p.H))
	for i, v := range p.Pix {
		img.Pix[i] = byte(min(v, 1)*255 + .5)
	}
	return ui.Upload(img)
}

// Cover returns the part of a pixel that lies inside an edge, given the distance of its middle.
func Cover(distance float64) float64 { return max(0, min(.5-distance, 1)) }

// Rise returns a smooth step: 0 up to a, 1 from b on.
func Rise(a, b, x float64) float64 {
	t := max(0, min((x-a)/(b-a), 1))
	return t * t * (3 - 2*t)
}
