package pilot

import (
	"fmt"
	"image"
	"image/color"
	"image/draw"
	"iter"
)

// A renderer draws edges a little differently from another one, and a change of a layout moves everything by a pixel:
// nobody sees either. What a person sees is a spot that is clearly different, wherever it is looked for nearby, and a
// faint difference of a whole patch.
const (
	// spotDiffers is by how much a channel of a pixel, softened and shrunk, must leave what lies around that place in
	// the other picture to be a spot.
	spotDiffers = 24
	// oneSpotOf is of how many pixels one may be such a spot.
	oneSpotOf = 5000
	// patchSide is the side of a patch in shrunk pixels, and patchDiffers by how much the mean of a channel over one
	// may leave those of the patches of the other picture that are at most a pixel away.
	patchSide, patchDiffers = 6, 5
)

// Alike compares a shrunk picture with an approved one as a person would: what is moved by less than a shrunk pixel is
// where it was. It returns what differs, or "", and a picture of it: spots are red, patches yellow, and the rest is the
// first picture, dimmed.
func Alike(got *image.RGBA, want image.Image) (string, *image.RGBA) {
	if got.Rect.Size() != want.Bounds().Size() {
		return fmt.Sprintf("the size is %v, not %v", got.Rect.Size(), want.Bounds().Size()), got
	}
	a, b := asRGBA(got), asRGBA(want)
	diff := asRGBA(got)
	for i := range diff.Pix {
		if i%4 < 3 {
			diff.Pix[i] /= 3
		}
	}
	spots := spotsOf(a, b)
	for _, at := range spots {
		diff.SetRGBA(at.X, at.Y, color.RGBA{255, 0, 0, 255})
	}
	patches, worst := 0, 0.0
	for patch := range patchesOf(a.Rect) {
		by := tinted(a, b, patch)
		if worst = max(worst, by); by > patchDiffers {
			patches++
			outline(diff, patch, color.RGBA{255, 255, 0, 255})
		}
	}
	if most := max(3, a.Rect.Dx()*a.Rect.Dy()/oneSpotOf); len(spots) > most || patches > 0 {
		return fmt.Sprintf("%d spots differ (%d may), and %d patches, by up to %.1f", len(spots),
			most, patches, worst), diff
	}
	return "", nil
}

// spotsOf returns where two pictures are clearly different.
func spotsOf(a, b *image.RGBA) (spots []image.Point) {
	softA, softB := soften(a), soften(b)
	for y := range a.Rect.Dy() {
		for x := range a.Rect.Dx() {
			if max(outside(softA, softB, x, y), outside(softB, softA, x, y)) > spotDiffers {
				spots = append(spots, image.Pt(x, y))
			}
		}
	}
	return spots
}

// patchesOf divides a picture into patches.
func patchesOf(r image.Rectangle) iter.Seq[image.Rectangle] {
	return func(yield func(image.Rectangle) bool) {
		for y := r.Min.Y; y < r.Max.Y; y += patchSide {
			for x := r.Min.X; x < r.Max.X; x += patchSide {
				if !yield(image.Rect(x, y, x+patchSide, y+patchSide).Intersect(r)) {
					return
				}
			}
		}
	}
}

// asRGBA returns a copy of a picture that begins at 0, 0.
func asRGBA(p image.Image) *image.RGBA {
	out := image.NewRGBA(image.Rectangle{Max: p.Bounds().Size()})
	draw.Draw(out, out.Rect, p, p.Bounds().Min, draw.Src)
	return out
}

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
