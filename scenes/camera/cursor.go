package camera

import (
	"math"

	"runehall/ui"
)

// Ahead returns where a cursor goes in a direction of the screen, of the places in a list, and false if none lies that way.
// Sideways that is the next place of the same row; up and down it is the most nearly straight one in the next row that has any. So
// every place can be reached. middle says where a place is on the plane.
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
