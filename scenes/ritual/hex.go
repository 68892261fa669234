package ritual

import (
	"cmp"
	"math"

	rules "runehall/games/ritual"
	"runehall/scenes/camera"
	"runehall/ui"
)

// The plane is made of pointy hexagons of circumradius 1: cell 0,0 lies round the origin, with x to the right and y
// down, as [rules.Cell] describes. A camera puts it on the screen.

// hexWidth is the width of a hexagon of radius 1, from side to side.
var hexWidth = math.Sqrt(3)

func middle(c rules.Cell) ui.Point {
	return ui.Pt(math.Sqrt(3)*(float64(c.Q)+float64(c.R)/2), 1.5*float64(c.R))
}

func cellAt(p ui.Point) rules.Cell {
	r := p.Y / 1.5
	q := p.X/math.Sqrt(3) - r/2
	// All three cube coordinates are rounded; then the one that was rounded most is replaced by what the other two
	// imply.
	s := -q - r
	rq, rr, rs := math.Round(q), math.Round(r), math.Round(s)
	dq, dr, ds := math.Abs(rq-q), math.Abs(rr-r), math.Abs(rs-s)
	switch {
	case dq > dr && dq > ds:
		rq = -rr - rs
	case dr > ds:
		rr = -rq - rs
	}
	return rules.Cell{Q: int8(max(-127, min(rq, 127))), R: int8(max(-127, min(rr, 127)))}
}

// area returns the bounding box of some cells on the plane, whole hexagons; it is empty for no cells.
func area(cells []rules.Cell) ui.Rect {
	var r ui.Rect
	for _, c := range cells {
		r = r.Union(hexagon(c))
	}
	return r
}

func hexagon(c rules.Cell) ui.Rect { return ui.RectAround(middle(c), ui.Sz(hexWidth, 2)) }

// before orders cells by row, then column: the order in which they are drawn, since lower ones lie in front.
func before(a, b rules.Cell) int {
	return cmp.Or(cmp.Compare(a.R, b.R), cmp.Compare(a.Q, b.Q))
}

// ahead returns the cell of a list that comes next from a cell in a direction of the screen, and false if there is none
// that way.
func ahead(from rules.Cell, cells []rules.Cell, way ui.Point) (rules.Cell, bool) {
	return camera.Ahead(from, cells, way, middle)
}

// touches reports whether a rectangle and a hexagon of a radius share more than an edge. If they do not, then one of
// the directions across a side of either separates them.
func touches(r ui.Rect, mid ui.Point, radius float64) bool {
	d, half := r.Center().Sub(mid), ui.Pt(r.W/2, r.H/2)
	if math.Abs(d.Y) >= half.Y+radius {
		return false
	}
	for side := range 3 {
		across := ui.Polar(float64(side)*math.Pi/3, 1)
		reach := math.Abs(across.X)*half.X + math.Abs(across.Y)*half.Y + radius*hexWidth/2
		if math.Abs(d.X*across.X+d.Y*across.Y) >= reach-1e-9 {
			return false
		}
	}
	return true
}
