//go:build pilot

package market

import (
	"image"
	"math"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	rules "runehall/games/market"
	"runehall/internal/pilot"
	"runehall/ui"
)

// engineAllocations is how often the engine's driver may allocate for the draw calls of a hundred things, some of whose pictures have
// textures of their own.
const engineAllocations = 11

// prices are words of tags.
var prices = [...]string{"5 · 10 · 15", "21+ / 2"}

// TestDrawingThingsAgainAllocatesNothing draws everything of a table a second time.
func TestDrawingThingsAgainAllocatesNothing(t *testing.T) {
	for name, e := range easels(t) {
		things := e.things()
		var list []func(r ui.Rect)
		for _, some := range things {
			list = append(list, some...)
		}
		r := frame.Place(ui.Sz(40, 40), .5, .5)
		draw := func() {
			e.pictures.Frame()
			for _, thing := range list {
				thing(r)
			}
			for i, card := range faces() {
				e.card(e.Canvas, card, ui.Rc(10, 10, 86, 124))
				e.named(e.Canvas, card, "Store", "takes two", ui.Rc(10, 10, 120, 174))
				e.tag(e.Canvas, prices[i%2], true, rules.NoColour, ui.Rc(0, 0, 120, 44))
			}
			e.back(e.Canvas, ui.Rc(10, 10, 86, 124))
			e.stall(e.Canvas, stallForm{40, 30, 50}, ui.Rc(0, 0, 340, 200))
			e.awning(e.Canvas, ui.Rc(0, 0, 340, 40))
			e.lantern(e.Canvas, .9, r)
			e.pile(e.Canvas, rules.Red, 12, r)
			e.snow(e.Canvas, r.Center(), 30)
		}
		// The engine works off what is queued when pixels are read, and allocates for that: an empty frame tells how often.
		pixel := make([]byte, 4)
		corner := e.image.SubImage(image.Rect(0, 0, 1, 1)).(*ebiten.Image)
		painted := func(draw func()) func() {
			return func() {
				e.Begin(e.image)
				e.Rect(frame, ui.White)
				draw()
				corner.ReadPixels(pixel)
			}
		}
		again, empty := painted(draw), painted(func() {})
		// It has put together what it draws often: that takes it a dozen of its own frames, each of which ends after a hundred jobs.
		for n := range 12 * 100 {
			pilot.InFrame(func() {
				if n%10 == 0 {
					again()
				}
			})
		}
		pilot.InFrame(func() {
			before := e.pictures.Pixels()
			least := func(frame func()) float64 {
				n := math.Inf(1)
				for range 5 {
					n = min(n, testing.AllocsPerRun(5, frame))
				}
				return n
			}
			got, floor := least(again), least(empty)
			t.Logf("%s: %v allocations, %v of an empty frame", name, got, floor)
			if e.pictures.Pixels() != before {
				t.Errorf("%s: pictures are made again", name)
			}
			if got > floor+engineAllocations {
				t.Errorf("%s: drawing everything again allocates %v times, an empty frame %v", name, got, floor)
			}
		})
	}
}
