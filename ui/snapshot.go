package ui

import (
	"slices"

	"github.com/hajimehoshi/ebiten/v2"
)

// Snapshot is what the devices say at one tick, untranslated. A [Source] reads one from the engine;
// tests make their own.
type Snapshot struct {
	Size    Size
	Scale   float64 // pixels per dp of the device
	Insets  Insets  // in pixels
	Focused bool    // the window has the focus
	Paused  bool    // the app is in the background

	Cursor  Point
	Buttons [3]bool    // by MouseButton: held now, or pressed and released since the last tick
	Wheel   Point      // in notches, up and left positive
	Zoom    float64    // in notches, nearer positive: fingers spread on a touchpad, or the wheel with Ctrl where the platform tells it so
	Touches []RawTouch // in any order

	Lost      []int // the touches that the platform has taken away since the last tick
	MouseLost bool  // a button of the mouse was let go where nobody could see it

	Keys []ebiten.Key // held, by what is printed on them where that is known
	// Places are the keys that are held, by where they lie on the keyboard.
	Places []ebiten.Key
	Runes  []rune
	Back   bool // the platform asks to go back (Android)
	Taken  bool // the platform has taken the fingers over, for a gesture of its own

	Pad     Actions // what the gamepad's buttons and stick ask for
	PadKind PadKind

	UnknownPad string           // the name of a connected gamepad that nobody knows the layout of
	Part       PadPart          // of a gamepad, pressed since the last tick
	PartOf     string           // the name of that gamepad
	Pads       [MaxPads]Actions // what each one asks for, in the order in which they were plugged in
}

// RawTouch is a finger as the platform reports it.
type RawTouch struct {
	ID int
	At Point
}

func (s *Snapshot) key(k ebiten.Key) bool {
	return slices.Contains(s.Keys, k)
}
