package ritual

import (
	"image/color"
	"testing"

	"runehall/assets/art"
	rules "runehall/games/ritual"
	"runehall/internal/workshop/boardtest"
	"runehall/internal/workshop/vision"
	"runehall/ui"
)

// The least contrasts of what lies on the board, for every kind of eyes.
const (
	leastKinds = 2 // the grounds of two kinds of tiles whose runes are alike: light tells them apart, not hue
	leastRunes = 4 // a rune and the groove round it: a rune is known by its shape, which must be seen
)

// TestKindsDifferForEveryEye compares how light the kinds of tiles are: as pictures, and as they are painted without
// pictures. Where two are equally light, as stone and gold leaf are, the runes of one are dark in a bright groove, and
// those of the other bright in a dark one. Each kind has a sign of its own besides; see groove and ornament.
func TestKindsDifferForEveryEye(t *testing.T) {
	kinds := []rules.TileKind{rules.Grey, rules.Gold, rules.Black}
	boardtest.EachEye(t, func(e boardtest.Eye) {
		for i, a := range kinds {
			for _, b := range kinds[:i] {
				if darkRunes(e, a) == darkRunes(e, b) {
					e.Contrast(leastKinds, e.Color(materials[a].face), e.Color(materials[b].face),
						"painted tiles", a, b)
					e.Contrast(leastKinds, e.Vision.Color(mean(a)), e.Vision.Color(mean(b)), "tiles", a, b)
				}
			}
		}
	})
}

// darkRunes reports whether the runes of a kind are darker than their grooves. Either all of them are, or none.
func darkRunes(e boardtest.Eye, k rules.TileKind) bool {
	th := ui.NewTheme(ui.Look{})
	dark := 0
	for r := range glyphs {
		ink := inks(k, fine, runeColor(&th.Palette, rules.Rune(r+1)))
		if vision.Luminance(e.Color(ink.inlay)) < vision.Luminance(e.Color(ink.ground)) {
			dark++
		}
	}
	return dark == len(glyphs)
}

// mean returns the mean colour of a kind's first picture, without its rim.
func mean(k rules.TileKind) color.RGBA {
	p := boardtest.Shelved(art.Tile(k.String(), 0))
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
	boardtest.EachEye(t, func(e boardtest.Eye) {
		for _, k := range []rules.TileKind{rules.Grey, rules.Gold, rules.Black} {
			for r := range glyphs {
				rune := rules.Rune(r + 1)
				ink := inks(k, fine, runeColor(&th.Palette, rune))
				e.Contrast(leastRunes, e.Color(ink.inlay), e.Color(ink.ground), "rune and groove", rune, k)
			}
		}
	})
}
