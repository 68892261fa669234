package stones

import (
	"image"
	"image/color"
	"slices"
	"sync"
	"testing"

	"runehall/assets/art"
	rules "runehall/games/stones"
	"runehall/internal/vision"
	"runehall/ui"
)

// The least differences of what lies on the table, whatever eyes look at it.
const (
	leastGem    = 6   // contrast of a gem, or of its dark edge, and what it lies on
	leastMask   = 2.5 // of a mask and the slate round it: its dark outline parts them, and its shape tells what it is
	leastSpark  = 4.5 // of a spark of magic and the dark round it
	leastNumber = 4.5 // of numbers on brass, gold and cards
	mostAlike   = .85 // share of their shapes that two things have in common
)

// seen is a colour as some eyes see it.
func seen(v vision.Vision, c ui.Color) color.RGBA { return v.Color(color.RGBA{c.R, c.G, c.B, 255}) }

// wholeShelf is the shelf of the pictures, and woken tells that more of them have come.
var (
	woken      = make(chan struct{}, 100)
	wholeShelf = sync.OnceValue(func() *art.Shelf {
		shelf := art.NewShelf(func() { woken <- struct{}{} }, func(err error) { panic(err) })
		shelf.Open()
		return shelf
	})
)

// shelved returns a baked picture.
func shelved(id art.ID) *image.RGBA {
	p, ok := wholeShelf().Picture(id)
	for !ok {
		<-woken
		p, ok = wholeShelf().Picture(id)
	}
	return p.RGBA
}

// solid reports whether a pixel belongs to a thing and not to its shadow.
func solid(c color.RGBA) bool { return c.A > 250 }

// shades returns the colours of a picture's solid part, of every fourth pixel, by their light as some eyes see it, the darkest first.
func shades(v vision.Vision, p *image.RGBA) (list []color.RGBA) {
	for y := p.Rect.Min.Y; y < p.Rect.Max.Y; y += 2 {
		for x := p.Rect.Min.X; x < p.Rect.Max.X; x += 2 {
			if c := p.RGBAAt(x, y); solid(c) {
				list = append(list, v.Color(c))
			}
		}
	}
	slices.SortFunc(list, func(a, b color.RGBA) int {
		switch d := vision.Luminance(a) - vision.Luminance(b); {
		case d < 0:
			return -1
		case d > 0:
			return 1
		}
		return 0
	})
	return list
}

// middle returns the colour in the middle of those of a picture.
func middle(v vision.Vision, id art.ID) color.RGBA {
	list := shades(v, shelved(id))
	return list[len(list)/2]
}

// every lists the colours, none among them: gems of any colour, druids.
var every = []rules.Colour{rules.NoColour, rules.Green, rules.Red, rules.Blue, rules.Yellow, rules.White}

// TestGemsAreSeenByEveryEye looks at gems on dark grounds, and at their edges on parchment.
func TestGemsAreSeenByEveryEye(t *testing.T) {
	th := ui.NewTheme(ui.Look{})
	for _, v := range vision.All() {
		parchment := middle(v, art.Strip)
		for _, colour := range every {
			list := shades(v, shelved(gemIDs[colour]))
			body, edge := list[len(list)*2/3], list[len(list)/50]
			for what, c := range map[string]float64{
				"on the rail": vision.Contrast(body, seen(v, th.Palette.Ink)), "on parchment": vision.Contrast(edge, parchment),
			} {
				t.Logf("%v: the gem of %v %s has a contrast of %.2f", v, colour, what, c)
				if c < leastGem {
					t.Errorf("%v: the gem of %v %s has a contrast of %.2f", v, colour, what, c)
				}
			}
		}
	}
}

// TestMasksAreSeenByEveryEye looks at the masks before their windows.
func TestMasksAreSeenByEveryEye(t *testing.T) {
	for _, v := range vision.All() {
		for _, colour := range every {
			list := shades(v, shelved(maskIDs[colour]))
			c := vision.Contrast(list[len(list)*2/3], middle(v, windowIDs[colour]))
			t.Logf("%v: the mask of %v has a contrast of %.2f", v, colour, c)
			if c < leastMask {
				t.Errorf("%v: the mask of %v has a contrast of %.2f", v, colour, c)
			}
		}
	}
}

// TestSignsAreSeenByEveryEye looks at sparks and numbers, with either contrast.
func TestSignsAreSeenByEveryEye(t *testing.T) {
	for _, look := range []ui.Look{{}, {HighContrast: true}} {
		th := ui.NewTheme(look)
		p := &th.Palette
		for _, v := range vision.All() {
			for _, colour := range every {
				if c := vision.Contrast(seen(v, tones(p, colour).Light), seen(v, p.Ink)); c < leastSpark {
					t.Errorf("%v, %+v: the spark of %v has a contrast of %.2f", v, look, colour, c)
				}
				if c := vision.Contrast(seen(v, p.Cream), seen(v, tones(p, colour).Shade)); c < leastSpark {
					t.Errorf("%v, %+v: the number on %v has a contrast of %.2f", v, look, colour, c)
				}
			}
			for what, c := range map[string]float64{
				"power points": vision.Contrast(seen(v, p.OnBrass), middle(v, art.Points)),
				"a price":      vision.Contrast(seen(v, p.Cream), middle(v, art.Price)),
			} {
				t.Logf("%v, %+v: the number of %s has a contrast of %.2f", v, look, what, c)
				if c < leastNumber {
					t.Errorf("%v, %+v: the number of %s has a contrast of %.2f", v, look, what, c)
				}
			}
		}
	}
}

// TestThingsDifferByShape lays pictures of a kind on each other: without any colour they are told apart.
func TestThingsDifferByShape(t *testing.T) {
	for what, ids := range map[string][]art.ID{"gems": gemIDs[:], "masks": maskIDs[:], "artifacts": artifactIDs[1:]} {
		for i, a := range ids {
			for _, b := range ids[:i] {
				share := shared(shelved(a), shelved(b))
				t.Logf("%s: %v and %v share %.0f %% of their shapes", what, a, b, 100*share)
				if share > mostAlike {
					t.Errorf("%s: %v and %v share %.0f %% of their shapes", what, a, b, 100*share)
				}
			}
		}
	}
}

// shared returns which part of the shapes of two pictures both have.
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
