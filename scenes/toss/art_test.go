package toss

import (
	"math"
	"testing"

	"runehall/internal/workshop/boardtest"
	"runehall/ui"
)

// leastApart is how far, in heights of a sign, some stroke of it must be from every stroke of another sign.
const leastApart = .12

// TestNoSignIsAnotherOneTurned lays every two signs on each other, at every angle: runes lie as they fell, and are read
// from every edge.
func TestNoSignIsAnotherOneTurned(t *testing.T) {
	var dots [len(strokes)][]ui.Point
	for i, lines := range strokes {
		for _, line := range lines {
			for j := 1; j < len(line); j++ {
				for k := range 21 {
					dots[i] = append(dots[i], line[j-1].Lerp(line[j], float64(k)/20))
				}
			}
		}
	}
	furthest := func(from, to []ui.Point, angle float64) (most float64) {
		for _, p := range from {
			least := math.Inf(1)
			for _, q := range to {
				least = min(least, turned(p, angle).Dist(q))
			}
			most = max(most, least)
		}
		return most
	}
	for i := range dots {
		for j := range i {
			for degree := 0; degree < 360; degree += 6 {
				angle := float64(degree) * math.Pi / 180
				if d := max(furthest(dots[i], dots[j], angle), furthest(dots[j], dots[i], -angle)); d < leastApart {
					t.Errorf("sign %d, turned by %d°, is sign %d but for %.3f", i, degree, j, d)
				}
			}
		}
	}
}

// TestPicturesAreBounded zooms over the runes, a size each frame.
func TestPicturesAreBounded(t *testing.T) {
	a := newPainter(boardtest.Kit(t))
	boardtest.PicturesAreBounded(t, artPixels, a.Pixels, 40, 330, 1.09, func(size float64, drawn func(int)) {
		a.Frame()
		now := 0
		for kind := range stoneKinds {
			now += a.Picture(pictureKey{kind: stonePicture, stone: kind}, ui.Rc(0, 0, size, size)).Pixels()
		}
		for sign := range strokes {
			now += a.white(signPicture, sign, false, size).Pixels()
		}
		drawn(now)
	})
}
