package ui

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"
)

// The bounds outside which a gamepad's values are not believed.
const (
	axisRest    = 0.25      // how near its centre an axis rests, from 0 to 1
	axisLetGo   = 0.35      // a direction lasts until the stick is nearer to its centre than this: a stick that trembles is no row of flicks
	restTicks   = 6         // for which an axis rests near its centre before it is believed: a pedal only passes it
	axisStuck   = 15 * TPS  // ticks for which an axis is believed that does not come back
	buttonStuck = 120 * TPS // the same of a button
)

// axis is an axis of a gamepad. A wheel, a pedal or a trigger may rest at one of its ends, and a worn stick beside its centre: it counts only
// after it has rested near its centre since the gamepad was connected, and no longer when it stays away from it for ever.
type axis struct {
	rests int // ticks for which it has been near its centre, up to restTicks
	way   int // the direction it is pushed in: -1, 0 or 1
	held  int // ticks for which it has been that
}

// step takes in the value of a tick and returns the direction.
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

// button is a button of a gamepad. It counts only after it has been up since the gamepad was connected, and no longer when it is down for
// ever.
type button struct {
	free bool
	held int
}

// step takes in whether it is down in a tick, and returns whether that counts.
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

// padHeld is what a connected gamepad has been seen to do.
type padHeld struct {
	axes    []axis
	buttons []button
}

// axis returns what an axis has been seen to do, from its first tick on.
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

// standard returns what the stick and the buttons of a pad in the standard layout ask for in a tick.
func (p *padHeld) standard(x, y float64, down func(ebiten.StandardGamepadButton) bool) Actions {
	asks := stick(p.axis(0).step(x), p.axis(1).step(y))
	for i := range padButtons {
		if p.button(i).step(down(padButtons[i].button)) {
			asks = asks.With(padButtons[i].action)
		}
	}
	return asks
}
