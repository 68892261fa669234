package camera

import "runehall/ui"

// Bounds of the zoom, relative to the scale that a board calls normal.
const (
	MinZoom = 0.4
	MaxZoom = 3.0
	// KeyZoom is the factor of one press of a zoom key, and of a notch of the wheel.
	KeyZoom = 1.2
	// fingerWidth is the least width of a place that a finger can tap, in dp of the device whatever the interface scale.
	fingerWidth = 44.0
)

// Limits are the scales that a theme allows, in pixels for a unit of the plane. Every view that a board is fitted into is among them: else
// the first notch outwards would lead inwards.
type Limits struct {
	Normal float64
	// Finger is the scale at which a place is just wide enough to be tapped. No board is fitted in smaller than that.
	Finger float64
	// Fitted is the largest scale at which a board is fitted in.
	Fitted float64
}

// NewLimits returns the limits of a theme for a normal scale in dp, and places that are so many units wide.
func NewLimits(th *ui.Theme, normal, width float64) Limits {
	return Limits{Normal: th.Dp(normal), Finger: fingerWidth * th.Look.Device / width}
}

// Least is the smallest scale: with a large interface a place that a finger can tap is smaller than [MinZoom] lets it be.
func (l Limits) Least() float64 { return min(l.Normal*MinZoom, l.Finger) }

// Most is the largest scale: on a large screen a fitted board is larger than [MaxZoom] lets it be.
func (l Limits) Most() float64 { return max(l.Normal*MaxZoom, l.Fitted) }

// Clamp returns the nearest scale that is allowed.
func (l Limits) Clamp(scale float64) float64 { return max(l.Least(), min(scale, l.Most())) }
