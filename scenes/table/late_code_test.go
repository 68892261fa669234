package table

import (
	"testing"

	"runehall/ui"
)

// plainKit is a kit with letters as designed.
func plainKit(t *testing.T) *ui.Kit {
	t.Helper()
	k, err := ui.NewKit(ui.Look{Interface: 1, Device: 1})
	if err != nil {
		t.Fatal(err)
	}
	return k
}

// TestTheCodeTakesRoomOfTheLedgeAlone lays tables out with and without a room's code, and with clocks. The code lies on
// the ledge and changes nothing but the ledge. The clocks lie between bar and field, and no curtain hides them.
func TestTheCodeTakesRoomOfTheLedgeAlone(t *testing.T) {
	for _, size := range []struct {
		w, h float64
		code bool
	}{
		{360, 640, false}, {412, 915, false}, {915, 412, false}, {768, 1024, true}, {1000, 600, true},
		{1440, 900, true}, {3840, 2160, true},
	} {
		k := plainKit(t)
		screen := ui.Rc(0, 0, size.w, size.h)
		plain := arrange(k, screen, screen, 3, false, greedyNeed(3), sight{})
		coded := arrange(k, screen, screen, 3, false, greedyNeed(3), sight{code: true})
		if coded.code.Empty() == size.code {
			t.Errorf("%v: the code lies at %v", size, coded.code)
		}
		a, b := plain.frame(k, screen), coded.frame(k, screen)
		if a.Across().X != b.Across().X || a.Across().Right() != b.Across().Right() || a.Field != b.Field ||
			a.Seats != b.Seats || a.Primary != b.Primary {
			t.Errorf("%v: it moves %+v to %+v", size, a, b)
		}
		for what, r := range map[string]ui.Rect{
			"the ledge's things": coded.ledge, "the golden button": coded.primary, "the question": coded.asked,
			"the field": coded.field,
		} {
			if r.Overlaps(coded.code) {
				t.Errorf("%v: the code at %v lies over %s at %v", size, coded.code, what, r)
			}
		}
		timed := arrange(k, screen, screen, 3, false, greedyNeed(3), sight{clocks: true})
		for what, r := range map[string]ui.Rect{
			"the field": timed.field, "the seats": timed.seats, "the bar": timed.top, "the turn": timed.turn,
			"the curtain": timed.curtain, "the ledge": timed.ground,
		} {
			if r.Overlaps(timed.clocks) || timed.clocks.Empty() {
				t.Errorf("%v: the clocks at %v lie over %s at %v", size, timed.clocks, what, r)
			}
		}
	}
}
