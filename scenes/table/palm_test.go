package table

import (
	"testing"

	"runehall/ui"
)

// TestHandAndTableTakeTurns has the table come where something is sought on it, and follows whoever wants the other one until that changes.
func TestHandAndTableTakeTurns(t *testing.T) {
	var w palm
	at := func(what string, there, afield, alone bool) {
		t.Helper()
		if w.settle(there, afield); w.alone != alone || w.there != there {
			t.Fatalf("%s: the hand alone: %v", what, w.alone)
		}
	}
	at("no hand", false, true, false)
	at("a hand", true, false, true)
	at("a place is sought", true, true, false)
	w.turn()
	at("the hand is wanted", true, true, true)
	w.turn()
	at("and no longer", true, true, false)
	w.turn()
	at("it is wanted again", true, true, true)
	at("nothing is sought", true, false, true)
	w.turn()
	at("the table is wanted", true, false, false)
	at("and still is", true, false, false)
	at("a place is sought", true, true, false)
	at("nothing is sought", true, false, true)
	w.turn()
	at("the match is over", false, false, false)
}

// TestAHandHasNearlyAllOfAPhone lays a greedy board out as a hand at phones, and as ever on larger screens: what lies on the field is still seen.
func TestAHandHasNearlyAllOfAPhone(t *testing.T) {
	k, err := ui.NewKit(ui.Look{})
	if err != nil {
		t.Fatal(err)
	}
	for _, size := range []ui.Size{ui.Sz(412, 915), ui.Sz(360, 640), ui.Sz(915, 412), ui.Sz(640, 360), ui.Sz(768, 1024), ui.Sz(1440, 900)} {
		screen := ui.Rc(0, 0, size.W, size.H)
		need := func(r Room) Need {
			n := greedyNeed(3)(r)
			if r.Low {
				n.Rail = k.Dp(260)
			}
			return n
		}
		plain := arrange(k, screen, screen, 3, false, need, sight{})
		hand := arrange(k, screen, screen, 3, false, need, sight{hand: true})
		share := hand.ledge.W * hand.ledge.H / (size.W * size.H)
		if phone := holds(k, size); phone != hand.hand || phone && (share < .4 || !hand.seats.Empty()) || !phone && hand.ledge != plain.ledge {
			t.Errorf("%v: a phone %v: the hand has %.2f of the screen, seats %v", size, phone, share, hand.seats)
		}
		if hand.field.W < 60 || hand.field.H < 60 || hand.field.Overlaps(hand.ledge) || !hand.ledge.Holds(hand.primary) {
			t.Errorf("%v: field %v, ledge %v, golden button %v", size, hand.field, hand.ledge, hand.primary)
		}
	}
}
