package ui

import (
	"unicode/utf8"

	"github.com/tinne26/etxt/fract"
	"golang.org/x/image/font"
	"golang.org/x/image/math/fixed"
)

// overlay is where the next combining mark over a letter goes: the middle of the letter, and how far the mark is raised
// above earlier ones.
type overlay struct {
	mid, raise float64
}

// overlay returns the place for marks over the last letter of a run that ends at x.
func (t *typesetter) overlay(r run, size, x float64) overlay {
	last, _ := utf8.DecodeLastRuneInString(r.text)
	box, advance := t.bounds(r, last, size)
	o := overlay{mid: x - advance + float64(box.Min.X+box.Max.X)/128}
	if small, _ := t.bounds(r, 'x', size); box.Min.Y < small.Min.Y {
		o.raise = float64(small.Min.Y-box.Min.Y) / 64
	}
	return o
}

// addOver adds a mark above or below a letter, centred. It does not apply the typeface's own rules for placing marks.
func (t *typesetter) addOver(ink *glyphs, r run, size float64, o *overlay, base float64) {
	mark, _ := utf8.DecodeRuneInString(r.text)
	face := t.faces.list[r.font]
	glyph, err := face.GlyphIndex(&t.buffer, mark)
	if err != nil {
		return // cannot happen: the typeface was asked before
	}
	box, _ := t.bounds(r, mark, size)
	above := box.Max.Y < 0 // of the baseline
	y := base
	if above {
		y -= o.raise
		o.raise += float64(box.Max.Y-box.Min.Y) / 64
	}
	x := o.mid - float64(box.Min.X+box.Max.X)/128
	ink.add(face, &t.buffer, glyph, size, fract.Point{X: fract.FromFloat64(x), Y: fract.FromFloat64(y)})
}

// bounds returns the box of a letter's ink, from the pen on the baseline, and its advance.
func (t *typesetter) bounds(r run, letter rune, size float64) (box fixed.Rectangle26_6, advance float64) {
	face := t.faces.list[r.font]
	glyph, err := face.GlyphIndex(&t.buffer, letter)
	if err != nil {
		return box, 0
	}
	box, a, err := face.GlyphBounds(&t.buffer, glyph, fixed.Int26_6(size*64), font.HintingNone)
	if err != nil {
		return fixed.Rectangle26_6{}, 0
	}
	return box, float64(a) / 64
}
