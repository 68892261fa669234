package ritual

import (
	"image/color"
	"testing"

	"runehall/assets/art"
	rules "runehall/games/ritual"
	"runehall/internal/vision"
	"runehall/ui"
)

// The least differences of what lies on the board, whatever eyes look at it.
const (
	leastKinds = 2 // contrast of the grounds of two kinds of tiles whose runes are alike: light tells them apart, not hue
	leastRunes = 4 // of a rune on the groove that it is inlaid in: it is known by its shape, so that must be seen
)

// seen is a colour as some eyes see it.
func seen(v vision.Vision, c ui.Color) color.RGBA { return v.Color(color.RGBA{c.R, c.G, c.B, 255}) }

// TestKindsDifferForEveryEye compares the kinds of tiles by their light, as pictures and as they are painted without
// those. Where two have the same light, as stone and gold leaf have, the runes of one are dark in a bright groove and
// those of the other bright in a dark one. Each kind has a sign of its own besides; see groove and ornament.
func TestKindsDifferForEveryEye(t *testing.T) {
	woken := make(chan struct{}, 100)
	shelf := art.NewShelf(func() { woken <- struct{}{} }, func(err error) { t.Error(err) })
	shelf.Open()
	kinds := []rules.TileKind{rules.Grey, rules.Gold, rules.Black}
	for _, v := range vision.All() {
		for i, a := range kinds {
			for _, b := range kinds[:i] {
				painted := vision.Contrast(seen(v, materials[a].face), seen(v, materials[b].face))
				baked := vision.Contrast(v.Color(mean(shelf, woken, a)), v.Color(mean(shelf, woken, b)))
				if min(painted, baked) < leastKinds && darkRunes(v, a) == darkRunes(v, b) {
					t.Errorf("%v: %v and %v have a contrast of %.2f painted and %.2f as pictures, and the same runes", v, b, a, painted, baked)
				}
				t.Logf("%v: %v and %v have a contrast of %.2f painted and %.2f as pictures", v, b, a, painted, baked)
			}
		}
	}
}

// darkRunes reports whether the runes of a kind are darker than their grooves: all of them, or none.
func darkRunes(v vision.Vision, k rules.TileKind) bool {
	th := ui.NewTheme(ui.Look{})
	dark := 0
	for r := range glyphs {
		ink := inks(k, fine, runeColor(&th.Palette, rules.Rune(r+1)))
		if vision.Luminance(seen(v, ink.inlay)) < vision.Luminance(seen(v, ink.ground)) {
			dark++
		}
	}
	return dark == len(glyphs)
}

// mean is the mean colour of a kind's first picture, within a rim.
func mean(shelf *art.Shelf, woken <-chan struct{}, k rules.TileKind) color.RGBA {
	p, ok := shelf.Picture(art.Tile(k.String(), 0))
	for !ok {
		<-woken
		p, ok = shelf.Picture(art.Tile(k.String(), 0))
	}
	b := p.Bounds().Inset(p.Bounds().Dx() / 4)
	var sum [3]int
	for y := b.Min.Y; y < b.Max.Y; y++ {
		for x := b.Min.X; x < b.Max.X; x++ {
			c := p.RGBAAt(x, y)
			sum[0], sum[1], sum[2] = sum[0]+int(c.R), sum[1]+int(c.G), sum[2]+int(c.B)
		}
	}
	n := b.Dx() * b.Dy()
	return color.RGBA{uint8(sum[0] / n), uint8(sum[1] / n), uint8(sum[2] / n), 255}
}

// TestRunesAreSeenByEveryEye looks at each rune on its groove, on each kind of tile.
func TestRunesAreSeenByEveryEye(t *testing.T) {
	th := ui.NewTheme(ui.Look{})
	for _, v := range vision.All() {
		lowest := 21.
		for _, k := range []rules.TileKind{rules.Grey, rules.Gold, rules.Black} {
			for r := range glyphs {
				rune := rules.Rune(r + 1)
				ink := inks(k, fine, runeColor(&th.Palette, rune))
				c := vision.Contrast(seen(v, ink.inlay), seen(v, ink.ground))
				if lowest = min(lowest, c); c < leastRunes {
					t.Errorf("%v: rune %v on a tile of %v has a contrast of %.2f", v, rune, k, c)
				}
			}
		}
		t.Logf("%v: the least contrast of a rune is %.2f", v, lowest)
	}
}
