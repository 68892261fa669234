package boards

import (
	"math"

	"runehall/ui"
)

// sides are the directions in which a place for a label is tried: east, west, and then in steps of 30 degrees from the
// east.
var sides = [...]int{0, 6, 1, 2, 3, 4, 5, 7, 8, 9, 10, 11}

// Beside returns the place of a label next to something round: on the first free side, as near as possible, but no
// further away than far. taken reports whether a rectangle covers something that must be seen. It returns false if
// there is no place within field.
func Beside(at ui.Point, radius, far float64, size ui.Size, field ui.Rect, taken func(r ui.Rect) bool) (ui.Rect, bool) {
	step := max(1, radius/4)
	for away := radius; away <= far; away += step {
		for _, side := range sides {
			way := ui.Polar(float64(side)*math.Pi/6, 1)
			reach := away + math.Abs(way.X)*size.W/2 + math.Abs(way.Y)*size.H/2
			if r := ui.RectAround(at.Add(way.Mul(reach)), size); field.Holds(r) && !taken(r) {
				return r, true
			}
		}
	}
	return ui.Rect{}, false
}

// leaderFrom is the distance, in radii of the thing, from which a line links the label to it.
const leaderFrom = 1.5

// Leader returns the ends of the line that links a label to its round thing. there is false if the label stands right
// next to it.
func Leader(at ui.Point, radius float64, label ui.Rect) (from, to ui.Point, there bool) {
	to = ui.Pt(max(label.X, min(at.X, label.Right())), max(label.Y, min(at.Y, label.Bottom())))
	far := to.Dist(at)
	if far <= leaderFrom*radius {
		return ui.Point{}, ui.Point{}, false
	}
	return at.Lerp(to, radius/far), to, true
}

// First returns the first place that is not empty.
func First(places ...ui.Rect) ui.Rect {
	for _, r := range places {
		if !r.Empty() {
			return r
		}
	}
	return ui.Rect{}
}
