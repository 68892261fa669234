package toss

import (
	"image/color"
	"testing"

	"runehall/assets/art"
	"runehall/scenes/boardtest"
)

// The least contrasts of what lies on the table, whatever eyes look at it.
const (
	leastSign  = 3 // of a sign and its stone
	leastStone = 2 // of two colours of runes
)

// TestRunesAreSeenByEveryEye looks at signs and their stones, and compares the stones: rims and signs tell them apart too.
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
