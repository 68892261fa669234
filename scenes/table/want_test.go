package table

import (
	"testing"

	"runehall/games"
	"runehall/ui"
)

func TestWhatIsNotLegalIsRefused(t *testing.T) {
	why, at := &games.Refusal{Clause: "TOY-1"}, ui.Rc(1, 2, 3, 4)
	var refused, made Want[int]
	if refused.Make(1, 7, why, at) || refused.Made || refused.Why != why || refused.At != at {
		t.Errorf("a move that is not legal gives %+v", refused)
	}
	if !made.Make(1, 7, nil, at) || !made.Made || made.Seat != 1 || made.Move != 7 || made.Why != nil {
		t.Errorf("a legal move gives %+v", made)
	}
}
