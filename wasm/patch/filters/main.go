// Filters is a program for tests, natively and as a page. It draws once with each of the engine's built-in shaders and
// hands over the pixels. That way a test can compare builds with the shader compiler and builds without it.
package main

import (
	"fmt"
	"image"
	"image/color"
	"os"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/colorm"
)

// side is the width and height of each drawing, in pixels.
const side = 48

// filters is the program. It draws everything in its first frame.
type filters struct{ done bool }

// Update implements [ebiten.Game].
func (f *filters) Update() error { return nil }

// Layout implements [ebiten.Game].
func (f *filters) Layout(width, height int) (int, int) { return width, height }

// Draw implements [ebiten.Game].
func (f *filters) Draw(*ebiten.Image) {
	if f.done {
		return
	}
	f.done = true
	hand := newHand()
	for filter := range 3 { // all that there are: nearest, linear, pixelated
		for address := range 3 { // unsafe, clamp to zero, repeat
			name := fmt.Sprintf("filter %d, address %d", filter, address)
			hand.draw(name, func(to *ebiten.Image) {
				to.DrawTriangles(vertices(), indices, hand.picture, &ebiten.DrawTrianglesOptions{
					Filter: ebiten.Filter(filter), Address: ebiten.Address(address),
				})
			})
			hand.draw(name+", colour matrix", func(to *ebiten.Image) {
				colorm.DrawTriangles(to, vertices(), indices, hand.picture, hand.matrix, &colorm.DrawTrianglesOptions{
					Filter: ebiten.Filter(filter), Address: ebiten.Address(address),
				})
			})
		}
	}
	hand.draw("cleared", func(to *ebiten.Image) { to.SubImage(image.Rect(5, 7, 30, 20)).(*ebiten.Image).Clear() })
	hand.deliver()
}

// hand draws picture in many ways, and keeps the pixels of each drawing under a name.
type hand struct {
	picture *ebiten.Image
	matrix  colorm.ColorM
	names   []string
	pixels  [][]byte
}

func newHand() *hand {
	// The picture is a part of a larger magenta image. An unsafe address reads beyond the picture, and must find the
	// same there in every build. The other addresses must never show magenta.
	whole := ebiten.NewImage(40, 40)
	whole.Fill(color.RGBA{255, 0, 255, 255})
	picture := whole.SubImage(image.Rect(12, 12, 28, 28)).(*ebiten.Image)
	pixels := make([]byte, 0, 4*16*16)
	for y := range 16 {
		for x := range 16 {
			alpha := 255 - 9*y
			pixels = append(pixels, byte(x*alpha/16), byte(y*alpha/16), byte((x^y)*alpha/16), byte(alpha))
		}
	}
	picture.WritePixels(pixels)
	h := &hand{picture: picture}
	h.matrix.ChangeHSV(1, 0.7, 1.2)
	h.matrix.Translate(0.1, 0, -0.05, 0)
	return h
}

// draw lets do draw on a new image, and keeps the pixels of that image under a name.
func (h *hand) draw(name string, do func(*ebiten.Image)) {
	to := ebiten.NewImage(side, side)
	to.Fill(color.RGBA{30, 60, 90, 255})
	do(to)
	pixels := make([]byte, 4*side*side)
	to.ReadPixels(pixels)
	h.names, h.pixels = append(h.names, name), append(h.pixels, pixels)
}

// indices are the two triangles of the quadrilateral that vertices returns.
var indices = []uint16{0, 1, 2, 1, 2, 3}

// vertices returns the corners of a quadrilateral that is turned, stretched and a little askew. Its source reaches
// beyond the picture on all sides, so that the addresses differ.
func vertices() []ebiten.Vertex {
	corner := func(x, y, u, v float32) ebiten.Vertex {
		return ebiten.Vertex{DstX: x, DstY: y, SrcX: u, SrcY: v, ColorR: 0.9, ColorG: 1, ColorB: 0.8, ColorA: 0.95}
	}
	return []ebiten.Vertex{corner(4.3, 9.1, 6, 6), corner(44.7, 2.2, 34, 6), corner(1.6, 45.3, 6, 34),
		corner(47.2, 40.9, 34, 34)}
}

func main() {
	if err := ebiten.RunGame(&filters{}); err != nil {
		fmt.Fprintln(os.Stderr, "filters:", err)
		os.Exit(1)
	}
}
