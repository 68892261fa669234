package baked

import (
	"image"
	"math"

	"runehall/assets/art"
	"runehall/ui"
)

// Middle returns the middle of a picture at a size, in its own proportions.
func Middle(full art.Picture, size ui.Size) *image.RGBA {
	scale := max(size.W/float64(full.Rect.Dx()), size.H/float64(full.Rect.Dy()))
	part := image.Rectangle{Max: image.Pt(max(1, int(math.Round(size.W/scale))), max(1, int(math.Round(size.H/scale))))}
	part = part.Add(full.Rect.Min).Add(full.Rect.Size().Sub(part.Size()).Div(2))
	full.RGBA = full.SubImage(part).(*image.RGBA)
	return ui.Scaled(full, int(size.W), int(size.H))
}

// Rounded makes the corners of pixels round, and returns them.
func Rounded(p *image.RGBA, radius float64) *image.RGBA {
	w, h := float64(p.Rect.Dx()), float64(p.Rect.Dy())
	return Masked(p, func(x, y float64) float64 {
		dx, dy := max(radius-x, x-w+radius), max(radius-y, y-h+radius)
		if dx <= 0 || dy <= 0 {
			return 1
		}
		return radius - math.Hypot(dx, dy) + .5
	})
}

// Masked fades each pixel by how much of it is covered, and returns them.
func Masked(p *image.RGBA, covered func(x, y float64) float64) *image.RGBA {
	for y := range p.Rect.Dy() {
		for x := range p.Rect.Dx() {
			cover := min(max(covered(float64(x)+.5, float64(y)+.5), 0), 1)
			if cover == 1 {
				continue
			}
			for i := range 4 {
				q := &p.Pix[y*p.Stride+4*x+i]
				*q = uint8(float64(*q)*cover + .5)
			}
		}
	}
	return p
}
