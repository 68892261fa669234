package pilot

import (
	"fmt"
	"image"
	"image/color"
	"image/png"
	"os"
	"path/filepath"
)

// Tolerance is by how much a channel of a pixel may differ in pictures that are
// the same: software renderers differ by 1 now and then.
const Tolerance = 3

// Diff compares two pictures and returns the number of pixels that differ by more than
// Tolerance in a channel, and a picture of them: red where they differ, and the
// first picture, dimmed, elsewhere. Pictures of different sizes differ in every
// pixel, and the difference picture is nil.
func Diff(a, b *image.RGBA) (int, *image.RGBA) {
	if a.Rect.Size() != b.Rect.Size() {
		return max(a.Rect.Dx()*a.Rect.Dy(), b.Rect.Dx()*b.Rect.Dy()), nil
	}
	n := 0
	diff := image.NewRGBA(image.Rectangle{Max: a.Rect.Size()})
	for y := range a.Rect.Dy() {
		for x := range a.Rect.Dx() {
			p := a.RGBAAt(a.Rect.Min.X+x, a.Rect.Min.Y+y)
			q := b.RGBAAt(b.Rect.Min.X+x, b.Rect.Min.Y+y)
			if Near(p, q) {
				diff.SetRGBA(x, y, color.RGBA{p.R / 4, p.G / 4, p.B / 4, 255})
				continue
			}
			n++
			diff.SetRGBA(x, y, color.RGBA{255, 0, 0, 255})
		}
	}
	return n, diff
}

// Near reports whether two pixels differ by no more than Tolerance in each channel.
func Near(p, q color.RGBA) bool {
	return near(p.R, q.R) && near(p.G, q.G) && near(p.B, q.B) && near(p.A, q.A)
}

func near(p, q uint8) bool { return max(p, q)-min(p, q) <= Tolerance }

// WritePNG writes a picture to a file, and makes the file's folder.
func WritePNG(path string, picture image.Image) error { return writePNG(path, picture, png.BestSpeed) }

func writePNG(path string, picture image.Image, level png.CompressionLevel) error {
	if err := os.MkdirAll(filepath.Dir(path), 0o777); err != nil {
		return err
	}
	f, err := os.Create(path)
	if err != nil {
		return err
	}
	encoder := png.Encoder{CompressionLevel: level}
	if err := encoder.Encode(f, picture); err != nil {
		_ = f.Close() // the first error is the one to tell
		return fmt.Errorf("%s: %w", path, err)
	}
	return f.Close()
}
