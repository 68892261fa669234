//go:build pilot

package masters

import (
	"image"
	"testing"

	rules "runehall/games/masters"
	"runehall/internal/workshop/boardtest"
	"runehall/ui"
)

func TestHintsAreSeenInThePicture(t *testing.T)  { promises.HintsAreSeen(t) }
func TestChipsAreThoseOfTheirSeats(t *testing.T) { promises.ChipsAreThoseOfTheirSeats(t) }

func TestHighContrastReachesMarksAndSeats(t *testing.T) {
	promises.HighContrastReachesMarksAndSeats(t, lighting, nil, "place")
}

func TestHighContrastKeepsOutlines(t *testing.T) { promises.HighContrastKeepsOutlines(t, "card") }

func TestPeeksShowWhatLiesBeneath(t *testing.T) {
	promises.PeeksShowWhatLiesBeneath(t, func(b *Board) (ui.Point, func()) {
		laid := b.Model.laid
		for i, under := range laid {
			for _, over := range laid[i+1:] {
				for n := range 9 {
					c := rules.Cell{X: under.Cell.X + int8(n%3), Y: under.Cell.Y + int8(n/3)}
					if covers(under, c) && covers(over, c) {
						return b.Eye.At(middle(c)), func() { laid[i].Card = laid[i].Card%rules.DeckCards + 1 }
					}
				}
			}
		}
		return ui.Point{}, nil
	})
}

// TestAHintToDrawIsSeen looks at the deck while a hint proposes drawing a card: it looks different then, and as before
// afterwards.
func TestAHintToDrawIsSeen(t *testing.T) {
	f := boardtest.NewFilm(newRig(newMatch(t, 2, everything, 6), boardtest.Screen{W: 915, H: 412, Scale: 1}, 0).bench)
	f.Settle()
	r := f.Board.places.deckCard()
	changed := func(a, b *image.RGBA) (n int) {
		for y := int(r.Y); y < int(r.Bottom()); y++ {
			for x := int(r.X); x < int(r.Right()); x++ {
				if a.RGBAAt(x, y) != b.RGBAAt(x, y) {
					n++
				}
			}
		}
		return n
	}
	plain := f.Picture()
	f.Board.Hint(rules.Move{Kind: rules.Draw})
	for range 30 {
		f.Tick(ui.Input{})
	}
	if n := changed(plain, f.Picture()); n < 100 {
		t.Errorf("a hint to draw changes %d pixels of the deck at %v", n, r)
	}
	f.Board.Sync(f.Match.Play.View(0))
	f.Settle()
	if n := changed(plain, f.Picture()); n > 0 {
		t.Errorf("after the hint %d pixels of the deck are others than before", n)
	}
}
