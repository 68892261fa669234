package pilot

import (
	"image"
	"image/color"
)

// soften returns a picture of which each pixel has taken a little of those around it, as from further away. Then a thin
// line that comes to lie between two pixels is as bright as before.
func soften(p *image.RGBA) *image.RGBA {
	across, out := image.NewRGBA(p.Rect), image.NewRGBA(p.Rect)
	weigh := func(to, from *image.RGBA, dx, dy int) {
		for y := range p.Rect.Dy() {
			for x := range p.Rect.Dx() {
				a, b, c := clamped(from, x-dx, y-dy), from.RGBAAt(x, y), clamped(from, x+dx, y+dy)
				to.SetRGBA(x, y, color.RGBA{third(a.R, b.R, c.R), third(a.G, b.G, c.G), third(a.B, b.B, c.B), 255})
			}
		}
	}
	weigh(across, p, 1, 0)
	weigh(out, across, 0, 1)
	return out
}

// third weighs a channel of a pixel twice, and those beside it once.
func third(a, b, c uint8) uint8 { return uint8((int(a) + 2*int(b) + int(c) + 2) / 4) }

// clamped returns a pixel, or the nearest one of the picture.
func clamped(p *image.RGBA, x, y int) color.RGBA {
	return p.RGBAAt(min(max(x, 0), p.Rect.Dx()-1), min(max(y, 0), p.Rect.Dy()-1))
}

// outside returns by how much a channel of one picture's pixel lies outside of what the other has at that place and
// around it.
func outside(a, b *image.RGBA, x, y int) int {
	low, high := [3]int{255, 255, 255}, [3]int{}
	for dy := -1; dy <= 1; dy++ {
		for dx := -1; dx <= 1; dx++ {
			c := rgb(clamped(b, x+dx, y+dy))
			for i := range c {
				low[i], high[i] = min(low[i], c[i]), max(high[i], c[i])
			}
		}
	}
	by := 0
	for i, v := range rgb(a.RGBAAt(x, y)) {
		by = max(by, v-high[i], low[i]-v)
	}
	return by
}

// tinted returns by how much the mean of a channel over a patch lies outside of what it is over the patches of the
// other picture which lie at most a pixel away.
func tinted(a, b *image.RGBA, patch image.Rectangle) float64 {
	low, high := [3]float64{255, 255, 255}, [3]float64{}
	for dy := -1; dy <= 1; dy++ {
		for dx := -1; dx <= 1; dx++ {
			if other := patch.Add(image.Pt(dx, dy)); other.In(b.Rect) {
				for i, v := range means(b, other) {
					low[i], high[i] = min(low[i], v), max(high[i], v)
				}
			}
		}
	}
	by := 0.0
	for i, v := range means(a, patch) {
		by = max(by, v-high[i], low[i]-v)
	}
	return by
}

func means(p *image.RGBA, part image.Rectangle) [3]float64 {
	r, g, b := mean(p, part)
	return [3]float64{r, g, b}
}
