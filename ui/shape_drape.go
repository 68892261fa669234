package ui

import (
	"math"

	"runehall/assets/art"
)

// drapeStep is the greatest height of a strip of a drape, in pixels. Within a strip the edges are straight.
const drapeStep = 8

// Drape draws part of a large soft picture between two curved edges, and reports whether the picture has arrived. edges
// returns where the picture begins and ends at a height t of r, from 0 to 1. part is in fractions of the picture.
func (c *Canvas) Drape(id art.ID, part, r Rect, edges func(t float64) (left, right float64)) bool {
	p, ok := c.plate(id)
	if !ok || r.Empty() {
		return ok
	}
	whole := Rect{X: part.X * p.size.W, Y: part.Y * p.size.H, W: part.W * p.size.W, H: part.H * p.size.H}
	for _, piece := range p.pieces {
		seen := whole.Intersect(piece.at)
		if seen.Empty() {
			continue
		}
		from, to := (seen.Y-whole.Y)/whole.H, (seen.Bottom()-whole.Y)/whole.H
		a, b := (seen.X-whole.X)/whole.W, (seen.Right()-whole.X)/whole.W
		strips := int(math.Ceil((to - from) * r.H / drapeStep))
		c.begin(piece.picture)
		for i := range strips + 1 {
			u := float64(i) / float64(strips)
			t := from + (to-from)*u
			left, right := edges(t)
			y, src := r.Y+t*r.H, seen.Y+u*seen.H-piece.at.Y
			c.vertex(Pt(left+(right-left)*a, y), Pt(seen.X-piece.at.X, src), White)
			c.vertex(Pt(left+(right-left)*b, y), Pt(seen.Right()-piece.at.X, src), White)
			if n := uint16(2 * i); i > 0 {
				c.indices = append(c.indices, n-2, n-1, n, n-1, n+1, n)
			}
		}
		c.triangles()
	}
	return true
}
