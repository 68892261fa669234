//go:build pilot

package boardtest

import (
	"fmt"
	"slices"
	"testing"

	"runehall/games"
	"runehall/internal/workshop/pilot"
	"runehall/scenes/table"
	"runehall/ui"
)

// MotionPictures writes pictures of what moves on a large screen and on a phone, for somebody to look at. film begins a
// match. want says how often each event is taken, by name, and every after how many ticks each the next picture of it
// is; of events not listed there it is after five.
func MotionPictures[C games.Core[C, M, E], M comparable, E any, V any, B table.Board[M, E, V]](
	t *testing.T, name string, film func(s Screen) *Film[C, M, E, V, B], want, every map[string]int,
) {
	pilot.ForLooking(t)
	for _, s := range []Screen{{W: 1440, H: 900, Scale: 1, Tag: "en"}, {W: 412, H: 915, Scale: 1, Tag: "en"}} {
		f, taken, left := film(s), map[string]int{}, 0
		for _, n := range want {
			left += n
		}
		for left > 0 {
			events, on := f.Move()
			if !on {
				t.Logf("of %v only %v occurred", want, taken)
				break
			}
			for _, e := range slices.Backward(events) { // what comes last is often what comes of the rest
				if event := games.EventName(e); taken[event] < want[event] {
					taken[event]++
					left--
					f.follows(fmt.Sprintf("%s-%vx%v-%s%d", name, s.W, s.H, event, taken[event]), max(5, every[event]))
					break
				}
			}
			f.Board.Finish()
			f.Settle()
		}
	}
}

// follows writes pictures of what the board shows now, as long as that lasts, one after every so many ticks.
func (f *Film[C, M, E, V, B]) follows(name string, every int) {
	for n := 0; f.Board.Moving() && n < 24*every; n++ {
		if n%every == 0 {
			pilot.Keep(f.T, fmt.Sprintf("%s-%03d", name, n), f.Picture())
		}
		f.Tick(ui.Input{})
	}
}
