package ui

import "math"

// nearest returns the stop closest to stop at in the direction of an action, or -1. Within a scroll its own stops
// come first, whether visible or not; in other scrolls only visible ones count.
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

// closest returns the closest stop in a direction among the stops that count, or -1. Stops straight ahead come before
// stops to the side; of a stop to the side, the distance sideways counts twice.
func closest(stops []stop, at int, a Action, counts func(stop) bool) int {
	from := stops[at].rect
	best, found := math.Inf(1), -1
	straight := false
	for i, s := range stops {
		if i == at || !counts(s) {
			continue
		}
		ahead, aside, across := offset(from, s.rect, a)
		if ahead < 1 || straight && aside > 0 {
			continue
		}
		d := ahead + 2*aside + across/64 // among equals, prefer the one whose middle is nearer
		if d < best || !straight && aside == 0 {
			best, found = d, i
		}
		straight = straight || aside == 0
	}
	return found
}

// offset returns where another rectangle lies, seen in a direction: how far ahead, how far to the side of the straight
// way, and how far to the side its middle is.
func offset(from, to Rect, a Action) (ahead, aside, across float64) {
	d := to.Center().Sub(from.Center())
	if a == Left || a == Right {
		ahead, across = d.X, math.Abs(d.Y)
		aside = max(0, to.Y-from.Bottom(), from.Y-to.Bottom())
	} else {
		ahead, across = d.Y, math.Abs(d.X)
		aside = max(0, to.X-from.Right(), from.X-to.Right())
	}
	if a == Up || a == Left {
		ahead = -ahead
	}
	return ahead, aside, across
}
