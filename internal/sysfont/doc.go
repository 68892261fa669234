// Package sysfont draws the letters that the program's own typefaces lack, in names that people have given themselves.
//
// In the page the browser draws them, in whatever fonts it has, shaped and in the right order. Elsewhere they come from
// the fonts of the system, which are searched in the background when such a letter is met, and go-text shapes them:
// letters join, marks stand where the font wants them, runs from right to left are in order, emoji have their colours.
// A letter that no font has becomes an empty frame; nothing visible is left out. Whatever is wrong with a font of the
// system, others are taken.
package sysfont

import "image"

// Painting is a run of letters, painted.
type Painting struct {
	// Pix is the picture, in white unless Colour is set. It is nil if there is nothing to see.
	Pix *image.RGBA
	// Off is where the picture's upper left corner lies from the pen, on the baseline, at the run's left end.
	Off image.Point
	// Colour says that the letters have colours of their own, such as emoji.
	Colour bool
}

// MaxSize is the size in pixels up to which letters are painted; larger ones are painted at it.
const MaxSize = 512

// maxWidth bounds the width of a painting in pixels.
const maxWidth = 8192
