package probe

import (
	"fmt"
	"maps"
	"slices"
)

// MinTouch is the least width and height of a touch target, in
// device-independent pixels.
const MinTouch = 44

// overlapSlack is how far two targets may reach into each other, and a target
// out of the screen: borders that were rounded outwards are no fault.
const overlapSlack = 1

// Faults lists what is wrong with the layout of the targets: reaching out of
// the screen, smaller than smallest, or lying on each other. Targets for which
// exempt is true (the cells of a board, which the player can zoom) may be small
// and cut off, and others may cover a part of them, but not their middle; exempt
// may be nil.
func (r Report) Faults(smallest float64, exempt func(name string) bool) []string {
	if exempt == nil {
		exempt = func(string) bool { return false }
	}
	screen := Rect{-overlapSlack, -overlapSlack, r.Size[0] + 2*overlapSlack, r.Size[1] + 2*overlapSlack}
	var faults []string
	names := slices.Sorted(maps.Keys(r.Targets))
	for i, name := range names {
		t := r.Targets[name]
		if !screen.contains(t.Middle()) {
			faults = append(faults, fmt.Sprintf("%s %v: its middle is off the screen", name, t))
		}
		if !exempt(name) {
			if !screen.contains(t[0], t[1]) || !screen.contains(t[0]+t[2], t[1]+t[3]) {
				faults = append(faults, fmt.Sprintf("%s %v reaches out of the screen %v", name, t, r.Size))
			}
			if t[2] < smallest || t[3] < smallest {
				faults = append(faults, fmt.Sprintf("%s: %.1f×%.1f is smaller than %.0f", name, t[2], t[3], smallest))
			}
		}
		for _, other := range names[i+1:] {
			o := r.Targets[other]
			clash := t.overlaps(o)
			if exempt(name) || exempt(other) {
				clash = exempt(name) && o.contains(t.Middle()) || exempt(other) && t.contains(o.Middle())
			}
			if clash {
				faults = append(faults, fmt.Sprintf("%s %v lies on %s %v", name, t, other, o))
			}
		}
	}
	return faults
}

func (r Rect) contains(x, y float64) bool {
	return r[0] <= x && x < r[0]+r[2] && r[1] <= y && y < r[1]+r[3]
}

// overlaps reports whether r and s share more than their borders.
func (r Rect) overlaps(s Rect) bool {
	return r[0]+overlapSlack < s[0]+s[2] && s[0]+overlapSlack < r[0]+r[2] &&
		r[1]+overlapSlack < s[1]+s[3] && s[1]+overlapSlack < r[1]+r[3]
}
