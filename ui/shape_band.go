package ui

import "math"

// Band draws a curved line with soft edges. At each of its n+1 steps, along returns the middle of the line, the offset
// from there to one edge, and the colour. width is the line's greatest width.
func (c *Canvas) Band(width float64, n int, along func(i int) (mid, half Point, col Color)) {
	edge := c.shapes.get(shapeKey{kind: shapeEdge, a: width}).picture
	h := edge.Size().H
	soft := h / max(width, 1) // the part of the half width that the picture of the edge covers
	c.begin(edge)
	for i := range n + 1 {
		mid, half, col := along(i)
		half = half.Mul(soft)
		x := 1 + float64(i&1)
		c.vertex(mid.Sub(half), Pt(x, 0), col)
		c.vertex(mid.Add(half), Pt(x, h), col)
		c.rung(i)
	}
	c.triangles()
}

// Bend draws a picture along a curve, from its left edge at the first of n+1 steps to its right edge at the last. At
// each step, along returns where the upper and the lower edge lie, and a tint.
func (c *Canvas) Bend(p *Picture, n int, along func(i int) (upper, lower Point, tint Color)) {
	size := p.Size()
	c.begin(p)
	for i := range n + 1 {
		upper, lower, tint := along(i)
		x := size.W * float64(i) / float64(n)
		c.vertex(upper, Pt(x, 0), tint)
		c.vertex(lower, Pt(x, size.H), tint)
		c.rung(i)
	}
	c.triangles()
}

// rung adds two triangles to the mesh, between its last two corners and the two before them. Step 0 has none before.
func (c *Canvas) rung(i int) {
	if n := uint16(2 * i); i > 0 {
		c.indices = append(c.indices, n-2, n-1, n, n-1, n+1, n)
	}
}

// Arc draws part of a circle as a line with flat ends, clockwise between two angles in radians (0 is right); radius r
// is in the middle of the line. Unlike [Canvas.Circle] it keeps no picture for each size, so it suits an arc that
// grows.
func (c *Canvas) Arc(mid Point, r, width, from, to float64, col Color) {
	if r <= 0 || to <= from {
		return
	}
	n := ArcSteps(r, to-from)
	c.Band(width, n, func(i int) (Point, Point, Color) {
		out := Polar(from+(to-from)*float64(i)/float64(n), 1)
		return mid.Add(out.Mul(r)), out.Mul(width / 2), col
	})
}

// ArcSteps returns how many straight pieces make an arc look smooth.
func ArcSteps(r, angle float64) int {
	return max(1, int(math.Ceil(angle*math.Sqrt(max(r, 1)/(8*flatness)))))
}
