package pilot

import (
	"image"
	"image/color"
)

// shrunkBy is by how much approved pictures are smaller than the screen.
const shrunkBy = 4

// Shrink returns a picture at a quarter of its size, each pixel the mean of those that it stands for.
func Shrink(p *image.RGBA) *image.RGBA { return shrink(p, shrunkBy) }

// shrink makes a picture smaller by a whole number, at least 1.
func shrink(p *image.RGBA, by int) *image.RGBA {
	size := p.Rect.Size()
	small := image.NewRGBA(image.Rect(0, 0, (size.X+by-1)/by, (size.Y+by-1)/by))
	for y := range small.Rect.Dy() {
		for x := range small.Rect.Dx() {
			block := image.Rect(x*by, y*by, (x+1)*by, (y+1)*by).Add(p.Rect.Min).Intersect(p.Rect)
			r, g, b := mean(p, block)
			small.SetRGBA(x, y, color.RGBA{uint8(r + .5), uint8(g + .5), uint8(b + .5), 255})
		}
	}
	return small
}

func mean(p *image.RGBA, part image.Rectangle) (r, g, b float64) {
	for y := part.Min.Y; y < part.Max.Y; y++ {
		for x := part.Min.X; x < part.Max.X; x++ {
			c := p.RGBAAt(x, y)
			r, g, b = r+float64(c.R), g+float64(c.G), b+float64(c.B)
		}
	}
	n := float64(part.Dx() * part.Dy())
	return r / n, g / n, b / n
}
