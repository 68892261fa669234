//go:build pilot

package boardtest

import (
	"image"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"runehall/internal/workshop/allocs"
	"runehall/internal/workshop/pilot"
	"runehall/ui"
)

// engineAllocations is how often the engine's driver may allocate for the draw calls of a hundred things, some of whose
// pictures have textures of their own.
const engineAllocations = 11

// Steady draws things again and again. After the first few times drawing must allocate nothing and make no new picture:
// pixels returns the size of all pictures together.
func (e *Easel) Steady(t *testing.T, name string, pixels func() int, draw func()) {
	t.Helper()
	// Reading pixels makes the engine work off its queue, for which it allocates. An empty frame tells how often.
	pixel := make([]byte, 4)
	corner := e.Image.SubImage(image.Rect(0, 0, 1, 1)).(*ebiten.Image)
	painted := func(draw func()) func() {
		return func() {
			e.Begin(e.Image)
			e.Rect(EaselAt(200), ui.White)
			draw()
			corner.ReadPixels(pixel)
		}
	}
	again, empty := painted(draw), painted(func() {})
	// The engine merges textures that are drawn often. That takes it a dozen of its own frames, which end after a
	// hundred jobs each.
	for n := range 12 * 100 {
		pilot.InFrame(func() {
			if n%50 == 0 {
				again()
			}
		})
	}
	pilot.InFrame(func() {
		before := pixels()
		got, floor := allocs.Least(5, again), allocs.Least(5, empty)
		t.Logf("%s: %v allocations, %v of an empty frame", name, got, floor)
		if pixels() != before {
			t.Errorf("%s: pictures are made again", name)
		}
		if got > floor+engineAllocations {
			t.Errorf("%s: drawing everything again allocates %v times, an empty frame %v", name, got, floor)
		}
	})
}
