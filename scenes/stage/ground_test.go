package stage

import (
	"testing"

	"runehall/assets/art"
	"runehall/ui"
)

// TestKnotsWaitForTheirPicture has the knots of a ledge drawn by strokes only where no picture of them will come.
func TestKnotsWaitForTheirPicture(t *testing.T) {
	for _, tc := range []struct{ contrast, pictures, want bool }{{false, false, true}, {false, true, false},
		{true, true, true}} {
		kit, err := ui.NewKit(ui.Look{HighContrast: tc.contrast})
		if err != nil {
			t.Fatal(err)
		}
		if tc.pictures {
			kit.SetArt(art.NewShelf(func() {}, func(err error) { t.Error(err) }))
		}
		if got := strokes(kit); got != tc.want {
			t.Errorf("%+v: %v", tc, got)
		}
	}
}
