package ui

import "math"

// Point is a place or a distance, in pixels.
type Point struct{ X, Y float64 }

// Pt returns the point (x, y).
func Pt(x, y float64) Point { return Point{x, y} }

// Polar returns the point at an angle in radians, clockwise from the right, and at a distance from the origin.
func Polar(angle, far float64) Point {
	sin, cos := math.Sincos(angle)
	return Point{far * cos, far * sin}
}

// Add returns p moved by q.
func (p Point) Add(q Point) Point { return Point{p.X + q.X, p.Y + q.Y} }

// Sub returns the vector from q to p.
func (p Point) Sub(q Point) Point { return Point{p.X - q.X, p.Y - q.Y} }

// Mul returns p with both coordinates multiplied by f.
func (p Point) Mul(f float64) Point { return Point{p.X * f, p.Y * f} }

// Len returns the distance of p from the origin.
func (p Point) Len() float64 { return math.Hypot(p.X, p.Y) }

// Dist returns the distance between p and q.
func (p Point) Dist(q Point) float64 { return p.Sub(q).Len() }

// Lerp returns the point at part t of the way from p to q.
func (p Point) Lerp(q Point, t float64) Point {
	return Point{p.X + (q.X-p.X)*t, p.Y + (q.Y-p.Y)*t}
}

// Size is a width and a height, in pixels.
type Size struct{ W, H float64 }

// Sz returns the size w × h.
func Sz(w, h float64) Size { return Size{w, h} }

// Max returns the larger width and the larger height of both.
func (s Size) Max(o Size) Size { return Size{max(s.W, o.W), max(s.H, o.H)} }

// Portrait reports whether s is higher than it is wide.
func (s Size) Portrait() bool { return s.H > s.W }

// Insets are the widths of four borders, in pixels: safe areas and margins.
type Insets struct{ Top, Right, Bottom, Left float64 }

// Even returns insets of d on all four sides.
func Even(d float64) Insets { return Insets{d, d, d, d} }

// Sides returns insets of h left and right, and v above and below.
func Sides(h, v float64) Insets { return Insets{v, h, v, h} }

// Rect is a rectangle by its upper left corner and its size, in pixels.
type Rect struct{ X, Y, W, H float64 }

// Rc returns the rectangle at (x, y) with size w × h.
func Rc(x, y, w, h float64) Rect { return Rect{x, y, w, h} }

// RectAround returns the rectangle of size s with its middle at p.
func RectAround(p Point, s Size) Rect { return Rect{p.X - s.W/2, p.Y - s.H/2, s.W, s.H} }

// Right returns the x coordinate of the right edge.
func (r Rect) Right() float64 { return r.X + r.W }

// Bottom returns the y coordinate of the lower edge.
func (r Rect) Bottom() float64 { return r.Y + r.H }

// Min returns the upper left corner.
func (r Rect) Min() Point { return Point{r.X, r.Y} }

// Center returns the middle of r.
func (r Rect) Center() Point { return Point{r.X + r.W/2, r.Y + r.H/2} }

// Size returns the width and height of r.
func (r Rect) Size() Size { return Size{r.W, r.H} }

// Empty reports whether r holds no point.
func (r Rect) Empty() bool { return r.W <= 0 || r.H <= 0 }

// Has reports whether p lies in r; the right and lower edges are outside.
func (r Rect) Has(p Point) bool {
	return p.X >= r.X && p.X < r.Right() && p.Y >= r.Y && p.Y < r.Bottom()
}

// Holds reports whether the whole of o lies in r.
func (r Rect) Holds(o Rect) bool {
	return o.X >= r.X && o.Right() <= r.Right() && o.Y >= r.Y && o.Bottom() <= r.Bottom()
}

// Overlaps reports whether r and o share a point.
func (r Rect) Overlaps(o Rect) bool {
	return !r.Empty() && !o.Empty() && r.X < o.Right() && o.X < r.Right() && r.Y < o.Bottom() && o.Y < r.Bottom()
}

// Move returns r moved by p.
func (r Rect) Move(p Point) Rect { return Rect{r.X + p.X, r.Y + p.Y, r.W, r.H} }

// Inset returns r without borders of these widths; it never gets a negative size.
func (r Rect) Inset(in Insets) Rect {
	return Rect{r.X + in.Left, r.Y + in.Top, max(0, r.W-in.Left-in.Right), max(0, r.H-in.Top-in.Bottom)}
}

// Grow returns r with d added on all four sides; a negative d shrinks it.
func (r Rect) Grow(d float64) Rect { return r.Inset(Even(-d)) }

// AtLeast returns r grown around its middle to at least s: a touch target for something small.
func (r Rect) AtLeast(s Size) Rect { return RectAround(r.Center(), r.Size().Max(s)) }

// Intersect returns what r and o share, which may be empty.
func (r Rect) Intersect(o Rect) Rect {
	x, y := max(r.X, o.X), max(r.Y, o.Y)
	return Rect{x, y, max(0, min(r.Right(), o.Right())-x), max(0, min(r.Bottom(), o.Bottom())-y)}
}

// Union returns the smallest rectangle around r and o; an empty one does not count.
func (r Rect) Union(o Rect) Rect {
	if r.Empty() {
		return o
	}
	if o.Empty() {
		return r
	}
	x, y := min(r.X, o.X), min(r.Y, o.Y)
	return Rect{x, y, max(r.Right(), o.Right()) - x, max(r.Bottom(), o.Bottom()) - y}
}

// Lerp returns the rectangle at part t of the way from r to o.
func (r Rect) Lerp(o Rect, t float64) Rect {
	return Rect{r.X + (o.X-r.X)*t, r.Y + (o.Y-r.Y)*t, r.W + (o.W-r.W)*t, r.H + (o.H-r.H)*t}
}

// Bounding returns the smallest rectangle round others.
func Bounding(rs ...Rect) (all Rect) {
	for _, r := range rs {
		all = all.Union(r)
	}
	return all
}

// Into moves the rectangle by the shortest way into another one. If it is too large, it is aligned with the upper left
// corner.
func (r Rect) Into(o Rect) Rect {
	return Rect{max(o.X, min(r.X, o.Right()-r.W)), max(o.Y, min(r.Y, o.Bottom()-r.H)), r.W, r.H}
}

// Snap returns r with its edges moved to whole pixels, so that filling it gives sharp edges.
func (r Rect) Snap() Rect {
	x, y := math.Round(r.X), math.Round(r.Y)
	return Rect{x, y, math.Round(r.Right()) - x, math.Round(r.Bottom()) - y}
}
