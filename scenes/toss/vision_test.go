package toss

import (
	"image/color"
	"testing"

	"runehall/assets/art"
	"runehall/internal/workshop/boardtest"
)

// Least contrasts between things on the table, for every kind of colour vision.
const (
	leastSign  = 3 // of a sign to its stone
	leastStone = 2 // between two colours of runes
)

// TestRunesAreSeenByEveryEye checks the contrast of signs to their stones, and of the stones to each other; rims and
// signs tell them apart as well.
func TestRunesAreSeenByEveryEye(t *testing.T) {
	boardtest.EachEye(t, func(e boardtest.Eye) {
		var before color.RGBA
		for kind := range clay {
			stone := e.Shade(stoneIDs[kind][art.TossGrounds], .5)
			e.Contrast(leastSign, e.Color(tones[kind].ink), stone, "a sign and its stone", kind)
			if kind > blackStone {
				e.Contrast(leastStone, before, stone, "the stone before", kind)
			}
			before = stone
		}
	})
}
