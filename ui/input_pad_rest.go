package ui

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"
)

// Bounds for telling real input of a gamepad from a part that is stuck.
const (
	axisRest = 0.25 // how near its centre an axis counts as resting, from 0 to 1
	// A direction ends when the stick comes nearer to its centre than this. It is more than axisRest, so that a
	// trembling stick makes no series of flicks.
	axisLetGo   = 0.35
	restTicks   = 6         // how long an axis must rest near its centre to be trusted; a pedal only passes through
	axisStuck   = 15 * TPS  // ticks after which an axis that does not come back is no longer trusted
	buttonStuck = 120 * TPS // ticks after which a button that stays down is no longer trusted
)

// axis decides whether an axis of a gamepad can be trusted. A wheel, pedal or trigger may rest at one end, and a worn
// stick beside its centre. So an axis counts only after it has rested near its centre, and no longer once it stays away
// from it for very long.
type axis struct {
	rests int // how many ticks it has been near its centre, up to restTicks
	way   int // the direction it is pushed in: -1, 0 or 1
	held  int // how many ticks it has been pushed that way
}

// step takes in the axis's value in a tick and returns its direction.
func (a *axis) step(v float64) int {
	switch {
	case math.IsNaN(v):
		a.way = 0
		return 0
	case math.Abs(v) <= axisRest:
		a.rests = min(a.rests+1, restTicks)
		a.way, a.held = 0, 0
		return 0
	case a.rests < restTicks:
		a.rests = 0
		return 0
	}
	was := a.way
	switch {
	case v > stickDead:
		a.way = 1
	case v < -stickDead:
		a.way = -1
	case v*float64(a.way) < axisLetGo:
		a.way = 0
	}
	if a.held++; a.way != was {
		a.held = 0
	}
	if a.way != 0 && a.held > axisStuck {
		*a = axis{}
	}
	return a.way
}

// button decides whether a button of a gamepad can be trusted. It counts only after it has been up once, and no longer
// once it stays down for very long.
type button struct {
	free bool
	held int
}

// step takes in whether the button is down in a tick, and returns whether that counts.
func (b *button) step(down bool) bool {
	if !down {
		*b = button{free: true}
		return false
	}
	if b.held++; b.held > buttonStuck {
		b.free = false
	}
	return b.free
}

// padHeld is the history of a connected gamepad's parts.
type padHeld struct {
	axes    []axis
	buttons []button
}

// axis returns the history of an axis, beginning one if need be.
func (p *padHeld) axis(n int) *axis {
	for len(p.axes) <= n {
		p.axes = append(p.axes, axis{})
	}
	return &p.axes[n]
}

func (p *padHeld) button(n int) *button {
	for len(p.buttons) <= n {
		p.buttons = append(p.buttons, button{})
	}
	return &p.buttons[n]
}

// standard returns what a pad in the standard layout asks for in a tick.
func (p *padHeld) standard(x, y float64, down func(ebiten.StandardGamepadButton) bool) Actions {
	asks := stick(p.axis(0).step(x), p.axis(1).step(y))
	for i := range padButtons {
		if p.button(i).step(down(padButtons[i].button)) {
			asks = asks.With(padButtons[i].action)
		}
	}
	return asks
}
