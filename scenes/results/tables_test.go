package results

import (
	"testing"

	"runehall/ui"
)

// TestTablesLieSideBySideOnLowScreens: on a phone held sideways two tables of the results lie beside each other, and no
// word of them lies outside of its table; elsewhere there is one column.
func TestTablesLieSideBySideOnLowScreens(t *testing.T) {
	for _, c := range []struct {
		size   ui.Size
		tag    string
		scale  float64
		beside bool
	}{
		{ui.Sz(915, 412), "de", 1, true}, {ui.Sz(844, 390), "uk", 1, true}, {ui.Sz(932, 430), "fr", 1, true},
		{ui.Sz(412, 915), "de", 1, false}, {ui.Sz(1440, 900), "en", 1, false}, {ui.Sz(360, 640), "de", 1.5, false},
	} {
		b, s := endOfRituals(t, c.tag, c.scale)
		b.Resize(c.size)
		b.Settle()
		one, other := s.derive.rect, s.turns.rect
		if one.Empty() || other.Empty() || one.Overlaps(other) {
			t.Fatalf("%v in %s: the tables lie at %v and %v", c.size, c.tag, one, other)
		}
		if beside := one.Right() <= other.X || other.Right() <= one.X; beside != c.beside {
			t.Errorf("%v in %s: the tables lie at %v and %v", c.size, c.tag, one, other)
		}
		k, d := b.Stage.Kit, s.derive.widths(b.Stage.Kit, one.W)
		for _, r := range append(s.derive.rows, &s.derive.last) {
			for _, cell := range r.cells {
				if wide := k.Measure(cell, k.Type.Body.Bold(), 0).W; wide > d.cell {
					t.Errorf("%v in %s: %q is %v wide and has %v", c.size, c.tag, cell, wide, d.cell)
				}
			}
		}
	}
}
