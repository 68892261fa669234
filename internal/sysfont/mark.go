package sysfont

import (
	"image"
	"math"
	"unicode"
)

// The mark in place of a letter that nobody has, in parts of the size.
const (
	markAdvance = .62
	markHeight  = .62
	markSide    = .07 // free room at its left and right
	markLine    = .06
)

// mark draws a frame that stands on the baseline at (x, y).
func mark(dst *image.RGBA, x, y, size float64) {
	line := max(1, int(math.Round(size*markLine)))
	r := image.Rect(
		int(math.Round(x+size*markSide)), int(math.Round(y-size*markHeight)),
		int(math.Round(x+size*(markAdvance-markSide))), int(math.Round(y)),
	)
	inner := r.Inset(line)
	for py := r.Min.Y; py < r.Max.Y; py++ {
		for px := r.Min.X; px < r.Max.X; px++ {
			if p := image.Pt(px, py); !p.In(inner) && p.In(dst.Rect) {
				copy(dst.Pix[dst.PixOffset(px, py):], []byte{255, 255, 255, 255})
			}
		}
	}
}

// Seen reports whether there is something to see of a letter, or a space: joiners, directions, variation selectors and
// control codes only say how others are drawn.
func Seen(r rune) bool {
	switch {
	case r == 0xAD, r == 0x34F, r == 0x115F, r == 0x1160, r == 0x3164, r == 0xFFA0, 0x17B4 <= r && r <= 0x17B5,
		0x180B <= r && r <= 0x180F,
		0xFE00 <= r && r <= 0xFE0F, 0xFFF0 <= r && r <= 0xFFFB, 0xE0000 <= r && r <= 0xE0FFF:
		return false
	// signs of Arabic and Syriac round numbers are format characters
	case 0x600 <= r && r <= 0x605, r == 0x6DD, r == 0x70F, r == 0x8E2:
		return true
	}
	return !unicode.In(r, unicode.Cc, unicode.Cf)
}
