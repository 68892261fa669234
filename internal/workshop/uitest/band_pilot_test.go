//go:build pilot

package uitest

import (
	"image"
	"math"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"runehall/ui"
)

// TestBandsCoverWhatTheySay draws arcs, bent pictures and tipped pictures, and compares each with a plain way to draw
// the same.
func TestBandsCoverWhatTheySay(t *testing.T) {
	kit := newKit(t, ui.Look{})
	screen := ebiten.NewImage(128, 128)
	defer screen.Deallocate()
	c, mid, white := ui.NewCanvas(kit), ui.Pt(64, 64), ui.Hex(0xffffff)
	painted := func(draw func()) *image.RGBA {
		screen.Clear()
		c.Begin(screen)
		draw()
		return pixels(screen)
	}
	square := ui.Upload(filled(20, 40))
	for what, ways := range map[string][2]func(){
		"a whole arc": {
			func() { c.Arc(mid, 40, 7, 0, 2*math.Pi, white) },
			func() { c.Circle(mid, 40, 7, white) },
		},
		"two halves": {
			func() { c.Arc(mid, 40, 7, -1, math.Pi-1, white); c.Arc(mid, 40, 7, math.Pi-1, 2*math.Pi-1, white) },
			func() { c.Circle(mid, 40, 7, white) },
		},
		"a picture bent along a straight way": {
			func() {
				c.Bend(square, 5, func(i int) (ui.Point, ui.Point, ui.Color) {
					x := 30 + 8*float64(i)
					return ui.Pt(x, 50), ui.Pt(x, 90), white
				})
			},
			func() { c.DrawIn(square, ui.Rc(30, 50, 40, 40), white) },
		},
		"tipped over to the half": {
			func() { c.DrawTipped(square, ui.Pt(10, 20), mid, 1, 0, 0, .5, white) },
			func() { c.DrawIn(square, ui.Rc(54, 54, 20, 20), white) },
		},
		"mirrored about an axis that slants": {
			func() { c.DrawTipped(square, ui.Pt(0, 20), mid, 1, math.Pi/2, math.Pi/4, -1, white) },
			func() { c.DrawIn(square, ui.Rc(64, 44, 20, 40), white) },
		},
	} {
		got, want := painted(ways[0]), painted(ways[1])
		sum, all := 0.0, 0.0
		for i := range got.Pix {
			sum += math.Abs(float64(got.Pix[i]) - float64(want.Pix[i]))
			all += float64(want.Pix[i])
		}
		if all == 0 || sum/all > .03 {
			t.Errorf("%s differs by %.3f of what is covered", what, sum/all)
		}
	}
}

func filled(w, h int) *image.RGBA {
	img := image.NewRGBA(image.Rect(0, 0, w, h))
	for i := range img.Pix {
		img.Pix[i] = 255
	}
	return img
}
