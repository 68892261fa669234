package masters

import (
	"math"

	"runehall/ui"
)

// Bounds of the zoom, relative to the side that a theme calls normal.
const (
	minZoom = 0.4
	maxZoom = 3.0
	// normalSide is the side of a section at zoom 1, in dp.
	normalSide = 58.0
	// keyZoom is the factor of one press of a zoom key, and of a notch of the wheel.
	keyZoom = 1.2
	// fingerWidth is the least width of a section that a finger can tap, in dp of the device whatever the interface scale.
	fingerWidth = 44.0
	// fitMargin is the room that a fitted board leaves on each side, in sections.
	fitMargin = 0.15
	// cameraTime is how long the camera takes to a place that it goes to by itself, in milliseconds.
	cameraTime = 300
)

// camera says which part of the plane of sections is seen. Plane lengths are in sides of a section, with the
// middle of cell 0,0 at the origin.
type camera struct {
	At   ui.Point // the plane point in the middle of the field
	Side float64  // side of a section on the screen, in pixels
}

// screen returns where a plane point lies on the screen.
func (c camera) screen(field ui.Rect, p ui.Point) ui.Point {
	return field.Center().Add(p.Sub(c.At).Mul(c.Side))
}

// plane returns the plane point under a point of the screen.
func (c camera) plane(field ui.Rect, p ui.Point) ui.Point {
	return p.Sub(field.Center()).Mul(1 / c.Side).Add(c.At)
}

// panned returns the camera after the board was pulled by a distance on the screen.
func (c camera) panned(by ui.Point) camera {
	c.At = c.At.Sub(by.Mul(1 / c.Side))
	return c
}

// zoomed returns the camera after zooming by a factor, with what lies under a point of the screen staying there.
func (c camera) zoomed(field ui.Rect, under ui.Point, factor float64, z zoomRange) camera {
	keep := c.plane(field, under)
	c.Side = z.clamp(c.Side * factor)
	c.At = keep.Sub(under.Sub(field.Center()).Mul(1 / c.Side))
	return c
}

// pinched returns the camera after two fingers moved from a0, b0 to a, b: the plane point between them stays between
// them, and the board grows as their distance does.
func (c camera) pinched(field ui.Rect, a0, b0, a, b ui.Point, z zoomRange) camera {
	before, after := a0.Dist(b0), a.Dist(b)
	c = c.panned(a.Lerp(b, .5).Sub(a0.Lerp(b0, .5)))
	if before <= 0 || after <= 0 {
		return c
	}
	return c.zoomed(field, a.Lerp(b, .5), after/before, z)
}

// clamped returns the camera with its middle over the part of the plane that holds the board, so that the board is
// never lost from sight.
func (c camera) clamped(board ui.Rect) camera {
	c.At.X = max(board.X, min(c.At.X, board.Right()))
	c.At.Y = max(board.Y, min(c.At.Y, board.Bottom()))
	return c
}

// fitted returns the camera that shows the whole of a part of the plane, as large as fits but not over the normal size,
// or on a large field an eighth of its height; where that would make sections smaller than fits a finger, they keep that size and the focus is in the middle.
func fitted(field, board ui.Rect, focus ui.Point, z zoomRange) camera {
	if field.Empty() || board.Empty() {
		return camera{At: board.Center(), Side: z.normal}
	}
	wide := board.Grow(fitMargin)
	side := min(field.W/wide.W, field.H/wide.H, max(z.normal*1.25, field.H/8))
	c := camera{At: board.Center(), Side: side}
	if side < z.finger {
		c.Side = z.clamp(z.finger)
		c.At = focus
		// Only the axis that does not fit follows the focus, and never further than the board's edge needs.
		c.At.X = window(focus.X, wide.X, wide.Right(), field.W/c.Side)
		c.At.Y = window(focus.Y, wide.Y, wide.Bottom(), field.H/c.Side)
	}
	return c
}

// window returns the middle of a stretch of some length that lies within lo..hi and has at in it; a stretch longer than
// that lies evenly over it.
func window(at, lo, hi, length float64) float64 {
	if hi-lo <= length {
		return (lo + hi) / 2
	}
	return max(lo+length/2, min(at, hi-length/2))
}

// towards returns the camera at part t of the way to another one; sides change by factors, so that it looks even.
func (c camera) towards(o camera, t float64) camera {
	return camera{At: c.At.Lerp(o.At, t), Side: c.Side * math.Pow(o.Side/c.Side, t)}
}

// zoomRange are the sides of sections that a theme allows, in pixels.
type zoomRange struct{ normal, finger float64 }

// newZoomRange returns the sides of a theme: a section of the finger side is as wide as the least touch target.
func newZoomRange(th *ui.Theme) zoomRange {
	return zoomRange{normal: th.Dp(normalSide), finger: fingerWidth * th.Look.Device}
}

func (z zoomRange) clamp(side float64) float64 {
	return max(z.normal*minZoom, min(side, z.normal*maxZoom))
}
