package table

import (
	"errors"
	"testing"

	"runehall/games"
	"runehall/games/ritual"
	"runehall/scenes/table/past"
)

// TestUndoTakesComputersBackToo undoes a person's move together with the computer's answer, and makes both again.
func TestUndoTakesComputersBackToo(t *testing.T) {
	r := newRig(t, "little-explorers", 5, games.Person, "greedy")
	start := r.match.Core().Hash()
	r.plain(0)
	r.until("the computer moves", func() bool { return len(r.match.Made()) == 2 })
	after := r.match.Core().Hash()
	if err := r.undo(); err != nil {
		t.Fatal(err)
	}
	if len(r.match.Made()) != 0 || r.match.Core().Hash() != start {
		t.Fatalf("after undo %d moves stand", len(r.match.Made()))
	}
	if !r.canRedo() {
		t.Fatal("what was undone cannot be made again")
	}
	if err := r.redo(); err != nil {
		t.Fatal(err)
	}
	if r.match.Core().Hash() != after || r.canRedo() {
		t.Errorf("redo leads elsewhere, or leaves something to redo: %v", r.canRedo())
	}
	if _, ok := r.undoTo(); !ok {
		t.Error("what was made again cannot be undone again")
	}
}

// TestUndoEndsAtWhatWasRevealed: a move that drew tiles stays.
func TestUndoEndsAtWhatWasRevealed(t *testing.T) {
	r := newRig(t, "little-explorers", 5, games.Person, "greedy")
	for !r.last().Revealed {
		r.until("the person's turn", func() bool { return r.must() == 0 })
		r.move(0, placing)
	}
	if n, ok := r.undoTo(); ok {
		t.Errorf("a move that drew tiles can be undone, to %d moves", n)
	}
}

func (r *rig) last() games.Made[ritualMove] {
	made := r.match.Made()
	if len(made) == 0 {
		return games.Made[ritualMove]{}
	}
	return made[len(made)-1]
}

// TestUndoEndsAtAnotherPersonsMove: only the last person's moves are undone.
func TestUndoEndsAtAnotherPersonsMove(t *testing.T) {
	r := newRig(t, "little-explorers", 5, games.Person, games.Person)
	r.plain(0)
	r.plain(1)
	if err := r.undo(); err != nil {
		t.Fatal(err)
	}
	if got := len(r.match.Made()); got != 1 {
		t.Fatalf("%d moves stand after undo", got)
	}
	if n, ok := r.undoTo(); ok {
		t.Errorf("seat 1 can undo the move of seat 0, to %d moves", n)
	}
	r.plain(1)
	if r.canRedo() {
		t.Error("a new move leaves something to redo")
	}
}

// TestUndoEndsAtAnothersCurtain: a move stays once another person has looked at their own hand.
func TestUndoEndsAtAnothersCurtain(t *testing.T) {
	r := newRig(t, "explorers", 5, games.Person, games.Person)
	r.plain(0)
	r.past.Openings = append(r.past.Openings, past.Opening{Moves: r.known.Moves(), Seat: 0})
	if _, ok := r.undoTo(); !ok {
		t.Error("the own curtain ends undo")
	}
	r.past.Openings = append(r.past.Openings, past.Opening{Moves: r.known.Moves(), Seat: 1})
	if _, ok := r.undoTo(); ok {
		t.Error("another person's curtain does not end undo")
	}
}

// TestResetMyTurn: reset takes nothing back in somebody else's turn.
func TestResetMyTurn(t *testing.T) {
	r := newRig(t, "little-explorers", 5, games.Person, games.Person)
	r.plain(0)
	if _, ok := r.resetTo(); ok {
		t.Error("the turn of seat 1 can be reset before it has made a move")
	}
}

// TestUndoIsStored resumes a record with an undo in it.
func TestUndoIsStored(t *testing.T) {
	r := newRig(t, "little-explorers", 5, games.Person, "greedy")
	r.plain(0)
	r.until("the computer moves", func() bool { return len(r.match.Made()) == 2 })
	if err := r.undo(); err != nil {
		t.Fatal(err)
	}
	record, err := games.ParseRecord(r.keeper.text)
	if err != nil {
		t.Fatal(err)
	}
	m, err := games.Resume(ritualKind.Def, record)
	if err != nil {
		t.Fatal(err)
	}
	again, err := newPlay(&ritualKind, m, r.keeper, ritualParts)
	if err != nil {
		t.Fatal(err)
	}
	if len(again.match.Made()) != 0 || again.match.Core().Hash() != r.match.Core().Hash() {
		t.Errorf("after a resume %d moves stand", len(again.match.Made()))
	}
}

// newStaying returns a rig with a match whose moves cannot be undone.
func newStaying(t *testing.T, drivers ...string) *rig {
	t.Helper()
	r := newRig(t, "little-explorers", 5, drivers...)
	setup := r.match.Record().Setup
	setup.Options = map[string]string{ritual.OptionVariant: "little-explorers", games.OptionStays: games.Yes}
	m, err := games.NewMatch(ritual.Def, setup, players(drivers))
	if err != nil {
		t.Fatal(err)
	}
	if r.play, err = newPlay(&ritualKind, m, r.keeper, ritualParts); err != nil {
		t.Fatal(err)
	}
	return r
}

// TestNothingIsUndoneWhereWhatIsLetGoStays: a person's move stays, answered or not, in its turn and after it.
func TestNothingIsUndoneWhereWhatIsLetGoStays(t *testing.T) {
	for _, drivers := range [][]string{{games.Person, "greedy"}, {games.Person, games.Person}} {
		r := newStaying(t, drivers...)
		r.plain(0)
		stands := func(when string) {
			t.Helper()
			made := len(r.match.Made())
			_, undo := r.undoTo()
			_, reset := r.resetTo()
			if undo || reset || r.canRedo() {
				t.Errorf("%s the move can be undone: %v, the turn reset: %v, something redone: %v",
					when, undo, reset, r.canRedo())
			}
			for _, do := range []func() error{r.undo, r.reset, r.redo} {
				if err := do(); err != nil || len(r.match.Made()) != made {
					t.Errorf("%s %d of %d moves stand: %v", when, len(r.match.Made()), made, err)
				}
			}
			if err := r.goBack(0); !errors.Is(err, games.ErrStays) || len(r.match.Made()) != made {
				t.Errorf("%s the match itself goes back: %v", when, err)
			}
		}
		stands("at once")
		if drivers[1] != games.Person {
			r.until("the computer moves", func() bool { return len(r.match.Made()) == 2 })
			stands("after the answer")
		}
	}
}
