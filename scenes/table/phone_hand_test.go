package table

import (
	"testing"

	"runehall/ui"
)

// TestAHandHasNearlyAllOfAPhone lays out a greedy board as a hand alone: on phones the hand has nearly all of the
// screen, with some of the field still visible; on larger screens nothing changes.
func TestAHandHasNearlyAllOfAPhone(t *testing.T) {
	k, err := ui.NewKit(ui.Look{})
	if err != nil {
		t.Fatal(err)
	}
	for _, size := range []ui.Size{
		ui.Sz(412, 915), ui.Sz(360, 640), ui.Sz(915, 412), ui.Sz(640, 360), ui.Sz(768, 1024), ui.Sz(1440, 900),
	} {
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
		if phone := isPhone(k, size); phone != hand.hand || phone && (share < .4 || !hand.seats.Empty()) ||
			!phone && hand.ledge != plain.ledge {
			t.Errorf("%v: a phone %v: the hand has %.2f of the screen, seats %v", size, phone, share, hand.seats)
		}
		if hand.field.W < 60 || hand.field.H < 60 || hand.field.Overlaps(hand.ledge) ||
			!hand.ledge.Holds(hand.primary) {
			t.Errorf("%v: field %v, ledge %v, golden button %v", size, hand.field, hand.ledge, hand.primary)
		}
	}
}
