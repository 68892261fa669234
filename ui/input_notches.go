package ui

import "math"

// The bounds of wheel input.
const (
	wheelMost = 5.0 // notches in a tick; systems that accelerate the wheel report dozens
	stepsMost = 3   // steps that one tick's notches make at most; the rest is dropped
	// Ticks without the wheel after which a partial notch is forgotten. The pace stays active for longer than that.
	notchPause = 12
	// Ticks after a notch from a touchpad in which no new one begins, because a stroke runs on by itself.
	notchRest = 10
)

// Notches turns the wheel's fractions into whole notches, for things that go in steps. A notch of a mouse wheel counts
// at once. A touchpad has to be stroked some way, and even a long stroke makes a few notches, not dozens. The zero
// value is ready.
type Notches struct {
	sum  float64
	last int // the tick of the last turn
	rest int // no notch is begun before this tick
}

// Step takes in how far the wheel was turned in a tick, and returns the number of whole notches. tick must only
// increase.
func (n *Notches) Step(turned float64, tick int) int {
	if turned == 0 || math.IsNaN(turned) {
		return 0
	}
	if tick-n.last > notchPause || n.sum*turned < 0 {
		n.sum, n.rest = 0, 0
	}
	n.last = tick
	if whole := math.Round(turned); math.Abs(turned) >= 1 && math.Abs(turned-whole) < 1e-6 {
		n.sum = 0
		return int(max(-stepsMost, min(whole, stepsMost)))
	}
	if tick < n.rest {
		return 0
	}
	if n.sum += turned; math.Abs(n.sum) < 1 {
		return 0
	}
	step := 1
	if n.sum < 0 {
		step = -1
	}
	n.sum, n.rest = 0, tick+notchRest
	return step
}

// turned bounds the wheel of a tick.
func turned(notches float64) float64 {
	if math.IsNaN(notches) {
		return 0
	}
	return max(-wheelMost, min(notches, wheelMost))
}
