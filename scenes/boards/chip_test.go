package boards

import (
	"testing"

	"runehall/ui"
)

// TestAChipWithoutAPlaceDrawsNothing draws chips that glow and are lit where a hand stands alone and seats have no
// room. The canvas is bound to no image: it ends the test if anything is drawn.
func TestAChipWithoutAPlaceDrawsNothing(t *testing.T) {
	k, err := ui.NewKit(ui.Look{Interface: 1, Device: 1})
	if err != nil {
		t.Fatal(err)
	}
	for _, r := range []ui.Rect{{}, ui.Rc(0, 75, 105, 0), ui.Rc(0, 75, 0, 40)} {
		Chip{Acting: true, Width: 2, Light: 1}.Draw(ui.NewCanvas(k), r)
	}
}
