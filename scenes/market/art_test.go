package market

import (
	"testing"

	rules "runehall/games/market"
	"runehall/ui"
)

// faces lists every kind of card.
func faces() (list []rules.Card) {
	for one := rules.Card(1); one <= rules.BlueCard; one++ {
		list = append(list, one)
	}
	return list
}

// TestPilesKeepToTheirPlaces looks at all stones of all piles: they lie in the place, apart, and the first ones where they lay before
// as long as the rows stay the same.
func TestPilesKeepToTheirPlaces(t *testing.T) {
	r := ui.Rc(10, 20, 130, 90)
	side := pileSide(r)
	for n := 1; n <= rules.MarketRunes; n++ {
		var lies []ui.Point
		for i := range n {
			at := pilePlace(i, n, r, side)
			if !r.Grow(1e-6).Holds(ui.RectAround(at, ui.Sz(side, side))) {
				t.Errorf("stone %d of %d lies at %v", i, n, at)
			}
			for j, other := range lies {
				if at.Sub(other).Len() < side*pileRise {
					t.Errorf("of %d stones %d and %d lie upon each other", n, j, i)
				}
			}
			if pileOf(n) == pileOf(n+1) && at != pilePlace(i, n+1, r, side) {
				t.Errorf("stone %d moves when stone %d comes", i, n+1)
			}
			lies = append(lies, at)
		}
	}
}

// TestPicturesAreBounded draws every card at many sizes, one each frame: not all of them are kept.
func TestPicturesAreBounded(t *testing.T) {
	kit, err := ui.NewKit(ui.Look{})
	if err != nil {
		t.Fatal(err)
	}
	a := newPainter(kit)
	const perFrame = 700 * 700 // one card at the largest size
	drawn := 0
	for size := 50.0; size < 450; size *= 1.12 {
		for _, one := range faces() {
			a.Frame()
			drawn += a.Picture(pictureKey{kind: cardPicture, card: one}, ui.Rc(0, 0, size, size*1.44)).Pixels()
			if n := a.Pixels(); n > artPixels+perFrame {
				t.Fatalf("%d pixels are kept", n)
			}
		}
	}
	if drawn < 2*artPixels {
		t.Errorf("only %d pixels were drawn, which says nothing", drawn)
	}
}
