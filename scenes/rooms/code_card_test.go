//go:build !js

package rooms

import (
	"testing"

	"runehall/internal/workshop/pagetest"
	"runehall/ui"
)

// TestTheWholeCodeIsInSightBelowItsTitle shows the card in all heights: with the title above it or below, the code ends
// where the sight does.
func TestTheWholeCodeIsInSightBelowItsTitle(t *testing.T) {
	w := newHouse(t)
	host := w.enter(true, true)
	b := pagetest.NewBench(t, ui.Sz(1440, 900), "en", 1)
	k, above, below := b.Stage.Kit, 0, 0
	for seen := 240.0; seen < 700; seen += 4 {
		var card codeCard
		card.show(b.Stage, host, w.links(), 0, false, seen)
		card.Layout(k, ui.Rc(0, 0, 560, card.Measure(k, ui.Sz(560, 2000)).H))
		if card.Items[0] == ui.Widget(&card.title) {
			above++
		} else {
			below++
		}
		if at := card.code.Rect(); at.Bottom() > seen+.5 || at.H < .5*min(seen, k.Dp(400)) {
			t.Errorf("of %v in sight the code takes %v", seen, at)
		}
		card.code.Drop()
	}
	if above < 20 || below < 5 {
		t.Errorf("the title stands %d times above the code and %d times below", above, below)
	}
}
