//go:build screens

package masters

import (
	"image"
	"math"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"runehall/games"
	"runehall/screens"
	"runehall/ui"
)

// TestSteadyFrameAllocatesNothing drags the board of a real table to and fro: a frame, update and drawing, allocates no
// more than one that draws a single rectangle.
func TestSteadyFrameAllocatesNothing(t *testing.T) {
	m := holding(t, []string{games.Person, games.Person, games.Person}, 60)
	s := newSeance(t, m, games.Public, 0, plain)
	for range 60 {
		s.tick(0, ui.Point{})
	}
	at := ui.Pt(500, 300)
	s.tick(ui.Press, at)
	n := 0
	frame := func() {
		n++
		at.X = 500 + float64(n%40)
		s.tick(ui.Drag, at)
		s.brush.Begin(s.image)
		s.scene.Draw(s.brush)
		s.root.DrawFocus(s.brush)
	}
	pixel := make([]byte, 4)
	screens.InFrame(func() {
		corner := s.image.SubImage(image.Rect(0, 0, 1, 1)).(*ebiten.Image)
		for range 120 { // all pictures are made, and the engine's own queues have grown
			frame()
			corner.ReadPixels(pixel)
		}
		// Others allocate too, the collector among them: the least of several runs is the frame's own.
		least := func(frame func()) float64 {
			n := math.Inf(1)
			for range 5 {
				n = min(n, testing.AllocsPerRun(20, func() {
					frame()
					corner.ReadPixels(pixel)
				}))
			}
			return n
		}
		floor := least(func() {
			s.brush.Begin(s.image)
			s.brush.Rect(ui.Rc(0, 0, s.size.W, s.size.H), white)
		})
		got := least(frame)
		t.Logf("%v allocations a frame, %v for one that draws a rectangle", got, floor)
		// The engine allocates a handful for each draw call; cards, shapes and letters take turns on the table.
		if got > floor+24 {
			t.Errorf("a frame of the dragged board allocates %v times, one that draws a rectangle %v", got, floor)
		}
	})
}
