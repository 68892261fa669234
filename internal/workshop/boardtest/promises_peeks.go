//go:build pilot

package boardtest

import (
	"image"
	"testing"

	"runehall/internal/workshop/pilot"
	"runehall/scenes/stage"
	"runehall/ui"
)

// PeeksShowWhatLiesBeneath looks beneath things, exchanges what lies there, and looks again: the picture must change by
// much more than without looking. beneath finds a place where something lies over something else, and returns a
// function that exchanges the lowest thing; nil: there is no such place.
func (p Promises[C, M, E, V, B]) PeeksShowWhatLiesBeneath(
	t *testing.T, beneath func(b B) (at ui.Point, exchange func()),
) {
	const most, least = 4, 150 // peeks on a screen, pixels
	peeks := 0
	for n, s := range pictured {
		f := p.still(t, uint64(n), s, 8, stage.Settings{})
		looked := 0
		for tries := 0; looked < most && tries < 60; tries++ {
			if _, on := f.Match.Random(); !on {
				break
			}
			if _, over := f.Match.Play.Core().Result(); over {
				break
			}
			f.again()
			at, exchange := beneath(f.Board)
			if exchange == nil || !f.frame().Field.Has(at) {
				continue
			}
			both := func() (plain, peek *image.RGBA) {
				f.Pointer(ui.Mouse, ui.MousePointer, ui.Press, ui.RightButton, at)
				peek = f.Picture()
				f.Pointer(ui.Mouse, ui.MousePointer, ui.Release, ui.RightButton, at)
				return f.Picture(), peek
			}
			plain, peek := both()
			exchange()
			plainAfter, peekAfter := both()
			screen := f.frame().Screen
			without, with := differing(plain, plainAfter, screen), differing(peek, peekAfter, screen)
			if with < without+least {
				pilot.Keep(t, "peek", peekAfter)
				t.Errorf("%s: something else lies beneath %v: looking there %d pixels change, and without that %d",
					f.place(), at, with, without)
			}
			looked++
		}
		peeks += looked
	}
	if peeks == 0 {
		t.Error("nothing lay beneath anything")
	}
	t.Logf("looked beneath %d times", peeks)
}
