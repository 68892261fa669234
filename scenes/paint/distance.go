package paint

import (
	"math"

	"runehall/ui"
)

// Hexagon returns the distance of a point from the edge of a hexagon with a point on top and circumradius r round
// the origin; it is negative inside. Outside, near a corner, it is a little too small: no bevel shows that.
func Hexagon(p ui.Point, r float64) float64 {
	x, y, a := math.Abs(p.X), math.Abs(p.Y), r*math.Sqrt(3)/2
	return max(x-a, x/2+y*math.Sqrt(3)/2-a)
}

// Segment returns the distance of p from the segment between a and b.
func Segment(p, a, b ui.Point) float64 {
	ab, ap := b.Sub(a), p.Sub(a)
	length := ab.X*ab.X + ab.Y*ab.Y
	if length == 0 {
		return ap.Len()
	}
	t := max(0, min((ap.X*ab.X+ap.Y*ab.Y)/length, 1))
	return p.Dist(a.Add(ab.Mul(t)))
}

// Outline returns the distance of a point from a closed outline; negative inside.
func Outline(q ui.Point, line []ui.Point) float64 {
	best, inside := math.Inf(1), false
	for i, a := range line {
		b := line[(i+1)%len(line)]
		best = min(best, Segment(q, a, b))
		if (a.Y > q.Y) != (b.Y > q.Y) && q.X < a.X+(q.Y-a.Y)/(b.Y-a.Y)*(b.X-a.X) {
			inside = !inside
		}
	}
	if inside {
		return -best
	}
	return best
}
