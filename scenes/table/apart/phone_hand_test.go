package apart

import "testing"

// TestHandAndTableTakeTurns: the table comes when the next step is made on it, and whoever wants the other view keeps
// it until that changes.
func TestHandAndTableTakeTurns(t *testing.T) {
	var w Palm
	at := func(what string, there, afield, alone bool) {
		t.Helper()
		if w.Settle(there, afield); w.Alone != alone || w.There != there {
			t.Fatalf("%s: the hand alone: %v", what, w.Alone)
		}
	}
	at("no hand", false, true, false)
	at("a hand", true, false, true)
	at("a place is sought", true, true, false)
	w.Turn()
	at("the hand is wanted", true, true, true)
	w.Turn()
	at("and no longer", true, true, false)
	w.Turn()
	at("it is wanted again", true, true, true)
	at("nothing is sought", true, false, true)
	w.Turn()
	at("the table is wanted", true, false, false)
	at("and still is", true, false, false)
	at("a place is sought", true, true, false)
	at("nothing is sought", true, false, true)
	w.Turn()
	at("the match is over", false, false, false)
}
