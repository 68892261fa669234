package market

import (
	"math"
	"testing"
)

// TestTheCrackRunsDownTheCard checks that a breaking card's crack begins at the top, is one line without gaps, lies on
// the card, and ends exactly as far down as it has come.
func TestTheCrackRunsDownTheCard(t *testing.T) {
	for _, far := range []float64{0, .01, .16, .2, .46, .5, .78, .99, 1} {
		end, pieces := crackLine[0], 0
		for from, to := range cracked(far) {
			if from != end {
				t.Errorf("down to %g: a piece begins at %v, where nothing ends; the last one ended at %v", far, from, end)
			}
			if to.X <= 0 || to.X >= 1 || to.Y > 1 || to.Y <= from.Y {
				t.Errorf("down to %g: a piece from %v to %v", far, from, to)
			}
			end, pieces = to, pieces+1
		}
		if math.Abs(end.Y-far) > 1e-9 || (pieces == 0) != (far == 0) {
			t.Errorf("down to %g: %d pieces end at %g", far, pieces, end.Y)
		}
	}
}
