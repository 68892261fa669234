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

// Easel is a canvas of 400 × 400 whose pixels are read, within [pilot.InFrame].
type Easel struct {
	*ui.Canvas
	Image *ebiten.Image
}

// Easels are what things are painted on: with the pictures of the hall, one of which must be of the board's own pack, with plain shapes,
// and in high contrast.
func Easels(t testing.TB, own art.ID) map[string]*Easel {
	t.Helper()
	Shelved(own) // they have come
	list := map[string]*Easel{}
	for name, look := range map[string]ui.Look{"pictures": {Device: 2}, "shapes": {Device: 2}, "contrast": {Device: 2, HighContrast: true}} {
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

// EaselAt is where things of a side are painted, away from the edges.
func EaselAt(side float64) ui.Rect { return ui.RectAround(ui.Pt(200, 200), ui.Sz(side, side)) }

// Paint returns the pixels of what is painted on bare ground.
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

// Things are what is drawn of a board into a rectangle, by kind: what players must tell from each other within one.
type Things map[string][]func(r ui.Rect)

// Add adds a thing.
func (s Things) Add(kind string, draw func(r ui.Rect)) { s[kind] = append(s[kind], draw) }

// Each returns what draws everything, in the same order each time.
func (s Things) Each() func(r ui.Rect) {
	list := slices.Concat(slices.Collect(maps.Values(s))...)
	return func(r ui.Rect) {
		for _, draw := range list {
			draw(r)
		}
	}
}

// Differ paints everything at some sides, and compares in grey: two things of a kind must differ by a share of what either covers.
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

// KeepToTheirPlaces paints everything at a side: but for a soft shadow it stays within that.
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

// closest returns which two of some paintings differ least in grey, and by which share of what either covers.
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

// grey returns how light a pixel is where it covers the ground, and how much it covers.
func grey(p []byte) (light, cover float64) {
	return .3*float64(p[0]) + .59*float64(p[1]) + .11*float64(p[2]), float64(p[3])
}
