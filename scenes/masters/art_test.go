package masters

import (
	"testing"

	rules "runehall/games/masters"
	"runehall/ui"
)

// TestPicturesAreBounded draws every card in every rotation at many sizes, one each frame: not all of them are kept.
func TestPicturesAreBounded(t *testing.T) {
	kit, err := ui.NewKit(ui.Look{})
	if err != nil {
		t.Fatal(err)
	}
	a := newPainter(kit)
	const perFrame = 700 * 700 // one card at the largest size
	for size := 20.0; size < 220; size *= 1.7 {
		for card := rules.Hidden; card <= rules.Layouts; card++ {
			for turn := range uint8(rules.Turns) {
				a.Frame()
				a.picture(card, turn, size)
				if n := a.Pixels(); n > artPixels+perFrame {
					t.Fatalf("%d pixels are kept", n)
				}
			}
		}
	}
}
