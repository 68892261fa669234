package ui

import (
	"math"
	"strings"

	"runehall/assets/fonts"
)

// TextStyle is a typeface, a size in pixels and a colour.
type TextStyle struct {
	Font  fonts.ID
	Size  float64
	Color Color
}

// In returns the style in another colour.
func (s TextStyle) In(c Color) TextStyle { s.Color = c; return s }

// Sized returns the style in another size, in pixels, for words that are part of a picture.
func (s TextStyle) Sized(size float64) TextStyle { s.Size = size; return s }

// AtMost returns the style no larger than a size, in pixels.
func (s TextStyle) AtMost(size float64) TextStyle { return s.Sized(min(s.Size, size)) }

// Scaled returns the style with its size multiplied by f.
func (s TextStyle) Scaled(f float64) TextStyle { s.Size *= f; return s }

// Bold returns the style in the bold body typeface.
func (s TextStyle) Bold() TextStyle { s.Font = fonts.Bold; return s }

// Align is the position of text within its rectangle, or relative to its point.
type Align uint8

// The alignments. Combine a horizontal one with a vertical one: AlignCenter|AlignMiddle.
const (
	AlignLeft   Align = 0
	AlignCenter Align = 1
	AlignRight  Align = 2
	AlignTop    Align = 0
	AlignMiddle Align = 4
	AlignBottom Align = 8
)

// factors returns the alignment as fractions of the free room, from 0 to 1.
func (a Align) factors() (x, y float64) { return float64(a&3) / 2, float64(a>>2&3) / 2 }

// key returns the cache key of a text. Sizes and widths are rounded, so that texts that look equal share a key.
func (s TextStyle) key(text string, width float64, a Align) textKey {
	return textKey{text, s.Font, math.Round(s.Size*8) / 8, math.Floor(width), a & 3}
}

// Measure returns the size of text, wrapped at width pixels. With width 0 it breaks only at line breaks.
func (k *Kit) Measure(text string, s TextStyle, width float64) Size {
	return k.text.layOut(s.key(text, width, AlignLeft)).size
}

// LineHeight returns the height of one line of a style, in pixels.
func (k *Kit) LineHeight(s TextStyle) float64 { return k.Measure(" ", s, 0).H }

// minShrink is how far text shrinks before it wraps.
const minShrink = 0.85

// FitText returns the style in which text fits into room: as it is, or shrunk to no less than 85 %, or wrapped (wrap is
// true). Wrapped text keeps its size unless the lines together are too high; then it shrinks down to what is legible.
// If it does not fit even then, it is too large for the room, and [Canvas.TextIn] shortens it.
func (k *Kit) FitText(text string, s TextStyle, room Size) (fit TextStyle, wrap bool) {
	one := k.Measure(text, s, 0)
	if one.W <= room.W && one.H <= room.H || text == "" || room.W <= 0 || room.H <= 0 {
		return s, false
	}
	if f := min(room.W/one.W, room.H/one.H); f >= minShrink {
		return s.Scaled(math.Floor(f*64) / 64), false
	}
	for small := s; ; small.Size = max(small.Size*.95, k.Legible) {
		m := k.Measure(text, small, room.W)
		if m.W <= room.W && m.H <= room.H && (small.Size <= k.Legible || k.whole(text, small, room.W)) {
			return small, true
		}
		if small.Size <= k.Legible {
			k.cram(text)
			return small, true
		}
	}
}

// whole reports whether every word of a text fits into a width, so that none has to be broken.
func (k *Kit) whole(text string, s TextStyle, width float64) bool {
	for word := range strings.FieldsSeq(text) {
		if k.Measure(word, s, 0).W > width {
			return false
		}
	}
	return true
}
