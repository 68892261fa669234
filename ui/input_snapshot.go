package ui

import (
	"slices"

	"github.com/hajimehoshi/ebiten/v2"
)

// Snapshot is the state of all devices at one tick, untranslated. A [Source] reads it from the engine; tests make their
// own.
type Snapshot struct {
	Size    Size
	Scale   float64 // pixels per dp of the device
	Insets  Insets  // in pixels
	Focused bool    // the window has the focus
	Paused  bool    // the app is in the background

	Cursor  Point
	Buttons [3]bool // by MouseButton: held now, or pressed and released since the last tick
	Wheel   Point   // in notches, up and left positive
	// Zoom is in notches; zooming in is positive. It comes from two fingers on a touchpad, or from the wheel with Ctrl
	// on platforms that report it so.
	Zoom    float64
	Touches []RawTouch // in any order

	short     []RawTouch // came and went since the last tick
	Lost      []int      // the touches that the platform has taken away since the last tick
	MouseLost bool       // a mouse button was released where the program could not see it

	Keys []ebiten.Key // held, by the label printed on them if that is known
	// Places are the held keys by their places on the keyboard.
	Places []ebiten.Key
	Runes  []rune
	Back   bool // the platform asks to go back (Android)
	Taken  bool // the platform uses the touches for a gesture of its own

	Pad     Actions // what the gamepad's buttons and stick ask for
	PadKind PadKind

	UnknownPad string           // the name of a connected gamepad with an unknown layout
	Part       PadPart          // a part of a gamepad that was pressed since the last tick
	PartOf     string           // the name of that gamepad
	Pads       [MaxPads]Actions // what each gamepad asks for, in the order in which they were plugged in
}

// RawTouch is a finger as the platform reports it.
type RawTouch struct {
	ID int
	At Point
}

func (s *Snapshot) key(k ebiten.Key) bool {
	return slices.Contains(s.Keys, k)
}
