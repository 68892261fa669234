package score

import "testing"

// TestBestChangesComeFirst orders changes by effect, whether points are good or bad, and leaves the row unchanged.
func TestBestChangesComeFirst(t *testing.T) {
	r := Row{
		Changes: []Change{{Move: 1, Points: -1}, {Move: 2, Points: -8}, {Move: 3, Points: 3}, {Move: 4, Points: -8}},
	}
	best := r.Best(3)
	if len(best) != 3 || best[0].Move != 2 || best[1].Move != 4 || best[2].Move != 3 {
		t.Errorf("the best are %+v", best)
	}
	if r.Changes[0].Move != 1 || len(r.Best(9)) != 4 {
		t.Error("the row has changed, or there is no end of it")
	}
}

// TestChangesOfOneDeedBecomeOne adds up changes that follow from one deed, and keeps changes apart that have words of
// their own.
func TestChangesOfOneDeedBecomeOne(t *testing.T) {
	var r Row
	for _, c := range []Change{
		{Move: 4, Seat: 1, Points: -2}, {Move: 4, Seat: 0, Points: -1}, {Move: 4, Seat: 1, Points: -3},
		{Move: 5, Seat: 1, Points: -7},
	} {
		r.add(c, true)
	}
	if len(r.Changes) != 3 || r.Changes[0].Points != -5 {
		t.Errorf("what follows from deeds is %+v", r.Changes)
	}
	r.add(Change{Move: 5, Seat: 1, Points: -5}, false)
	if len(r.Changes) != 4 {
		t.Errorf("a line of its own is lost in %+v", r.Changes)
	}
}
