package ui

import "slices"

// Finger is a virtual finger. It presses what the user of a screen reader asks to be pressed. The zero value touches
// nothing.
type Finger struct {
	pointer Pointer
	down    bool
	left    int // ticks until the finger is lifted
}

// fingerID is far above the ids of real fingers, which are given out from the lowest free number.
const fingerID PointerID = 1 << 14

// Press puts the finger down in the next tick, and lifts it so many ticks later.
func (f *Finger) Press(at Point, ticks int) {
	f.pointer = Pointer{ID: fingerID, Kind: Touch}
	f.pointer.press(at, LeftButton)
	f.down, f.left = false, max(1, ticks)
}

// Lift lifts the finger in the next tick.
func (f *Finger) Lift() { f.left = min(f.left, 1) }

// Busy reports whether the finger is down or about to be.
func (f *Finger) Busy() bool { return f.left > 0 }

// Touch adds the finger to the input of a tick.
func (f *Finger) Touch(in *Input) {
	if !f.Busy() {
		return
	}
	p := &f.pointer
	switch {
	case !f.down:
		f.down = true
	case f.left == 1 || in.FocusLost || in.Pause:
		f.left = 0
		p.step(p.At, Release, in.Scale)
	default:
		f.left--
		p.step(p.At, Drag, in.Scale)
	}
	if in.Device != PadDevice && in.Device != KeyDevice {
		in.Device = TouchDevice
	}
	// A hovering mouse would point elsewhere.
	in.Pointers = slices.DeleteFunc(in.Pointers, func(o Pointer) bool { return o.Phase == Hover })
	in.Pointers = append(in.Pointers, *p)
}
