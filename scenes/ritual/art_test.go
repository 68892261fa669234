package ritual

import (
	"testing"

	rules "runehall/games/ritual"
	"runehall/internal/workshop/boardtest"
	"runehall/scenes/paint"
	"runehall/ui"
)

func newTestPainter(tb testing.TB) *painter {
	tb.Helper()
	kit := boardtest.Kit(tb)
	a := newPainter(kit, nil)
	a.looks = kit.Seats
	return a
}

// lightness returns how light a painting is on average, in grey from 0 to 1, where it is opaque.
func lightness(p *paint.Painting) float64 {
	var sum, n float64
	for i := 0; i < len(p.Pix); i += 4 {
		if p.Pix[i+3] > .9 {
			sum += .3*float64(p.Pix[i]) + .59*float64(p.Pix[i+1]) + .11*float64(p.Pix[i+2])
			n++
		}
	}
	return sum / max(1, n)
}

// tileFor returns the first tile of a kind.
func tileFor(k rules.TileKind) rules.TileID {
	t := rules.TileID(0)
	for t.Kind() != k {
		t++
	}
	return t
}

// TestKindsDifferWithoutColour checks that the kinds of tiles can be told apart in grey: by how light they are.
func TestKindsDifferWithoutColour(t *testing.T) {
	a := newTestPainter(t)
	for _, c := range []cut{fine, bold} {
		grey, gold, black := lightness(a.ground(tileFor(rules.Grey), 40, c)),
			lightness(a.ground(tileFor(rules.Gold), 40, c)), lightness(a.ground(tileFor(rules.Black), 40, c))
		if gold-grey < .08 || grey-black < .15 {
			t.Errorf("cut %d: grey is %.2f light, gold %.2f, black %.2f", c, grey, gold, black)
		}
	}
}

// TestRunesDifferByShape checks that no two signs cover the same pixels, in either cut, and that a sign stands out from
// its ground in grey.
func TestRunesDifferByShape(t *testing.T) {
	one := ink{inlay: ui.Hex(0xffffff), ground: ui.Hex(0), line: .15}
	for _, c := range []cut{fine, bold} {
		for s := rules.Rune(1); s <= rules.Star; s++ {
			for o := rules.Rune(1); o < s; o++ {
				p, q := paintRune(s, rules.NorthEast, 40, c, one).picture,
					paintRune(o, rules.NorthEast, 40, c, one).picture
				both, either := 0.0, 0.0
				for i := 3; i < min(len(p.Pix), len(q.Pix)); i += 4 {
					both += float64(min(p.Pix[i], q.Pix[i]))
					either += float64(max(p.Pix[i], q.Pix[i]))
				}
				if p.W == q.W && both/either > .62 {
					t.Errorf("cut %d: signs %d and %d share %.0f %% of their shape", c, s, o, 100*both/either)
				}
			}
		}
	}
}

// TestPicturesAreBounded draws every tile, one each frame.
func TestPicturesAreBounded(t *testing.T) {
	a := newTestPainter(t)
	boardtest.PicturesAreBounded(t, artPixels, a.pictures.Pixels, 20, 220, 1.3, func(size float64, drawn func(int)) {
		for tile := range rules.TileID(rules.Tiles) {
			a.begin()
			key := pictureKey{kind: tilePicture, a: uint8(tile), b: uint8(tile) % rules.Dirs, size: int16(size)}
			drawn(a.picture(key).Pixels())
		}
	})
}

// BenchmarkBoard makes the pictures of a board of 30 tiles at a size that has not been shown before.
func BenchmarkBoard(b *testing.B) {
	a := newTestPainter(b)
	for b.Loop() {
		clear(a.grounds)
		clear(a.decals)
		for tile := range rules.TileID(30) {
			a.tile(tile*2, uint8(tile)%rules.Dirs, 54, fine)
		}
	}
}
