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
		scaleRow(wide[4*w*y:][:4*w], p.Pix[y*p.Stride:], across)
	}
	dst := image.NewRGBA(image.Rect(0, 0, w, h))
	sum := make([]float32, 4*w)
	for y, c := range down {
		clear(sum)
		for i, f := range c.parts {
			row := wide[4*w*(c.from+i):][:len(sum)]
			for k, v := range row {
				sum[k] += f * v
			}
		}
		pix := dst.Pix[y*dst.Stride:][:len(sum)]
		for k, v := range sum {
			pix[k] = uint8(v + .5)
		}
	}
	return dst
}

// scaleRow writes the pixels of one scaled row.
func scaleRow(dst []float32, row []byte, across []cover) {
	for x, c := range across {
		var red, green, blue, alpha float32
		from := row[4*c.from:]
		for i, f := range c.parts {
			pixel := from[4*i:][:4]
			red += f * float32(pixel[0])
			green += f * float32(pixel[1])
			blue += f * float32(pixel[2])
			alpha += f * float32(pixel[3])
		}
		sum := dst[4*x:][:4]
		sum[0], sum[1], sum[2], sum[3] = red, green, blue, alpha
	}
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
