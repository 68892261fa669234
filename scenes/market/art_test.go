package market

import (
	"testing"

	rules "runehall/games/market"
	"runehall/internal/workshop/boardtest"
	"runehall/ui"
)

// faces lists every kind of card.
func faces() (list []rules.Card) {
	for one := rules.Card(1); one <= rules.BlueCard; one++ {
		list = append(list, one)
	}
	return list
}

// TestPilesKeepToTheirPlaces looks at all stones of all piles: they lie in the place and apart from each other, and as
// long as the rows stay the same, a further stone moves none of the others.
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

// TestPicturesAreBounded draws every card, one each frame.
func TestPicturesAreBounded(t *testing.T) {
	a := newPainter(boardtest.Kit(t))
	boardtest.PicturesAreBounded(t, artPixels, a.Pixels, 50, 450, 1.12, func(size float64, drawn func(int)) {
		for _, one := range faces() {
			a.Frame()
			drawn(a.Picture(pictureKey{kind: cardPicture, card: one}, ui.Rc(0, 0, size, size*1.44)).Pixels())
		}
	})
}
