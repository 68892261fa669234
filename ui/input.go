package ui

import "slices"

// PointerID identifies a pointer while it lives. The mouse is MousePointer. Fingers have 1 and up, and keep their id
// from press to release.
type PointerID int

// MousePointer is the id of the mouse.
const MousePointer PointerID = 0

// PointerKind is the kind of a pointer.
type PointerKind uint8

// The kinds of pointers.
const (
	Mouse PointerKind = iota
	Touch
)

// Phase is the stage of a pointer's life.
type Phase uint8

// The phases. A pressed pointer drags in each tick, even if it rests, until exactly one release or cancel. Only a
// mouse hovers.
const (
	Hover   Phase = iota // a mouse with no button down
	Press                // went down in this tick
	Drag                 // is down, moved or not
	Release              // went up in this tick: a tap unless Moved
	Cancel               // was taken away (focus lost, pause, another owner): undo what it began
)

// String returns the phase's name in tapes.
func (p Phase) String() string {
	return [...]string{"hover", "press", "drag", "release", "cancel"}[p]
}

// MouseButton is the button that a pointer is pressed with. For fingers it is LeftButton.
type MouseButton uint8

// The buttons.
const (
	LeftButton MouseButton = iota
	RightButton
	MiddleButton
)

// String returns the button's name in tapes.
func (b MouseButton) String() string { return [...]string{"left", "right", "middle"}[b] }

// Pointer is a mouse or a finger in one tick. Positions are in pixels.
type Pointer struct {
	ID     PointerID
	Kind   PointerKind
	Phase  Phase
	Button MouseButton
	At     Point // where it is
	Start  Point // where it was pressed; equal to At while it hovers
	Last   Point // where it was in the tick before
	Moved  bool  // it has moved further than the drag threshold (1 dp for a mouse, 5 dp for a finger) since its press
	Age    int   // ticks since the press
}

// Delta returns how far the pointer moved in this tick.
func (p Pointer) Delta() Point { return p.At.Sub(p.Last) }

// IsDown reports whether the pointer is pressed: Press or Drag.
func (p Pointer) IsDown() bool { return p.Phase == Press || p.Phase == Drag }

// Tapped reports whether the pointer was released without having moved.
func (p Pointer) Tapped() bool { return p.Phase == Release && !p.Moved }

// Device is a kind of input device.
type Device uint8

// The devices. NoDevice means that there has been no input yet.
const (
	NoDevice Device = iota
	MouseDevice
	TouchDevice
	KeyDevice
	PadDevice
)

// String returns the device's name in tapes.
func (d Device) String() string { return [...]string{"none", "mouse", "touch", "keys", "pad"}[d] }

// Input is everything that reaches the program from outside in one tick. It is a plain value that can be written down
// and played back ([Tape]). The order of things within a tick does not matter; Pointers are sorted by id.
type Input struct {
	Pointers []Pointer
	Wheel    Point // notches, y up positive; fractions for a touchpad; at most five in either direction
	// Zoom is the notches of a wheel turned with Ctrl, or of two fingers on a touchpad; zooming in is positive.
	Zoom     float64
	Runes    []rune  // typed letters
	Pressed  Actions // started in this tick, including key repeats
	Repeated Actions // the part of Pressed that is a key repeat
	Held     Actions // held down, including those in Pressed
	Typed    Actions // the part of Pressed and Held that came from letter keys and Space: a text field takes these
	Device   Device  // the last device used

	// Controls holds what each control asks for in this tick. The same keys and buttons are also in Pressed and Held.
	Controls [ControlCount]Actions

	FocusLost, FocusGained bool // of the window
	Pause, Resume          bool // of the app, on phones

	Size    Size    // of the screen, in pixels
	Scale   float64 // pixels per dp of the device
	Insets  Insets  // safe area, in pixels
	Resized bool    // Size, Scale or Insets differ from the tick before

	Pad PadKind // of the connected gamepad, if its layout is known

	// UnknownPad is the name of a connected gamepad with an unknown layout. Part is a part of any gamepad that was
	// pressed in this tick, and PartOf is that gamepad's name. With them a person can assign the parts of the unknown
	// gamepad ([PadMap]).
	UnknownPad string
	Part       PadPart
	PartOf     string
}

// Pointer returns the pointer with an id.
func (in *Input) Pointer(id PointerID) (Pointer, bool) {
	for _, p := range in.Pointers {
		if p.ID == id {
			return p, true
		}
	}
	return Pointer{}, false
}

// Safe returns the safe area of the screen.
func (in *Input) Safe() Rect { return Rect{W: in.Size.W, H: in.Size.H}.Inset(in.Insets) }

// Active reports whether the tick contains anything that a screen may react to. A resting finger counts, since it may
// become a long press; a resting mouse does not.
func (in *Input) Active() bool {
	return in.Acts() || slices.ContainsFunc(in.Pointers,
		func(p Pointer) bool { return p.Phase != Hover || p.Delta() != (Point{}) })
}

// Acts reports whether the tick contains more than pointers resting or moving on: a key, a button, the wheel, the
// beginning or end of a press, another size.
func (in *Input) Acts() bool {
	return in.Pressed|in.Held != 0 || in.Controls != [ControlCount]Actions{} || in.Wheel != (Point{}) || in.Zoom != 0 ||
		len(in.Runes) > 0 || in.Resized ||
		in.FocusLost || in.FocusGained || in.Pause || in.Resume ||
		slices.ContainsFunc(in.Pointers, func(p Pointer) bool { return p.Phase != Hover && p.Phase != Drag })
}

// Presses reports whether a key, a button or a pointer was pressed in this tick.
func (in *Input) Presses() bool {
	return in.Pressed != 0 || slices.ContainsFunc(in.Pointers, func(p Pointer) bool { return p.Phase == Press })
}

// cloneInto copies in into dst, reusing dst's slices.
func (in *Input) cloneInto(dst *Input) {
	pointers, runes := dst.Pointers[:0], dst.Runes[:0]
	*dst = *in
	dst.Pointers = append(pointers, in.Pointers...)
	dst.Runes = append(runes, in.Runes...)
}
