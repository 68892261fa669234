package masters

import (
	"testing"

	rules "runehall/games/masters"
	"runehall/internal/workshop/boardtest"
)

// TestPicturesAreBounded draws every card in every rotation, one each frame.
func TestPicturesAreBounded(t *testing.T) {
	a := newPainter(boardtest.Kit(t))
	boardtest.PicturesAreBounded(t, artPixels, a.Pixels, 20, 220, 1.7, func(size float64, drawn func(int)) {
		for card := rules.Hidden; card <= rules.Layouts; card++ {
			for turn := range uint8(rules.Turns) {
				a.Frame()
				drawn(a.picture(card, turn, size).Pixels())
			}
		}
	})
}
