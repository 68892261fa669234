//go:build pilot

package masters

import (
	"testing"

	rules "runehall/games/masters"
	"runehall/ui"
)

func TestHintsAreSeenInThePicture(t *testing.T)  { promises.HintsAreSeen(t) }
func TestChipsAreThoseOfTheirSeats(t *testing.T) { promises.ChipsAreThoseOfTheirSeats(t) }

func TestHighContrastKeepsOutlines(t *testing.T) { promises.HighContrastKeepsOutlines(t, "card") }

func TestPeeksShowWhatLiesBeneath(t *testing.T) {
	promises.PeeksShowWhatLiesBeneath(t, func(b *Board) (ui.Point, func()) {
		laid := b.show.model.laid
		for i, under := range laid {
			for _, over := range laid[i+1:] {
				for n := range 9 {
					c := rules.Cell{X: under.Cell.X + int8(n%3), Y: under.Cell.Y + int8(n/3)}
					if covers(under, c) && covers(over, c) {
						return b.places.eye.At(middle(c)), func() { laid[i].Card = laid[i].Card%rules.DeckCards + 1 }
					}
				}
			}
		}
		return ui.Point{}, nil
	})
}
