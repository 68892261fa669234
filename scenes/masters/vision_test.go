package masters

import (
	"image"
	"image/color"
	"slices"
	"sync"
	"testing"

	"runehall/assets/art"
	rules "runehall/games/masters"
	"runehall/internal/vision"
	"runehall/ui"
)

// The least differences of what lies on the board, whatever eyes look at it.
const (
	leastRunes   = 3   // contrast of a rune and the stone that it is cut into: its shape tells what it is worth
	leastStones  = 1.6 // of a stone, without its rune, and the slate round it: so does that of the stone
	mostAlike    = .85 // share of their shapes that two stones have in common
	leastOutline = 3   // of an area's outline and its dark casing
	leastMaster  = 2.5 // of a master and the slate behind it
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

// shades returns the colours of a picture's solid part by their light as some eyes see it, the darkest first.
func shades(v vision.Vision, p *image.RGBA) (list []color.RGBA) {
	for y := p.Rect.Min.Y; y < p.Rect.Max.Y; y++ {
		for x := p.Rect.Min.X; x < p.Rect.Max.X; x++ {
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

var colours = []rules.Colour{rules.Blue, rules.Green, rules.Red}

// TestRunesAreSeenByEveryEye looks at each stone on its slate and at the rune on it, as pictures and as they are painted
// without those.
func TestRunesAreSeenByEveryEye(t *testing.T) {
	th := ui.NewTheme(ui.Look{})
	for _, v := range vision.All() {
		slate := shades(v, shelved(art.Slate(false, 0)))
		ground := slate[len(slate)/2]
		for _, colour := range colours {
			list := shades(v, shelved(stoneIDs[colour]))
			body, rune := list[len(list)/2], list[len(list)*98/100]
			_, painted, _ := gemColours(&th.Palette.Gem, colour)
			for what, c := range map[string]float64{
				"the rune on the stone": vision.Contrast(rune, body), "the painted rune": vision.Contrast(seen(v, th.Palette.Bone), seen(v, painted)),
			} {
				t.Logf("%v: %s of %v has a contrast of %.2f", v, what, colour, c)
				if c < leastRunes {
					t.Errorf("%v: %s of %v has a contrast of %.2f", v, what, colour, c)
				}
			}
			c := vision.Contrast(body, ground)
			t.Logf("%v: the stone of %v on slate has a contrast of %.2f", v, colour, c)
			if c < leastStones {
				t.Errorf("%v: the stone of %v on slate has a contrast of %.2f", v, colour, c)
			}
		}
	}
}

// TestStonesDifferByShape lays the stones on each other: without any colour they are told apart.
func TestStonesDifferByShape(t *testing.T) {
	for i, a := range colours {
		for _, b := range colours[:i] {
			p, q := shelved(stoneIDs[a]), shelved(stoneIDs[b])
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
			t.Logf("%v and %v share %d %% of their shapes", a, b, 100*both/either)
			if float64(both) > mostAlike*float64(either) {
				t.Errorf("%v and %v share %d %% of their shapes", a, b, 100*both/either)
			}
		}
	}
}

// TestAreasAndMastersAreSeenByEveryEye looks at the outlines of the seats' areas on their casing, which parts them from
// stones of the same colour, and at the seats' masters before slate. Whose they are the emblems say.
func TestAreasAndMastersAreSeenByEveryEye(t *testing.T) {
	th := ui.NewTheme(ui.Look{})
	for _, v := range vision.All() {
		slate := shades(v, shelved(art.Slate(false, 0)))
		for i, seat := range th.Seats {
			c := vision.Contrast(seen(v, seat.Color), seen(v, th.Palette.Ink))
			if c < leastOutline {
				t.Errorf("%v: the outline of seat %d has a contrast of %.2f", v, i, c)
			}
			list := shades(v, shelved(masterIDs[i]))
			m := vision.Contrast(list[len(list)*3/4], slate[len(slate)/2])
			t.Logf("%v: seat %d: outline %.2f, master %.2f", v, i, c, m)
			if m < leastMaster {
				t.Errorf("%v: the master of seat %d has a contrast of %.2f", v, i, m)
			}
		}
	}
}
