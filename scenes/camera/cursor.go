package camera

import (
	"math"

	"runehall/ui"
)

// Ahead returns the place of a list to which a cursor goes from another one in a direction of the screen, and false if none lies
// that way. To the sides it is the next one of the same row; up and down the one of the next row that has any that lies
// straightest. So every row can be reached, and in it every place. middle says where a place is on the plane.
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
			// A row counts more than any way along it; of two places as straight the left one.
			cost = along*1000 + aside + d.X*1e-6
		}
		if cost < best {
			best, to, found = cost, p, true
		}
	}
	return to, found
}
