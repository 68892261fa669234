package pilot_test

import (
	"image"
	"image/color"
	"image/png"
	"os"
	"path/filepath"
	"testing"

	"runehall/internal/workshop/pilot"
)

func grey(w, h int, v uint8) *image.RGBA {
	m := image.NewRGBA(image.Rect(0, 0, w, h))
	for y := range h {
		for x := range w {
			m.SetRGBA(x, y, color.RGBA{v, v, v, 255})
		}
	}
	return m
}

func TestDiffForgivesTheToleranceAndNoMore(t *testing.T) {
	a, b := grey(4, 3, 100), grey(4, 3, 100+pilot.Tolerance)
	if n, _ := pilot.Diff(a, b); n != 0 {
		t.Errorf("%d pixels differ within the tolerance", n)
	}
	b.SetRGBA(2, 1, color.RGBA{100, 100, 100 - pilot.Tolerance - 1, 255})
	n, diff := pilot.Diff(a, b)
	if n != 1 || diff.RGBAAt(2, 1) != (color.RGBA{255, 0, 0, 255}) ||
		diff.RGBAAt(0, 0) != (color.RGBA{25, 25, 25, 255}) {
		t.Errorf("%d pixels differ, marked %v on %v; want 1, red on dim grey", n, diff.RGBAAt(2, 1), diff.RGBAAt(0, 0))
	}
	if n, diff := pilot.Diff(a, grey(4, 4, 100)); n != 16 || diff != nil {
		t.Errorf("pictures of different sizes: %d pixels differ, picture %v", n, diff)
	}
}

func TestWritePNG(t *testing.T) {
	path := filepath.Join(t.TempDir(), "folder", "grey.png")
	if err := pilot.WritePNG(path, grey(2, 2, 7)); err != nil {
		t.Fatal(err)
	}
	f, err := os.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	m, err := png.Decode(f)
	if err != nil || m.Bounds().Dx() != 2 {
		t.Errorf("decoded %v, error %v", m, err)
	}
}
