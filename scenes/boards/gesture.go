package boards

import (
	"runehall/scenes/things"
	"runehall/ui"
)

// GestureKind is what a person does, independent of the device.
type GestureKind uint8

// The gestures.
const (
	Tap     GestureKind = iota + 1 // on a thing
	Peek                           // a thing is held: it is explained
	PeekEnd                        // it is let go
	// a finger lets go of it, which would hide the explanation: it stays until the next tap
	PeekKeep
	Look     // a thing in a sheet is tapped: it is explained over that
	Confirm  // the golden button
	OpenHand // the hand of a seat that is not the reader's: its curtain

	// These are made on boards whose field is a plane. A tap there tells its point, too.
	Key  // a thing by keys
	Grab // a piece of a hand is picked up
	// the chosen piece is let go, over a thing and a point of the plane; over nothing if the pointer was lost
	Drop
	Turn  // the chosen piece, by Steps clockwise
	Move  // the cursor, a Way on the screen
	Enter // the key that presses what has the focus, pressed while that is the plane
	// a thing on the plane is held, or the cursor is on it, to see what lies beneath it; or a piece is held that can be
	// explained
	Beneath
	BeneathEnd // it is let go
)

// Gesture is one thing that a person does.
type Gesture[K ~uint8] struct {
	Kind  GestureKind
	On    things.Thing[K]
	At    ui.Point // on the plane
	Steps int
	Way   ui.Point
}

// Looks reports whether a gesture only looks at something as long as it is held.
func (g *Gesture[K]) Looks() bool { return g.Kind == Peek || g.Kind == PeekEnd || g.Kind == PeekKeep }
