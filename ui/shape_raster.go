package ui

import (
	"image"
	"image/draw"
	"math"

	"golang.org/x/image/vector"
)

// Shapes are rasterised on the CPU, once for each size, and uploaded: that is cheaper than antialiased drawing on the
// GPU in each frame, and gives the same pixels everywhere.

// flatness is how far a polyline may be from its curve, in pixels.
const flatness = 0.1

// polylines returns the path as polylines, multiplied by scale; closed says which of them are closed.
func (p *Path) polylines(scale float64) (lines [][]Point, closed []bool) {
	var line []Point
	end := func(c bool) {
		if len(line) > 0 {
			lines, closed = append(lines, line), append(closed, c)
		}
		line = nil
	}
	var start Point
	for _, op := range p.ops {
		switch op.kind {
		case 'M':
			end(false)
			start = op.p[0].Mul(scale)
			line = []Point{start}
		case 'L':
			if line == nil {
				line = []Point{start}
			}
			line = append(line, op.p[0].Mul(scale))
		case 'C':
			if line == nil {
				line = []Point{start}
			}
			line = flatten(line, op.p[0].Mul(scale), op.p[1].Mul(scale), op.p[2].Mul(scale))
		case 'Z':
			end(true)
		}
	}
	end(false)
	return lines, closed
}

// flatten appends a cubic curve from the last point of line.
func flatten(line []Point, a, b, to Point) []Point {
	from := line[len(line)-1]
	l := from.Dist(a) + a.Dist(b) + b.Dist(to)
	n := int(math.Ceil(math.Sqrt(l/flatness) / 2))
	n = max(2, min(n, 64))
	for i := 1; i <= n; i++ {
		t := float64(i) / float64(n)
		ab, bc, cd := from.Lerp(a, t), a.Lerp(b, t), b.Lerp(to, t)
		line = append(line, ab.Lerp(bc, t).Lerp(bc.Lerp(cd, t), t))
	}
	return line
}

// coverage is a mask in the making: how much of each pixel a shape covers.
type coverage struct {
	alpha *image.Alpha
	off   Point // from the shape's origin to the mask's corner
}

func newCoverage(bounds Rect) coverage {
	x, y := math.Floor(bounds.X)-1, math.Floor(bounds.Y)-1
	w, h := int(math.Ceil(bounds.Right())-x)+1, int(math.Ceil(bounds.Bottom())-y)+1
	return coverage{image.NewAlpha(image.Rect(0, 0, max(1, w), max(1, h))), Pt(x, y)}
}

// fill covers the inside of closed polylines.
func (c coverage) fill(lines [][]Point) {
	b := c.alpha.Bounds()
	r := vector.NewRasterizer(b.Dx(), b.Dy())
	r.DrawOp = draw.Src
	for _, line := range lines {
		for i, p := range line {
			x, y := float32(p.X-c.off.X), float32(p.Y-c.off.Y)
			if i == 0 {
				r.MoveTo(x, y)
			} else {
				r.LineTo(x, y)
			}
		}
		r.ClosePath()
	}
	r.Draw(c.alpha, b, image.Opaque, image.Point{})
}

// stroke covers everything within width/2 of polylines, with round caps and joins.
func (c coverage) stroke(lines [][]Point, closed []bool, width float64) {
	b := c.alpha.Bounds()
	for i, line := range lines {
		n := len(line) - 1
		if closed[i] {
			n++
		}
		if len(line) == 1 {
			n = 1
		}
		for j := range n {
			p, q := line[j], line[(j+1)%len(line)]
			box := Rc(min(p.X, q.X), min(p.Y, q.Y), math.Abs(p.X-q.X), math.Abs(p.Y-q.Y)).Grow(width/2 + 1)
			x0, y0 := max(0, int(box.X-c.off.X)), max(0, int(box.Y-c.off.Y))
			x1, y1 := min(b.Dx(), int(box.Right()-c.off.X)+1), min(b.Dy(), int(box.Bottom()-c.off.Y)+1)
			for y := y0; y < y1; y++ {
				for x := x0; x < x1; x++ {
					d := width/2 + .5 - segmentDist(Pt(float64(x)+.5+c.off.X, float64(y)+.5+c.off.Y), p, q)
					if v := uint8(clamp(d, 0, 1)*255 + .5); v > c.alpha.Pix[y*c.alpha.Stride+x] {
						c.alpha.Pix[y*c.alpha.Stride+x] = v
					}
				}
			}
		}
	}
}

func segmentDist(p, a, b Point) float64 {
	ab, ap := b.Sub(a), p.Sub(a)
	l := ab.X*ab.X + ab.Y*ab.Y
	if l == 0 {
		return ap.Len()
	}
	t := clamp((ap.X*ab.X+ap.Y*ab.Y)/l, 0, 1)
	return p.Dist(a.Add(ab.Mul(t)))
}

// picture uploads the mask in white. It needs a border if it is opaque at its edges and drawn stretched.
func (c coverage) picture(on *bench, border int) *Picture {
	b := c.alpha.Bounds()
	pix := make([]byte, 4*b.Dx()*b.Dy())
	for i, a := range c.alpha.Pix {
		pix[4*i], pix[4*i+1], pix[4*i+2], pix[4*i+3] = a, a, a, a
	}
	p := on.picture(b.Dx(), b.Dy(), border)
	p.image.WritePixels(pix)
	return p
}

func bounds(lines [][]Point) Rect {
	lo, hi := Pt(math.Inf(1), math.Inf(1)), Pt(math.Inf(-1), math.Inf(-1))
	for _, line := range lines {
		for _, p := range line {
			lo = Pt(min(lo.X, p.X), min(lo.Y, p.Y))
			hi = Pt(max(hi.X, p.X), max(hi.Y, p.Y))
		}
	}
	if lo.X > hi.X {
		return Rect{}
	}
	return Rc(lo.X, lo.Y, hi.X-lo.X, hi.Y-lo.Y)
}
