package sysfont

import (
	"image"
	"math"
	"unicode"
)

// marks paints a mark for each letter of a run that can be seen.
func marks(run string, size float64) (p Painting, width float64) {
	n := 0
	for _, r := range run {
		if Seen(r) && !unicode.IsSpace(r) && !unicode.Is(unicode.M, r) {
			n++
		}
	}
	if n == 0 {
		return Painting{}, 0
	}
	width = float64(n) * size * markAdvance
	high := int(math.Ceil(size))
	p = Painting{Pix: image.NewRGBA(image.Rect(0, 0, min(maxWidth, int(math.Ceil(width))), high+1)),
		Off: image.Pt(0, -high)}
	for i := range n {
		mark(p.Pix, float64(i)*size*markAdvance, float64(high), size)
	}
	return p, width
}
