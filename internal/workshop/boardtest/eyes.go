package boardtest

import (
	"cmp"
	"image"
	"image/color"
	"slices"
	"sync"
	"testing"

	"runehall/assets/art"
	"runehall/internal/workshop/vision"
	"runehall/ui"
)

// Shelf returns the shelf of the hall's pictures. woken receives when more of them have come.
var (
	woken = make(chan struct{}, 100)
	Shelf = sync.OnceValue(func() *art.Shelf {
		shelf := art.NewShelf(func() { woken <- struct{}{} }, func(err error) { panic(err) })
		shelf.Open()
		return shelf
	})
)

// Shelved returns a picture of the hall, and waits until it has come. All pictures of its pack have come then.
func Shelved(id art.ID) *image.RGBA {
	p, ok := Shelf().Picture(id)
	for !ok {
		<-woken
		p, ok = Shelf().Picture(id)
	}
	return p.RGBA
}

// Eye sees colours as people with one kind of colour vision do.
type Eye struct {
	Vision vision.Vision
	t      testing.TB
}

// EachEye runs a test with every kind of colour vision.
func EachEye(t testing.TB, look func(e Eye)) {
	for _, v := range vision.All() {
		look(Eye{v, t})
	}
}

// Color returns a colour as these eyes see it.
func (e Eye) Color(c ui.Color) color.RGBA { return e.Vision.Color(color.RGBA{c.R, c.G, c.B, 255}) }

// solid reports whether a pixel belongs to a thing and not to its shadow.
func solid(c color.RGBA) bool { return c.A > 250 }

// Shade returns the colour, as these eyes see it, than which the given share of a hall picture's solid pixels is
// darker.
func (e Eye) Shade(id art.ID, share float64) color.RGBA {
	var list []color.RGBA
	p := Shelved(id)
	for y := p.Rect.Min.Y; y < p.Rect.Max.Y; y += 2 {
		for x := p.Rect.Min.X; x < p.Rect.Max.X; x += 2 {
			if c := p.RGBAAt(x, y); solid(c) {
				list = append(list, e.Vision.Color(c))
			}
		}
	}
	slices.SortFunc(list, func(a, b color.RGBA) int { return cmp.Compare(vision.Luminance(a), vision.Luminance(b)) })
	return list[int(share*float64(len(list)))]
}

// Contrast fails the test if two colours, as these eyes see them, have a lower contrast than least.
func (e Eye) Contrast(least float64, a, b color.RGBA, what ...any) {
	e.t.Helper()
	c := vision.Contrast(a, b)
	e.t.Logf("%v: %v have a contrast of %.2f", e.Vision, what, c)
	if c < least {
		e.t.Errorf("%v: %v have a contrast of %.2f", e.Vision, what, c)
	}
}

// DifferByShape checks that pictures of a kind can be told apart without any colour, by laying them over each other.
// most is the largest share of their shapes that two may have in common.
func DifferByShape(t *testing.T, most float64, kinds map[string][]art.ID) {
	t.Helper()
	for what, ids := range kinds {
		for i, a := range ids {
			for _, b := range ids[:i] {
				share := shared(Shelved(a), Shelved(b))
				t.Logf("%s: %v and %v share %.0f %% of their shapes", what, a, b, 100*share)
				if share > most {
					t.Errorf("%s: %v and %v share %.0f %% of their shapes", what, a, b, 100*share)
				}
			}
		}
	}
}

// shared returns which share of the shapes of two pictures both have.
func shared(p, q *image.RGBA) float64 {
	both, either := 0, 0
	for y := range min(p.Rect.Dy(), q.Rect.Dy()) {
		for x := range min(p.Rect.Dx(), q.Rect.Dx()) {
			in, on := solid(p.RGBAAt(p.Rect.Min.X+x, p.Rect.Min.Y+y)), solid(q.RGBAAt(q.Rect.Min.X+x, q.Rect.Min.Y+y))
			if in && on {
				both++
			}
			if in || on {
				either++
			}
		}
	}
	return float64(both) / float64(either)
}
