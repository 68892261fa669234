package toss

import (
	"testing"

	"runehall/scenes/table"
	"runehall/ui"
)

// TestPosedTrays poses the table of a finished match for pictures: the trays lie where they leave the table large and
// are not mostly empty, all beside each other, inside the picture and off the table's room.
func TestPosedTrays(t *testing.T) {
	k, err := ui.NewKit(ui.Look{Interface: 2})
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		size  ui.Size
		seats int
		below bool
	}{
		{ui.Sz(1104, 870), 2, true}, {ui.Sz(1104, 870), 3, true}, {ui.Sz(1104, 870), 5, false},
		{ui.Sz(900, 420), 2, false}, {ui.Sz(600, 1100), 4, true},
	} {
		f := &table.Frame{Kit: k, Field: ui.Rect{W: c.size.W, H: c.size.H}}
		l := posed(f, arrangement{seats: c.seats})
		if len(l.trays) != c.seats {
			t.Fatalf("%v: %d trays for %d seats", c.size, len(l.trays), c.seats)
		}
		for i := range l.trays {
			chip := l.trays[i].Chip
			if !f.Field.Holds(chip) || chip.Overlaps(l.window) {
				t.Errorf("%v, %d seats: tray %d lies at %v, the table at %v of %v", c.size, c.seats, i, chip,
					l.window, f.Field)
			}
			if below := chip.Y >= l.window.Bottom(); below != c.below {
				t.Errorf("%v, %d seats: tray %d lies below the table: %v", c.size, c.seats, i, below)
			}
			for j := range i {
				if chip.Overlaps(l.trays[j].Chip) {
					t.Errorf("%v, %d seats: trays %d and %d overlap", c.size, c.seats, i, j)
				}
			}
		}
		if least := .5 * min(c.size.W, c.size.H); min(l.window.W, l.window.H) < least {
			t.Errorf("%v, %d seats: the table has %v", c.size, c.seats, l.window)
		}
	}
	// The rulebook shows what a position in progress needs beside the table.
	f := &table.Frame{Kit: k, Field: ui.Rect{W: 1104, H: 870}}
	if l := posed(f, arrangement{seats: 2, heap: ui.Rc(0, 0, 1, 1)}); l.trays[0].Chip.Y >= l.window.Bottom() {
		t.Error("the trays of a match under way lie below its table")
	}
}
