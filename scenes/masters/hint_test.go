package masters

import (
	"testing"

	"runehall/games"
	rules "runehall/games/masters"
	"runehall/scenes/boardtest"
	"runehall/ui"
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

// TestAHintChangesNothing lights a move while a card is chosen: the choice stays, and so does every move that could be made.
func TestAHintChangesNothing(t *testing.T) {
	r := newRig(newMatch(t, 2, nil, 6), boardtest.Screen{W: 412, H: 915, Scale: 1}, 0)
	for r.Match.Play.View(games.All).OnTurn() != 0 || r.Match.Play.View(games.All).Phase() != rules.PlayPhase {
		r.Match.Random()
	}
	r.Board.Sync(r.Match.Play.View(0))
	r.Look()
	r.Settle()
	r.Tap(ui.Touch, r.Target("masters.card.0"))
	chosen, made := r.Board.Sel, r.Made
	for _, m := range r.Match.Play.Core().AppendMoves(nil, 0) {
		if !r.Board.Hint(m) {
			t.Errorf("the hint of %v is not shown", m)
		}
		if r.Board.Sel != chosen || r.Made != made {
			t.Fatalf("the hint of %v makes %+v of %+v", m, r.Board.Sel, chosen)
		}
		for range 120 {
			r.Tick(ui.Input{})
		}
		if at := r.Board.Eye.Rect(area(laidBy(m))); lays(m) && !r.Board.places.field.Grow(1).Holds(at) {
			t.Errorf("the proposed place of %v is not in sight: %v of %v", m, at, r.Board.places.field)
		}
	}
}

// TestTheGhostOfAHintCanBeTapped proposes to lay each card, whatever is chosen: a tap on its ghost lays it there as a draft, turned as it is proposed, and
// makes no move.
func TestTheGhostOfAHintCanBeTapped(t *testing.T) {
	r := newRig(newMatch(t, 2, nil, 6), boardtest.Screen{W: 412, H: 915, Scale: 1}, 0)
	for r.Match.Play.View(games.All).OnTurn() != 0 || r.Match.Play.View(games.All).Phase() != rules.PlayPhase {
		r.Match.Random()
	}
	r.Board.Sync(r.Match.Play.View(0))
	r.Look()
	r.Settle()
	tapped := 0
	for i, m := range r.Match.Play.Core().AppendMoves(nil, 0) {
		if !lays(m) {
			continue
		}
		if i%2 == 0 {
			r.Board.Drop()
		}
		if !r.Board.Hint(m) {
			t.Fatalf("the hint of %v is not shown", m)
		}
		for range 120 {
			r.Tick(ui.Input{})
		}
		r.Tap(ui.Touch, r.Board.Eye.At(middle(m.Cell)))
		if s := &r.Board.Sel; !s.draft || s.laid() != laidBy(m) || r.Made > 0 {
			t.Fatalf("a tap on the ghost of %v gives %+v, and %d moves", m, *s, r.Made)
		}
		tapped++
	}
	if tapped == 0 {
		t.Error("nothing was proposed")
	}
}
