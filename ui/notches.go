package ui

import "math"

// The bounds of the wheel.
const (
	wheelMost  = 5.0 // notches in a tick: systems that speed a wheel up tell dozens
	stepsMost  = 3   // whole notches of a tick that make a step each; further ones are lost
	notchPause = 12  // ticks without the wheel after which a begun notch is forgotten; fewer than those after which the pace is quiet
	notchRest  = 10  // ticks after a notch made of fractions in which no further one is begun: a stroke of a touchpad goes on by itself
)

// Notches makes whole notches of a wheel's fractions, for what goes by steps. Each whole notch of a wheel is one at once; a touchpad has to
// be stroked for one, and a long stroke makes a few, not dozens. The zero value is ready.
type Notches struct {
	sum  float64
	last int // the tick of the last turn
	rest int // no notch is begun before this tick
}

// Step takes in how far the wheel was turned in a tick, and returns how many notches that makes. Ticks only have to rise.
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

// turned returns the wheel of a tick within its bounds.
func turned(notches float64) float64 {
	if math.IsNaN(notches) {
		return 0
	}
	return max(-wheelMost, min(notches, wheelMost))
}
