package ritual

import (
	"testing"

	"runehall/internal/workshop/boardtest"
	"runehall/ui"
)

// TestTheRailOfALowPhoneLeavesTheBoardItsWidth arranges phones held sideways: the board between the seats and the rail
// is wider than the rail, and the hand tiles are still as large as a finger.
func TestTheRailOfALowPhoneLeavesTheBoardItsWidth(t *testing.T) {
	for _, s := range []boardtest.Screen{{W: 640, H: 360, Scale: 1}, {W: 667, H: 375, Scale: 1},
		{W: 740, H: 360, Scale: 1}, {W: 844, H: 390, Scale: 1}, {W: 915, H: 412, Scale: 1}} {
		kit, err := ui.NewKit(ui.Look{Interface: s.Scale, Device: 1})
		if err != nil {
			t.Fatal(err)
		}
		for seats := 2; seats <= 5; seats++ {
			f := boardtest.Frame(t, kit, New().Need, s, seats)
			if !f.Rail {
				t.Fatalf("%vx%v has no rail", s.W, s.H)
			}
			if rail := f.Ledge.W; f.Field.W <= rail {
				t.Errorf("%vx%v, %d seats: the board is %v wide, the rail %v", s.W, s.H, seats, f.Field.W, rail)
			}
			a := arrangement{seats: seats, front: 0}
			for i := range seats {
				a.hands[i] = 3
			}
			for i, r := range arrange(&f, a).ledge.hand {
				if min(r.W, r.H) < kit.Dp(44) {
					t.Errorf("%vx%v, %d seats: tile %d is %v", s.W, s.H, seats, i, r.Size())
				}
			}
		}
	}
}
