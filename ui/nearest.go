package ui

import "math"

// nearest returns the stop that lies next to stop at in the direction of an action, or -1. Inside a
// scroll its own stops come first, seen or not; of other scrolls only what is seen counts.
func nearest(stops []stop, at int, a Action) int {
	from := stops[at]
	if from.scroll != nil {
		if i := closest(stops, at, a, func(s stop) bool { return s.scroll == from.scroll }); i >= 0 {
			return i
		}
	}
	return closest(stops, at, a, func(s stop) bool {
		return s.scroll == nil || s.scroll != from.scroll && s.rect.Overlaps(s.scroll.rect)
	})
}

// closest returns the closest of the stops that count in a direction, or -1. Distance along the
// direction counts once, distance beside it twice, and among those straight ahead the one whose
// middle is straighter.
func closest(stops []stop, at int, a Action, counts func(stop) bool) int {
	from := stops[at].rect
	best, found := math.Inf(1), -1
	for i, s := range stops {
		if i == at || !counts(s) {
			continue
		}
		ahead, aside := offset(from, s.rect, a)
		if ahead < 1 {
			continue
		}
		if d := ahead + 2*aside; d < best {
			best, found = d, i
		}
	}
	return found
}

// offset returns how far to lies from another rectangle in a direction, and beside it.
func offset(from, to Rect, a Action) (ahead, aside float64) {
	d := to.Center().Sub(from.Center())
	along, across := d.Y, math.Abs(d.X)
	aside = max(0, to.X-from.Right(), from.X-to.Right())
	if a == Left || a == Right {
		along, across = d.X, math.Abs(d.Y)
		aside = max(0, to.Y-from.Bottom(), from.Y-to.Bottom())
	}
	if a == Up || a == Left {
		along = -along
	}
	return along, aside + across/64
}
