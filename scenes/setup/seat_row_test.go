package setup

import (
	"testing"

	"runehall/internal/workshop/pagetest"
	"runehall/ui"
)

func TestSeatRowLayout(t *testing.T) {
	pagetest.Each(t, func(t *testing.T, k *ui.Kit, screen ui.Rect) {
		for _, width := range []float64{screen.W - 2*k.Gap.M, (screen.W - 3*k.Gap.XL) / 2} {
			if width < 320*k.Look.Device {
				continue
			}
			for _, computer := range []bool{false, true} {
				for _, spare := range []float64{0, k.Dp(24)} {
					wants := seatRowWants{driver: ui.Sz(k.Dp(260), k.Touch+2*k.Gap.XS), level: k.Dp(180)}
					form := seatRowFormOf(k, width, wants)
					_, h := arrangeSeatRow(k, ui.Rect{W: width}, form, computer, wants)
					area := ui.Rect{W: width, H: h + spare}
					p, _ := arrangeSeatRow(k, area, form, computer, wants)
					parts := map[string]ui.Rect{"coin": p.coin, "name": p.name, "driver": p.driver, "remove": p.remove}
					if computer {
						parts["level"] = p.level
					}
					pagetest.Apart(t, area, parts)
					for name, r := range parts {
						pagetest.Touchable(t, k, name, r)
					}
				}
			}
		}
	})
}

// TestAPersonsNameHasTheRoomOfTheLevel: what a row with words for everything has for the level of a computer goes to a
// person's name, and who plays is chosen in one column (issue 36, row 38).
func TestAPersonsNameHasTheRoomOfTheLevel(t *testing.T) {
	k, err := ui.NewKit(ui.Look{})
	if err != nil {
		t.Fatal(err)
	}
	wants := seatRowWants{driver: ui.Sz(k.Dp(260), k.Touch), level: k.Dp(180)}
	person, _ := arrangeSeatRow(k, ui.Rc(0, 0, k.Dp(720), k.Dp(60)), wideLine, false, wants)
	computer, _ := arrangeSeatRow(k, ui.Rc(0, 0, k.Dp(720), k.Dp(60)), wideLine, true, wants)
	if person.driver != computer.driver {
		t.Errorf("who plays is chosen at %v and %v", person.driver, computer.driver)
	}
	if person.name.W < computer.name.W+wants.level {
		t.Errorf("a person's name has %v, a computer's %v beside its level", person.name.W, computer.name.W)
	}
}
