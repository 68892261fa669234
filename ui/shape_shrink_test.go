package ui

import (
	"image"
	"image/color"
	"testing"

	"runehall/assets/art"
)

func TestScaledKeepsEvenColour(t *testing.T) {
	src := image.NewRGBA(image.Rect(0, 0, 40, 30))
	for i := range src.Pix {
		src.Pix[i] = []uint8{90, 60, 30, 120}[i%4]
	}
	// A part of a sheet is scaled as if it were alone.
	part := src.SubImage(image.Rect(7, 5, 31, 23)).(*image.RGBA)
	for _, size := range []image.Point{{1, 1}, {5, 18}, {24, 18}, {31, 7}, {80, 60}} {
		got := Scaled(art.Picture{RGBA: part, Scale: 1}, size.X, size.Y)
		for y := range size.Y {
			for x := range size.X {
				if c := got.RGBAAt(x, y); c != (color.RGBA{90, 60, 30, 120}) {
					t.Fatalf("at %v pixel %d, %d is %v", size, x, y, c)
				}
			}
		}
	}
}

func TestScaledIsTheMean(t *testing.T) {
	src := image.NewRGBA(image.Rect(0, 0, 4, 2))
	for i, v := range []uint8{0, 100, 200, 40, 20, 80, 0, 160} {
		src.SetRGBA(i%4, i/4, color.RGBA{v, v, v, 255})
	}
	got := Scaled(art.Picture{RGBA: src, Scale: 1}, 2, 1)
	if a, b := got.RGBAAt(0, 0).R, got.RGBAAt(1, 0).R; a != 50 || b != 100 {
		t.Errorf("the halves are %d and %d, want 50 and 100", a, b)
	}
}
