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
	if !r.Board.Hint(rules.Move{Kind: rules.Pass}) || !r.Board.Proposed.On {
		t.Fatal("there is no hint")
	}
	r.Tap(ui.Mouse, r.Target("ritual.tile.0"))
	if r.Board.Proposed.On {
		t.Error("the hint is still lit")
	}
}

// TestAHintChangesNothing asks for a hint with a draft on the board.
func TestAHintChangesNothing(t *testing.T) {
	r := handy(t)
	h := &r.Board.player
	r.Tap(ui.Mouse, r.Target("ritual.tile.0"))
	for _, l := range h.options.placements {
		if in := r.Board.places.inside(l.cell); l.tile == h.Sel.tile && !l.covers && !in.Empty() {
			r.Tap(ui.Mouse, in.Center())
			break
		}
	}
	if !h.Sel.draft {
		t.Fatal("there is no draft")
	}
	before := h.Sel
	for _, l := range h.options.placements {
		if !r.Board.Hint(l.move(l.best(0))) || h.Sel != before || !h.Proposed.On {
			t.Fatalf("the hint of %v changes %+v to %+v", l, before, h.Sel)
		}
	}
}
