//go:build !js

package pilot

import (
	"slices"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/exp/vmhost"
)

// Key strikes a key; with several, each is held while the next is struck, as in
// Key(ebiten.KeyControl, ebiten.KeyZ).
func (a *App) Key(keys ...ebiten.Key) {
	a.t.Helper()
	guest := a.running().guest
	keys = slices.Clone(keys)
	for i, k := range keys {
		keys[i] = leftOf(k)
	}
	for _, k := range keys {
		guest.PressKey(k)
		a.Tick(1)
	}
	a.Tick(1)
	for _, k := range slices.Backward(keys) {
		guest.ReleaseKey(k)
		a.Tick(1)
	}
}

// KeyFor holds a key down for n ticks.
func (a *App) KeyFor(k ebiten.Key, n int) {
	a.t.Helper()
	guest := a.running().guest
	guest.PressKey(leftOf(k))
	a.Tick(n)
	guest.ReleaseKey(leftOf(k))
	a.Tick(1)
}

// leftOf returns the left one for a key that stands for either of two; a guest
// is told of real keys only.
func leftOf(k ebiten.Key) ebiten.Key {
	switch k {
	case ebiten.KeyAlt:
		return ebiten.KeyAltLeft
	case ebiten.KeyControl:
		return ebiten.KeyControlLeft
	case ebiten.KeyMeta:
		return ebiten.KeyMetaLeft
	case ebiten.KeyShift:
		return ebiten.KeyShiftLeft
	}
	return k
}

// Type types a text, a character a tick.
func (a *App) Type(text string) {
	a.t.Helper()
	for _, r := range text {
		a.running().guest.TypeRune(r)
		a.Tick(1)
	}
}

// Pad connects a gamepad of the standard layout, if there is none yet, presses
// the buttons together for a few ticks and releases them.
func (a *App) Pad(buttons ...ebiten.StandardGamepadButton) {
	a.t.Helper()
	a.PadState(nil, buttons...)
	a.Tick(pressTicks)
	a.PadState(nil)
}

// PadState connects a gamepad of the standard layout, if there is none yet, holds exactly
// the given axes and buttons, and runs one tick.
func (a *App) PadState(axes map[ebiten.StandardGamepadAxis]float64, buttons ...ebiten.StandardGamepadButton) {
	a.t.Helper()
	a.connect(1)
	a.running().guest.UpdateGamepads([]vmhost.GamepadState{padState(0, axes, buttons)})
	a.Tick(1)
}

// Pads connects several gamepads of the standard layout, presses what is given for each of them together for a few
// ticks and releases it.
func (a *App) Pads(buttons ...[]ebiten.StandardGamepadButton) {
	a.t.Helper()
	down, up := make([]vmhost.GamepadState, len(buttons)), make([]vmhost.GamepadState, len(buttons))
	for i := range buttons {
		down[i], up[i] = padState(i, nil, buttons[i]), padState(i, nil, nil)
	}
	a.connect(len(buttons))
	a.running().guest.UpdateGamepads(down)
	a.Tick(pressTicks)
	a.running().guest.UpdateGamepads(up)
	a.Tick(1)
}

// padTicks is how long a gamepad rests after it was connected: the program believes it only then.
const padTicks = 8

// connect connects gamepads, if there are not so many yet, and lets them rest.
func (a *App) connect(n int) {
	p := a.running()
	if p.pads >= n {
		return
	}
	p.pads = n
	rest := make([]vmhost.GamepadState, n)
	for i := range rest {
		rest[i] = padState(i, nil, nil)
	}
	p.guest.UpdateGamepads(rest)
	a.Tick(padTicks)
}

func padState(id int, axes map[ebiten.StandardGamepadAxis]float64,
	buttons []ebiten.StandardGamepadButton) vmhost.GamepadState {
	state := vmhost.GamepadState{
		ID:              ebiten.GamepadID(id),
		Name:            "pad",
		StandardAxes:    map[ebiten.StandardGamepadAxis]float64{},
		StandardButtons: map[ebiten.StandardGamepadButton]vmhost.GamepadStandardButtonState{},
	}
	for axis := ebiten.StandardGamepadAxis(0); axis <= ebiten.StandardGamepadAxisMax; axis++ {
		state.StandardAxes[axis] = axes[axis]
	}
	for button := ebiten.StandardGamepadButton(0); button <= ebiten.StandardGamepadButtonMax; button++ {
		state.StandardButtons[button] = vmhost.GamepadStandardButtonState{}
	}
	for _, button := range buttons {
		state.StandardButtons[button] = vmhost.GamepadStandardButtonState{Pressed: true, Value: 1}
	}
	return state
}

// UnknownPad connects a gamepad whose layout nobody knows, of two axes and twelve buttons, if it is not there yet,
// holds a button of it, or none if that is negative, and runs one tick.
func (a *App) UnknownPad(button int) {
	a.t.Helper()
	state := vmhost.GamepadState{Name: "Odd Pad", SDLID: "03000000000000000000000000000000", Axes: make([]float64, 2),
		Buttons: make([]bool, 12)}
	if p := a.running(); p.pads == 0 {
		p.pads = 1
		p.guest.UpdateGamepads([]vmhost.GamepadState{state})
		a.Tick(padTicks)
	}
	if button >= 0 {
		state.Buttons[button] = true
	}
	a.running().guest.UpdateGamepads([]vmhost.GamepadState{state})
	a.Tick(1)
}

// Unplug disconnects the gamepad and runs one tick.
func (a *App) Unplug() {
	a.t.Helper()
	a.running().guest.UpdateGamepads(nil)
	a.Tick(1)
}
