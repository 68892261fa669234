package ui

import (
	"image"
	"math"
)

// shapePixels bounds the cache of shapes, in pixels. glowRadius is the radius in which the one picture of a glow is
// made.
const (
	shapePixels = 4 << 20
	glowRadius  = 64
)

type shapeKind uint8

const (
	shapeBox    shapeKind = iota // corner radius a: nine-slice
	shapeRing                    // corner radius a, width b, drawn inside the edge: nine-slice
	shapeShadow                  // corner radius a, blur b: nine-slice
	shapeHalo                    // as shapeShadow, but only outside the edge
	shapeFill                    // path, scale a
	shapeStroke                  // path, scale a, width b
	shapeGlow                    // soft disc of radius a
	shapeEdge                    // soft edge across a line of width a
	shapeSolid                   // one white pixel
)

// shapeKey identifies a white mask. Lengths are in pixels, rounded by round8.
type shapeKey struct {
	kind shapeKind
	a, b float64
	path *Path
}

type shapes struct {
	cache *pictureCache[shapeKey]
	icons [IconCount]*Path
	signs [EmblemCount]*Path
	hex   *Path
	disc  *Path
}

func newShapes(b *bench) *shapes {
	return &shapes{cache: newPictureCache[shapeKey](b, shapePixels)}
}

// round8 rounds to an eighth of a pixel, so that lengths that look equal share a mask.
func round8(v float64) float64 { return math.Round(v*8) / 8 }

func (s *shapes) get(key shapeKey) *cached {
	if key.b = round8(key.b); key.path != nil {
		key.a = key.path.near(key.a)
	} else {
		key.a = round8(key.a)
	}
	if e, ok := s.cache.get(key); ok {
		return e
	}
	c := key.bake()
	on, border := s.cache.bench, 0
	if key.path == nil {
		on = nil // it is drawn in all sizes, so it must not go with the bench
	}
	if key.slices() {
		border = 1 // it is opaque at its edges
	}
	return s.cache.put(key, c.picture(on, border), c.off)
}

// bake computes the mask of a shape. The pixels at its edges are empty or never drawn, except in a nine-slice.
func (k shapeKey) bake() coverage {
	switch k.kind {
	case shapeFill:
		lines, _ := k.path.polylines(k.a)
		c := newCoverage(bounds(lines))
		c.fill(lines)
		return c
	case shapeStroke:
		lines, closed := k.path.polylines(k.a)
		c := newCoverage(bounds(lines).Grow(k.b / 2))
		c.stroke(lines, closed, k.b)
		return c
	case shapeGlow:
		n := int(2 * k.a)
		return mask(n, n, Pt(-k.a, -k.a), func(x, y float64) float64 {
			d := max(0, 1-math.Hypot(x-k.a, y-k.a)/k.a)
			return d * d * d
		})
	case shapeEdge:
		// The mask is three pixels long, so that filtering never reaches its ends, and soft on both sides.
		n := int(math.Ceil(k.a)) + 4
		mid := float64(n) / 2
		return mask(3, n, Pt(0, -mid), func(_, y float64) float64 { return k.a/2 + .5 - math.Abs(y-mid) })
	case shapeSolid:
		return mask(3, 3, Point{}, func(_, _ float64) float64 { return 1 })
	}
	side := int(k.sliceBorder())*2 + 1
	half := float64(side) / 2
	// The mask shows the four corners of a box, with one pixel of each edge between them. This is that box.
	inner := half
	if k.reaches() {
		inner = half - k.b
	}
	return mask(side, side, Point{}, func(x, y float64) float64 {
		d := boxDist(x-half, y-half, inner, inner, k.a)
		switch k.kind {
		case shapeRing:
			return min(.5-d, d+k.b+.5)
		case shapeShadow:
			return smooth(clamp(.5-d/(2*max(k.b, .5)), 0, 1))
		case shapeHalo:
			light := clamp(1-d/max(k.b, .5), 0, 1)
			return light * light * clamp(d+.5, 0, 1)
		}
		return .5 - d
	})
}

// slices reports whether the mask is a nine-slice, which [Canvas.slice] draws.
func (k shapeKey) slices() bool { return k.kind <= shapeHalo }

// reaches reports whether the mask extends beyond its box.
func (k shapeKey) reaches() bool { return k.kind == shapeShadow || k.kind == shapeHalo }

// sliceBorder returns the number of pixels of a nine-slice on each side of its middle pixel.
func (k shapeKey) sliceBorder() float64 {
	if k.reaches() {
		return math.Ceil(max(k.a, k.b)+k.b) + 1
	}
	return math.Ceil(max(k.a, k.b)) + 1
}

// boxDist returns the distance of (x, y) from a box around the origin, with half sides w and h and corner radius r. It
// is negative inside.
func boxDist(x, y, w, h, r float64) float64 {
	r = min(r, w, h)
	dx, dy := math.Abs(x)-w+r, math.Abs(y)-h+r
	return math.Hypot(max(dx, 0), max(dy, 0)) + min(max(dx, dy), 0) - r
}

func smooth(t float64) float64 { return t * t * (3 - 2*t) }

func b2f(b bool) float64 {
	if b {
		return 1
	}
	return 0
}

// mask computes a mask from a function that gives the coverage at the middle of each pixel.
func mask(w, h int, off Point, at func(x, y float64) float64) coverage {
	c := coverage{image.NewAlpha(image.Rect(0, 0, w, h)), off}
	for y := range h {
		for x := range w {
			c.alpha.Pix[y*c.alpha.Stride+x] = uint8(clamp(at(float64(x)+.5, float64(y)+.5), 0, 1)*255 + .5)
		}
	}
	return c
}
