package pilot

import (
	"fmt"
	"image"
	"image/color"
	"math"
)

// Software renderers draw edges a little differently from each other, and pictures on edges most of all. A person sees two things: a
// spot that is clearly different, and a faint difference of a whole patch.
const (
	// spotDiffers is by how much a channel of a shrunk pixel must differ to be a spot.
	spotDiffers = 24
	// spotsOf is of how many pixels one may be such a spot.
	spotsOf = 5000
	// patchSide is the side of a patch in shrunk pixels, and patchDiffers by how much the mean of a channel over one may differ.
	patchSide, patchDiffers = 8, 5
)

// Alike compares two shrunk pictures as a person would. It returns what differs, or "", and a picture of it: spots are red,
// patches yellow, and the rest is the first picture, dimmed.
func Alike(got, want *image.RGBA) (string, *image.RGBA) {
	if got.Rect.Size() != want.Rect.Size() {
		return fmt.Sprintf("the size is %v, not %v", got.Rect.Size(), want.Rect.Size()), got
	}
	size := got.Rect.Size()
	diff := image.NewRGBA(got.Rect)
	spots, patches, worst := 0, 0, 0.0
	for y := range size.Y {
		for x := range size.X {
			p, q := got.RGBAAt(x, y), want.RGBAAt(x, y)
			diff.SetRGBA(x, y, color.RGBA{p.R / 3, p.G / 3, p.B / 3, 255})
			if apart(p.R, q.R) > spotDiffers || apart(p.G, q.G) > spotDiffers || apart(p.B, q.B) > spotDiffers {
				spots++
				diff.SetRGBA(x, y, color.RGBA{255, 0, 0, 255})
			}
		}
	}
	for y := 0; y < size.Y; y += patchSide {
		for x := 0; x < size.X; x += patchSide {
			patch := image.Rect(x, y, x+patchSide, y+patchSide).Intersect(got.Rect)
			r, g, b := mean(got, patch)
			r2, g2, b2 := mean(want, patch)
			by := max(math.Abs(r-r2), math.Abs(g-g2), math.Abs(b-b2))
			if worst = max(worst, by); by > patchDiffers {
				patches++
				outline(diff, patch, color.RGBA{255, 255, 0, 255})
			}
		}
	}
	if most := max(3, size.X*size.Y/spotsOf); spots > most || patches > 0 {
		return fmt.Sprintf("%d spots differ (%d may), and %d patches, by up to %.1f", spots, most, patches, worst), diff
	}
	return "", nil
}

func apart(a, b uint8) int { return int(max(a, b) - min(a, b)) }

func outline(p *image.RGBA, r image.Rectangle, c color.RGBA) {
	for x := r.Min.X; x < r.Max.X; x++ {
		p.SetRGBA(x, r.Min.Y, c)
		p.SetRGBA(x, r.Max.Y-1, c)
	}
	for y := r.Min.Y; y < r.Max.Y; y++ {
		p.SetRGBA(r.Min.X, y, c)
		p.SetRGBA(r.Max.X-1, y, c)
	}
}
