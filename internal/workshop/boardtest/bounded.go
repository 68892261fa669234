package boardtest

import (
	"testing"

	"runehall/ui"
)

// Kit returns what a board draws with that nobody has set up otherwise.
func Kit(t testing.TB) *ui.Kit {
	t.Helper()
	kit, err := ui.NewKit(ui.Look{})
	if err != nil {
		t.Fatal(err)
	}
	return kit
}

// PicturesAreBounded draws things at many sizes, each so many times as large as the one before. Of their pictures no
// more pixels may be kept than the limit and what a frame or two need. draw begins each frame, and calls drawn in it
// with how many pixels the frame has needed; kept counts those that are kept.
func PicturesAreBounded(
	t *testing.T, limit int, kept func() int, least, most, by float64, draw func(size float64, drawn func(pixels int)),
) {
	t.Helper()
	all, largest := 0, 0
	for size := least; size < most; size *= by {
		draw(size, func(pixels int) {
			all, largest = all+pixels, max(largest, pixels)
			if n := kept(); n > limit+2*largest {
				t.Fatalf("%d pixels are kept", n)
			}
		})
	}
	if all < 2*limit {
		t.Errorf("only %d pixels were drawn, which says nothing", all)
	}
}
