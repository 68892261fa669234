package ritual

import (
	"testing"

	"runehall/games"
	rules "runehall/games/ritual"
	"runehall/scenes/boardtest"
	"runehall/ui"
)

// TestHintsTellNothingHidden shows a hint that names a ritual, or what is done with one, only to the seat that holds it.
func TestHintsTellNothingHidden(t *testing.T) {
	for _, reader := range []games.Seat{games.Public, 0} {
		r := newRig(newMatch(t, 2, "adventurers", 6), boardtest.Screen{W: 1100, H: 700, Scale: 1}, reader)
		for _, m := range []rules.Move{
			{Kind: rules.Reveal, Card: 1}, {Kind: rules.RevealAt, Card: 1, Target: 1}, {Kind: rules.Answer, Card: 1},
			{Kind: rules.PutOut, Card: 1}, {Kind: rules.Decline}, {Kind: rules.Forgo},
		} {
			if shown := r.Board.Hint(m); shown != (reader >= 0) {
				t.Errorf("to reader %d the hint of %v is shown: %v", reader, m.Kind, shown)
			}
		}
		if !r.Board.Hint(rules.Move{Kind: rules.Pass}) {
			t.Errorf("to reader %d a hint that tells nothing is not shown", reader)
		}
	}
}

// TestAGesturePutsTheHintOut lights a hint and then chooses a tile.
func TestAGesturePutsTheHintOut(t *testing.T) {
	r := handy(t)
	if !r.Board.Hint(rules.Move{Kind: rules.Pass}) || !r.Board.hand.hint.On {
		t.Fatal("there is no hint")
	}
	r.Tap(ui.Mouse, r.Target("ritual.tile.0"))
	if r.Board.hand.hint.On {
		t.Error("the hint is still lit")
	}
}
