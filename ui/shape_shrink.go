package ui

import (
	"image"

	"runehall/assets/art"
)

// Scaled returns a picture scaled to a size in pixels; the caller owns the result. Each pixel is the mean of the area
// that it covers in the picture, which keeps engraved lines even. A library of filters would make up a fiftieth of the
// browser's download.
func Scaled(p art.Picture, w, h int) *image.RGBA {
	across, down := covers(p.Rect.Dx(), w), covers(p.Rect.Dy(), h)
	// Scale the rows first, then the columns.
	wide := make([]float32, 4*w*p.Rect.Dy())
	for y := range p.Rect.Dy() {
		row := p.Pix[y*p.Stride:]
		for x, c := range across {
			sum := wide[4*(y*w+x):][:4]
			for i, f := range c.parts {
				for k := range sum {
					sum[k] += f * float32(row[4*(c.from+i)+k])
				}
			}
		}
	}
	dst := image.NewRGBA(image.Rect(0, 0, w, h))
	for y, c := range down {
		for x := range w {
			var sum [4]float32
			for i, f := range c.parts {
				for k, v := range wide[4*((c.from+i)*w+x):][:4] {
					sum[k] += f * v
				}
			}
			for k, v := range sum {
				dst.Pix[dst.PixOffset(x, y)+k] = uint8(v + .5)
			}
		}
	}
	return dst
}

// cover says which pixels of a line one pixel of the scaled line covers: those from one on, each with its weight.
type cover struct {
	from  int
	parts []float32
}

// covers returns what each pixel of a line covers when a line of length from is scaled to length to.
func covers(from, to int) []cover {
	list := make([]cover, to)
	step := float64(from) / float64(to)
	reach := max(step, 1) / 2 // when enlarging, neighbouring pixels are mixed
	for i := range list {
		mid := (float64(i) + .5) * step
		lo, hi := mid-reach, mid+reach
		first, last := max(0, int(lo)), min(from-1, int(hi))
		c := cover{from: first}
		var sum float32
		for j := first; j <= last; j++ {
			part := float32(max(0, min(hi, float64(j+1))-max(lo, float64(j))))
			c.parts = append(c.parts, part)
			sum += part
		}
		for j := range c.parts {
			c.parts[j] /= sum
		}
		list[i] = c
	}
	return list
}
