package page

import (
	"math"
	"testing"

	"runehall/scenes/stage"
	"runehall/ui"
)

// TestAMatchFillsItsPlace: the board takes what its words leave of a height, unless it would be too slim for its width.
func TestAMatchFillsItsPlace(t *testing.T) {
	k, err := ui.NewKit(ui.Look{})
	if err != nil {
		t.Fatal(err)
	}
	for _, unseated := range []bool{false, true} {
		w := Position{turn: "Astrid: lay a card over others", match: "Ends after 1 master", Unseated: unseated,
			sitters: []stage.Sitter{{Name: "Astrid"}, {Name: "Ingrid"}}}
		w.Fit(k, 1200, 700)
		if high := w.Measure(k, ui.Sz(1200, 0)).H; math.Abs(high-700) > 1 {
			t.Errorf("in 1200 × 700 it is %v high", high)
		}
		if w.Fit(k, 400, 700); w.Measure(k, ui.Sz(400, 0)).H > 500 || w.board.H < 400*.6 {
			t.Errorf("in 400 × 700 its board is %v", w.board)
		}
		if seats := len(w.seats); unseated != (seats == 0) {
			t.Errorf("%d seats are named", seats)
		}
	}
}
