package toss

import (
	"testing"

	"runehall/games"
	"runehall/ui"
)

// TestOneOrderAtATime: while somebody throws the head asks for a swipe, and nothing else asks for anything; struck once, it asks for the beat and the
// meter is there. Only the tray of who is asked glows, but where each throws at an edge of its own.
func TestOneOrderAtATime(t *testing.T) {
	for _, reader := range []games.Seat{games.Public, 0} {
		drivers := []string{games.Person, games.Person, games.Person}
		if reader >= 0 {
			drivers = []string{games.Person, "novice", "novice"}
		}
		f := throwers(t, reader, drivers...)
		w := &f.Board.words
		asks := func(alone string) {
			t.Helper()
			want, glow := alone, 1
			if reader < 0 {
				want, glow = "toss.board.turn.throw", len(drivers)
			}
			glows := 0
			for _, on := range w.active {
				if on {
					glows++
				}
			}
			if _, turn := f.Board.Headline(); turn.Key != want || glows != glow || w.throwHelp != "" {
				t.Errorf("reader %d is asked by %q and %q, and %d trays glow; want %q and %d", reader, turn.Key, w.throwHelp, glows, want, glow)
			}
		}
		f.Tick(ui.Input{})
		if asks("toss.board.turn.swipe"); !f.Board.places.meter.Empty() {
			t.Error("the meter is there before it runs")
		}
		f.Golden()
		f.Tick(ui.Input{})
		if asks("toss.board.turn.beat"); f.Board.places.meter.Empty() {
			t.Error("the meter runs and is not there")
		}
	}
}
