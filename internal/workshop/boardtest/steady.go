//go:build pilot

package boardtest

import (
	"image"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"runehall/games"
	"runehall/internal/workshop/allocs"
	"runehall/internal/workshop/pilot"
	"runehall/scenes/table"
	"runehall/ui"
)

// coarse is how many pixels per dp are drawn where it only matters that things are drawn, and nobody looks at them.
const coarse = .25

// SteadyFrame drags the board of a real table to and fro. A frame, update and drawing, may allocate no more than one
// that draws a single rectangle, but for engine allocations, which the engine needs for its draw calls.
func SteadyFrame[C games.Core[C, M, E], M comparable, E any, V any](
	t *testing.T, m *Match[C, M, E, V], board func() table.Board[M, E, V], engine float64,
) {
	t.Helper()
	s := NewDrawnTable(t, m, games.Public, 0, coarse, board)
	for range 60 {
		s.Tick(0, ui.Point{})
	}
	at := ui.Pt(500*coarse, 300*coarse)
	s.Tick(ui.Press, at)
	n := 0
	frame := func() {
		n++
		at.X = (500 + float64(n%40)) * coarse
		s.Tick(ui.Drag, at)
		s.Paint()
	}
	pixel := make([]byte, 4)
	corner := s.Image.SubImage(image.Rect(0, 0, 1, 1)).(*ebiten.Image)
	// First all pictures are made, the engine's queues grow, and it merges textures that are drawn often. That takes it
	// a dozen of its own frames, each of which ends after a hundred jobs at most.
	for n := range 12 * 100 {
		pilot.InFrame(func() {
			if n%50 == 0 {
				frame()
				corner.ReadPixels(pixel)
			}
		})
	}
	pilot.InFrame(func() {
		least := func(frame func()) float64 {
			return allocs.Least(20, func() {
				frame()
				corner.ReadPixels(pixel)
			})
		}
		floor := least(func() {
			s.brush.Begin(s.Image)
			s.brush.Rect(ui.Rc(0, 0, s.Size.W, s.Size.H), ui.Color{R: 1, G: 1, B: 1, A: 1})
		})
		got := least(frame)
		t.Logf("%v allocations a frame, %v for one that draws a rectangle", got, floor)
		if got > floor+engine {
			t.Errorf("a frame of the dragged board allocates %v times, one that draws a rectangle %v", got, floor)
		}
	})
}
