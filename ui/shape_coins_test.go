package ui_test

import (
	"image"
	"testing"

	"runehall/assets/art"
	"runehall/internal/workshop/vision"
	"runehall/ui"
)

// leastEmblem is the least contrast of an emblem on a coin's picture: it is all that tells the seats apart in
// greyscale, and on the board it is a few pixels large.
const leastEmblem = 4

// TestEmblemsOnCoinsCanBeSeen compares the middle of each coin's picture, where its emblem is, with the enamel beside
// it.
func TestEmblemsOnCoinsCanBeSeen(t *testing.T) {
	shelf, woken := openShelf(t)
	lowest := 21.
	for _, colour := range []string{"amber", "sky", "jade", "rose", "vermilion"} {
		for _, emblem := range []string{"circle", "diamond", "triangle", "square", "star"} {
			p := picture(t, shelf, woken, art.Coin(colour, emblem))
			side := p.Bounds().Dx()
			sign := meanColor(p, image.Pt(side/2, side/2), side/32)
			for _, at := range []image.Point{{27, 27}, {73, 27}, {27, 73}, {73, 73}} {
				enamel := meanColor(p, at.Mul(side).Div(100), side/64)
				for _, v := range vision.All() {
					c := vision.Contrast(v.Color(rgba(sign)), v.Color(rgba(enamel)))
					if lowest = min(lowest, c); c < leastEmblem && (v == vision.Usual || v == vision.Grey) ||
						c < leastSigns {
						t.Errorf("%v: the %s of %s has a contrast of %.2f", v, emblem, colour, c)
					}
				}
			}
		}
	}
	t.Logf("the least contrast is %.2f", lowest)
}

// meanColor is the mean colour of the pixels round a place of a picture.
func meanColor(p art.Picture, at image.Point, reach int) ui.Color {
	var sum [3]int
	n := 0
	for y := -reach; y <= reach; y++ {
		for x := -reach; x <= reach; x++ {
			c := p.RGBAAt(p.Rect.Min.X+at.X+x, p.Rect.Min.Y+at.Y+y)
			sum[0], sum[1], sum[2] = sum[0]+int(c.R), sum[1]+int(c.G), sum[2]+int(c.B)
			n++
		}
	}
	return ui.Color{R: uint8(sum[0] / n), G: uint8(sum[1] / n), B: uint8(sum[2] / n), A: 255}
}
