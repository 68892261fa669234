package camera

import "runehall/ui"

// Bounds of the zoom, relative to the scale that a board calls normal.
const (
	MinZoom = 0.4
	MaxZoom = 3.0
	// KeyZoom is the factor of one press of a zoom key, and of a notch of the wheel.
	KeyZoom = 1.2
	// fingerWidth is the least width of a place that a finger can tap, in dp of the device whatever the interface
	// scale.
	fingerWidth = 44.0
)

// Limits are the scales that a theme allows, in pixels for a unit of the plane. Fitted views are within them too: else
// the first notch outwards would zoom in.
type Limits struct {
	Normal float64
	// Finger is the scale at which a place is just wide enough to be tapped. No board is fitted at a smaller one.
	Finger float64
	// Fitted is the largest scale at which a board is fitted in.
	Fitted float64
}

// NewLimits returns the limits of a theme for a normal scale in dp, and the width of places in units.
func NewLimits(th *ui.Theme, normal, width float64) Limits {
	return Limits{Normal: th.Dp(normal), Finger: fingerWidth * th.Look.Device / width}
}

// Least is the smallest scale. With a large interface it is the scale for fingers, which is then below [MinZoom].
func (l Limits) Least() float64 { return min(l.Normal*MinZoom, l.Finger) }

// Most is the largest scale. On a large screen it is the scale of a fitted board, which is then above [MaxZoom].
func (l Limits) Most() float64 { return max(l.Normal*MaxZoom, l.Fitted) }

// Clamp returns the nearest scale that is allowed.
func (l Limits) Clamp(scale float64) float64 { return max(l.Least(), min(scale, l.Most())) }
