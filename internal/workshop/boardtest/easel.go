//go:build pilot

package boardtest

import (
	"image"
	"maps"
	"math"
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"runehall/assets/art"
	"runehall/internal/workshop/pilot"
	"runehall/ui"
)

// Easel is a canvas of 400 × 400 pixels that can be read back, within [pilot.InFrame].
type Easel struct {
	*ui.Canvas
	Image *ebiten.Image
}

// Easels returns a canvas for each look on which things must be told apart: with the hall's pictures, with plain
// shapes, and in high contrast. own is any picture from the board's own pack; Easels waits for the pack.
func Easels(t testing.TB, own art.ID) map[string]*Easel {
	t.Helper()
	Shelved(own) // wait for the pack
	list := map[string]*Easel{}
	for name, look := range map[string]ui.Look{
		"pictures": {Device: 2}, "shapes": {Device: 2}, "contrast": {Device: 2, HighContrast: true},
	} {
		k, err := ui.NewKit(look)
		if err != nil {
			t.Fatal(err)
		}
		if name != "shapes" {
			k.SetArt(Shelf())
		}
		list[name] = &Easel{ui.NewCanvas(k), ebiten.NewImage(400, 400)}
	}
	return list
}

// EaselAt returns where a thing with sides of this length is painted, away from the edges.
func EaselAt(side float64) ui.Rect { return ui.RectAround(ui.Pt(200, 200), ui.Sz(side, side)) }

// Paint returns the pixels of what draw draws on bare ground.
func (e *Easel) Paint(draw func()) (p *image.RGBA) {
	pilot.InFrame(func() {
		e.Image.Clear()
		e.Begin(e.Image)
		draw()
		p = image.NewRGBA(e.Image.Bounds())
		e.Image.ReadPixels(p.Pix)
	})
	return p
}

// Things are functions that each draw a thing of a board into a rectangle, by kind. Players must be able to tell the
// things of one kind from each other.
type Things map[string][]func(r ui.Rect)

// Add adds a thing to a kind.
func (s Things) Add(kind string, draw func(r ui.Rect)) { s[kind] = append(s[kind], draw) }

// Each returns a function that draws all things, in the same order each time.
func (s Things) Each() func(r ui.Rect) {
	list := slices.Concat(slices.Collect(maps.Values(s))...)
	return func(r ui.Rect) {
		for _, draw := range list {
			draw(r)
		}
	}
}

// Differ paints all things at some sizes, and compares them in grey. Two things of a kind must differ in at least a
// share of the area that either covers; least has the share for each kind.
func (s Things) Differ(t *testing.T, e *Easel, name string, least map[string]float64, sides ...float64) {
	t.Helper()
	for kind, things := range s {
		for _, side := range sides {
			r, painted := EaselAt(side), []*image.RGBA{}
			for _, draw := range things {
				painted = append(painted, e.Paint(func() { draw(r) }))
			}
			d, i, j := closest(painted)
			t.Logf("%s: of the %s of %v %d and %d differ by %.4f", name, kind, side, i, j, d)
			if d < least[kind] {
				t.Errorf("%s: of the %s of %v %d and %d differ by %.4f", name, kind, side, i, j, d)
			}
		}
	}
}

// KeepToTheirPlaces paints all things at a size. Each must stay within its rectangle, but for a soft shadow.
func (s Things) KeepToTheirPlaces(t *testing.T, e *Easel, name string, side float64) {
	t.Helper()
	r := EaselAt(side).Grow(1)
	for kind, things := range s {
		for i, draw := range things {
			p := e.Paint(func() { draw(r.Grow(-1)) })
			for at := range p.Pix[:len(p.Pix)/4] {
				x, y := at%p.Rect.Dx(), at/p.Rect.Dx()
				if p.Pix[4*at+3] > 128 && !r.Has(ui.Pt(float64(x)+.5, float64(y)+.5)) {
					t.Errorf("%s: %d of the %s reaches to %d, %d", name, i, kind, x, y)
					break
				}
			}
		}
	}
}

// closest returns which two of some pictures differ least in grey, and in which share of the area that either covers.
func closest(painted []*image.RGBA) (least float64, first, second int) {
	least = math.Inf(1)
	for i, p := range painted {
		for j, q := range painted[:i] {
			if d := differ(p, q); d < least {
				least, first, second = d, j, i
			}
		}
	}
	return least, first, second
}

func differ(p, q *image.RGBA) float64 {
	sum, all := 0.0, 0.0
	for i := 0; i < len(p.Pix); i += 4 {
		a, ca := grey(p.Pix[i:])
		b, cb := grey(q.Pix[i:])
		sum += max(math.Abs(a-b), math.Abs(ca-cb)) / 255
		all += max(ca, cb) / 255
	}
	return sum / max(1, all)
}

// grey returns how light a pixel is, and how much it covers the ground.
func grey(p []byte) (light, cover float64) {
	return .3*float64(p[0]) + .59*float64(p[1]) + .11*float64(p[2]), float64(p[3])
}
