package masters

import (
	"testing"

	"runehall/games"
	rules "runehall/games/masters"
	"runehall/scenes/boardtest"
)

// TestHintsTellNothingHidden shows a hint that names a card of a hand only to the seat that holds it.
func TestHintsTellNothingHidden(t *testing.T) {
	for _, reader := range []games.Seat{games.Public, 0} {
		r := newRig(newMatch(t, 2, everything, 6), boardtest.Screen{W: 1100, H: 700, Scale: 1}, reader)
		for _, kind := range []rules.MoveKind{rules.Play, rules.Ignore, rules.Discard, rules.PutBeside} {
			if shown := r.Board.Hint(rules.Move{Kind: kind, Card: 1}); shown != (reader >= 0) {
				t.Errorf("to reader %d the hint of %v is shown: %v", reader, kind, shown)
			}
		}
		if !r.Board.Hint(rules.Move{Kind: rules.Draw}) {
			t.Errorf("to reader %d a hint that tells nothing is not shown", reader)
		}
	}
}
