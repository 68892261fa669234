package table

import (
	"testing"

	"runehall/games"
)

// TestUndoTakesComputersBackToo undoes a person's move with the computer's answer to it, and makes both again.
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

// TestUndoEndsAtWhatWasRevealed keeps a move that drew tiles.
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

// TestUndoEndsAtAnotherPersonsMove undoes only the last person's moves.
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

// TestUndoEndsAtAnothersCurtain keeps a move after which another person has looked at the own hand.
func TestUndoEndsAtAnothersCurtain(t *testing.T) {
	r := newRig(t, "explorers", 5, games.Person, games.Person)
	r.plain(0)
	r.opened(0)
	if _, ok := r.undoTo(); !ok {
		t.Error("the own curtain ends undo")
	}
	r.opened(1)
	if _, ok := r.undoTo(); ok {
		t.Error("another person's curtain does not end undo")
	}
}

// TestResetMyTurn takes nothing back when the turn is somebody else's.
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
