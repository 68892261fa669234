package market

import (
	"image"
	"image/color"
	"slices"
	"sync"
	"testing"

	"runehall/assets/art"
	rules "runehall/games/market"
	"runehall/internal/vision"
	"runehall/ui"
)

// The least differences of what lies on the table, whatever eyes look at it.
const (
	leastRune   = 3   // contrast of the rune of a stone and the stone round it
	leastEmblem = 2   // of what a card shows and the slate round it: its dark outline parts them, and its shape tells what it is
	leastWord   = 4.5 // of names, numbers and signs and what they stand on
	mostAlike   = .9  // share of their shapes that two things have in common
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

// middleOf returns the colour in the middle of those of a picture.
func middleOf(v vision.Vision, id art.ID) color.RGBA {
	list := shades(v, shelved(id))
	return list[len(list)/2]
}

// of lists the two colours.
var of = [...]rules.Colour{rules.Red, rules.Blue}

// TestRunesAreSeenByEveryEye looks at the runes on their stones, as dark as the stone round them is light.
func TestRunesAreSeenByEveryEye(t *testing.T) {
	for _, v := range vision.All() {
		for _, colour := range of {
			list := shades(v, shelved(runeIDs[colour]))
			c := vision.Contrast(list[len(list)*49/50], list[len(list)/4])
			t.Logf("%v: the rune of %v has a contrast of %.2f", v, colour, c)
			if c < leastRune {
				t.Errorf("%v: the rune of %v has a contrast of %.2f", v, colour, c)
			}
		}
	}
}

// TestEmblemsAreSeenByEveryEye looks at what cards show before their slate.
func TestEmblemsAreSeenByEveryEye(t *testing.T) {
	for _, v := range vision.All() {
		for id, slate := range map[art.ID]art.ID{art.Fox: art.Ember, storeIDs[rules.Red]: slateIDs[rules.Red], storeIDs[rules.Blue]: slateIDs[rules.Blue]} {
			list := shades(v, shelved(id))
			c := vision.Contrast(list[len(list)*2/3], middleOf(v, slate))
			t.Logf("%v: %v has a contrast of %.2f", v, id, c)
			if c < leastEmblem {
				t.Errorf("%v: %v has a contrast of %.2f", v, id, c)
			}
		}
	}
}

// TestWordsAreSeenByEveryEye looks at names, prices and numbers, with either contrast.
func TestWordsAreSeenByEveryEye(t *testing.T) {
	for _, look := range []ui.Look{{}, {HighContrast: true}} {
		th := ui.NewTheme(look)
		p := &th.Palette
		for _, v := range vision.All() {
			for what, c := range map[string]float64{
				"a price":              vision.Contrast(seen(v, p.ParchmentInk), middleOf(v, art.Tag)),
				"the number of a card": vision.Contrast(seen(v, p.ParchmentInk), seen(v, p.Parchment.Mix(p.Bone, .6))),
				"its corner":           vision.Contrast(seen(v, p.BrassEdge), middleOf(v, art.CardParchment)),
				"a thief's name":       vision.Contrast(seen(v, p.Cream), middleOf(v, art.Ember)),
				"a red store's name":   vision.Contrast(seen(v, p.Cream), middleOf(v, slateIDs[rules.Red])),
				"a blue store's name":  vision.Contrast(seen(v, p.Cream), middleOf(v, slateIDs[rules.Blue])),
				"a red store's line":   vision.Contrast(seen(v, p.Kin.Red.Light), middleOf(v, slateIDs[rules.Red])),
				"a blue store's line":  vision.Contrast(seen(v, p.Kin.Blue.Light), middleOf(v, slateIDs[rules.Blue])),
			} {
				t.Logf("%v, %+v: %s has a contrast of %.2f", v, look, what, c)
				if c < leastWord {
					t.Errorf("%v, %+v: %s has a contrast of %.2f", v, look, what, c)
				}
			}
		}
	}
}

// TestThingsDifferByShape lays pictures of a kind on each other: without any colour they are told apart.
func TestThingsDifferByShape(t *testing.T) {
	for what, ids := range map[string][]art.ID{
		"runes": runeIDs[1:], "hands": handIDs[1:], "figures": {art.Outpost, art.Collector, art.SeatedCollector}, "emblems": {art.Fox, storeIDs[rules.Red]},
	} {
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
