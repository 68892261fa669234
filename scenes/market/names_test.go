package market

import (
	"testing"

	"runehall/scenes/boardtest"
)

// TestNamesAreWholeOnPhones seats five on phones held upright, none of whose stores is chosen from: every name has room in the least letters that can be
// read, and lies neither over what stands beside it nor outside its seat.
func TestNamesAreWholeOnPhones(t *testing.T) {
	for _, size := range []struct{ w, h float64 }{{360, 640}, {412, 915}} {
		r := newRig(newMatch(t, 5, nil, 3), boardtest.Screen{W: size.w, H: size.h, Scale: 1, Tag: "en"}, 0)
		r.Settle()
		seen := 0
		for i := range r.Board.places.seats {
			p := &r.Board.places.seats[i]
			name := r.Board.Given.Frame.Sitters[p.Seat].Name
			if want := r.Kit.Measure(name, r.Kit.Type.Name.Sized(r.Kit.Legible), 0).W; p.name.W < want {
				t.Errorf("at %vx%v %q is %v wide, and has %v", size.w, size.h, name, want, p.name)
			}
			if !p.Chip.Grow(1).Holds(p.name) || p.name.Overlaps(p.badge) || p.name.Overlaps(p.points) || p.name.Overlaps(p.cards) {
				t.Errorf("at %vx%v %q lies at %v", size.w, size.h, name, p.name)
			}
			for _, store := range p.stores {
				if p.name.Grow(-1).Overlaps(store) {
					t.Errorf("at %vx%v %q lies over a store", size.w, size.h, name)
				}
			}
			seen++
		}
		if seen != 4 {
			t.Errorf("at %vx%v %d others sit there", size.w, size.h, seen)
		}
	}
}
