//go:build pilot

package boardtest

import (
	"fmt"
	"testing"

	"runehall/games"
	"runehall/internal/workshop/pilot"
	"runehall/scenes/table"
	"runehall/ui"
)

// stripTicks is how many ticks lie between a strip's frames, and stripLasts how long a motion may take: nothing on a
// board takes so long.
const stripTicks, stripLasts = 3, 40 * 60

// Strips films what an event sets in motion, on a phone and on a desktop, until the board rests, and keeps a strip of
// each. film returns a match that comes to the event in time, and meets recognizes the event.
func Strips[C games.Core[C, M, E], M comparable, E any, V any, B table.Board[M, E, V]](
	t *testing.T, name string, film func(t *testing.T, size Screen) *Film[C, M, E, V, B], meets func(e E) bool,
) {
	pilot.ForLooking(t)
	for _, size := range []Screen{{W: 412, H: 915, Scale: 1, Tag: "en"}, {W: 1440, H: 900, Scale: 1, Tag: "en"}} {
		f := film(t, size)
		f.Kit.SetArt(Shelf())
		for met := false; !met; {
			events, on := f.Move()
			if !on {
				t.Fatalf("%s: the match ends without it", name)
			}
			for _, e := range events {
				met = met || meets(e)
			}
			if !met {
				f.Board.Finish()
				f.Settle()
			}
		}
		strip := &pilot.Strip{}
		for n := 0; f.Board.Moving(); n++ {
			if n > stripLasts {
				t.Fatalf("%s: it never comes to rest", name)
			}
			if n%stripTicks == 0 {
				strip.Offer(f.Picture)
			}
			f.Tick(ui.Input{})
		}
		strip.Offer(f.Picture)
		strip.Keep(t, fmt.Sprintf("strip-%s-%vx%v", name, size.W, size.H))
	}
}
