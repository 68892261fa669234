package scenes

import (
	"testing"

	"runehall/ui"
)

// TestMemoryIsGivenBackOnceAfterPictures touches the title when pictures have come, and then leaves it alone.
func TestMemoryIsGivenBackOnceAfterPictures(t *testing.T) {
	d := start(t, ui.Sz(1280, 720), Config{})
	given := 0
	d.app.tidy = func() { given++ }
	d.app.artVersion--
	d.point(ui.Press, ui.Pt(1, 1), 5)
	if given != 0 {
		t.Error("memory is given back while somebody does something")
	}
	for range 100 {
		d.tick()
	}
	if given != 1 {
		t.Errorf("at rest memory was given back %d times, want once", given)
	}
}
