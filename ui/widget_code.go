package ui

import (
	"errors"
	"fmt"
	"image"
	"image/color"
	"math"

	"rsc.io/qr"
)

// Code is a QR code, for a camera to read. It is dark on light, in whole pixels, with the margin that the standard
// demands. The zero value is empty and takes no room.
type Code struct {
	// Most is the largest width and height, in pixels; 0: as in a dialog.
	Most float64
	// Paper is the colour of the light modules; the zero value is white. It must be a light one.
	Paper Color
	// Dim draws the code as a thing that nobody needs now, on a ground that is not white.
	Dim bool

	code    *qr.Code
	picture *Picture
	pixels  int // the width of a module in the picture
	rect    Rect
}

// ErrCodeFull is returned for a text that is too long for a code.
var ErrCodeFull = errors.New("too long for a QR code")

// mostCode is the number of bytes in the largest code with the least error correction, which is enough on a screen.
const mostCode = 2953

// quiet is the width of the margin, in modules.
const quiet = 4

// Write encodes a text. After an error the code is empty.
func (w *Code) Write(text string) error {
	w.Drop()
	w.code = nil
	if len(text) > mostCode {
		return ErrCodeFull
	}
	code, err := qr.Encode(text, qr.L)
	if err != nil {
		return fmt.Errorf("ui: a QR code: %w", err)
	}
	w.code = code
	return nil
}

// Written reports whether the code holds a text.
func (w *Code) Written() bool { return w.code != nil }

// modules returns the width in modules, with the margin.
func (w *Code) modules() int { return w.code.Size + 2*quiet }

func (w *Code) side(k *Kit, width float64) float64 {
	if w.code == nil {
		return 0
	}
	n, most := float64(w.modules()), k.Part.Dialog
	if w.Most > 0 {
		most = min(most, w.Most)
	}
	return max(1, math.Floor(min(width, most)/n)) * n
}

// Measure returns a square with a whole number of pixels per module.
func (w *Code) Measure(k *Kit, room Size) Size {
	side := w.side(k, room.W)
	return Sz(side, side)
}

// Layout places the code in the middle of r, at its upper edge.
func (w *Code) Layout(k *Kit, r Rect) {
	side := w.side(k, r.W)
	w.rect = r.Place(Sz(side, side), .5, 0).Snap()
	if w.code == nil {
		return
	}
	if pixels := int(side) / w.modules(); w.picture == nil || pixels != w.pixels {
		w.Drop()
		w.pixels = pixels
	}
}

// Rect returns where the code lies, with its margin.
func (w *Code) Rect() Rect { return w.rect }

// Image returns the code as an image with so many pixels per module.
func (w *Code) Image(pixels int) *image.RGBA {
	n := w.modules() * pixels
	m := image.NewRGBA(image.Rect(0, 0, n, n))
	for y := range n {
		for x := range n {
			shade := color.RGBA{255, 255, 255, 255}
			if w.code.Black(x/pixels-quiet, y/pixels-quiet) {
				shade = color.RGBA{0, 0, 0, 255}
			}
			m.SetRGBA(x, y, shade)
		}
	}
	return m
}

// Drop frees the picture. Drawing makes it again.
func (w *Code) Drop() {
	if w.picture != nil {
		w.picture.Drop()
		w.picture = nil
	}
}

// Update does nothing: a code reacts to nothing.
func (w *Code) Update(*Context) {}

// Draw draws the code.
func (w *Code) Draw(c *Canvas) {
	if w.code == nil {
		return
	}
	if w.picture == nil {
		w.picture = Upload(w.Image(w.pixels))
	}
	if w.Dim {
		defer c.Unfade(c.Fade(.3))
	}
	paper := White
	if w.Paper != (Color{}) {
		paper = w.Paper
	}
	c.Draw(w.picture, w.rect.Min(), paper)
	c.Frame(w.rect, 0, c.Dp(2), Flat(c.Palette.Brass))
}
