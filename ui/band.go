package ui

import "math"

// Band draws a line along a way that bends, with soft edges: at each of its n+1 steps, along returns the middle of the line, the way from
// the middle to an edge, and the colour. width is the line's greatest width.
func (c *Canvas) Band(width float64, n int, along func(i int) (mid, half Point, col Color)) {
	edge := c.shapes.get(shapeKey{kind: shapeEdge, a: width}).picture
	h := edge.Size().H
	soft := h / max(width, 1) // as far as the picture of the edge reaches
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

// Bend draws a picture along a way that bends, from its left edge at the first of n+1 steps to its right edge at the last: along returns
// where its upper and its lower edge lie there, and a tint.
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

// rung joins the last two corners of the mesh with the two before, but for the first ones.
func (c *Canvas) rung(i int) {
	if n := uint16(2 * i); i > 0 {
		c.indices = append(c.indices, n-2, n-1, n, n-1, n+1, n)
	}
}

// Arc draws part of a circle as a line with flat ends, clockwise from one angle to another, in radians from the right; radius r is in the
// middle of the line. Unlike [Canvas.Circle] it costs the same whether its size stays or changes.
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

// ArcSteps returns into how many straight pieces an arc is parted so that no corner is seen.
func ArcSteps(r, angle float64) int {
	return max(1, int(math.Ceil(angle*math.Sqrt(max(r, 1)/(8*flatness)))))
}
