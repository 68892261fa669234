package camera

import (
	"math"

	"runehall/ui"
)

// Ahead returns the place to which a cursor goes in a direction, and false if none lies that way. Sideways it is the
// next place of the same row; up and down it is the straightest one of the next row that has any: so every place can be
// reached. middle returns the middle of a place on the plane.
func Ahead[P any](from P, places []P, way ui.Point, middle func(P) ui.Point) (P, bool) {
	best, found := math.Inf(1), false
	var to P
	for _, p := range places {
		d := middle(p).Sub(middle(from))
		along, aside := d.X*way.X+d.Y*way.Y, math.Abs(d.X*way.Y-d.Y*way.X)
		if along < .1 || way.Y == 0 && math.Abs(d.Y) > .1 {
			continue
		}
		cost := along
		if way.Y != 0 {
			// The nearest row wins, however far aside; of two places equally straight ahead, the left one.
			cost = along*1000 + aside + d.X*1e-6
		}
		if cost < best {
			best, to, found = cost, p, true
		}
	}
	return to, found
}
