package hands

import "runehall/ui"

// Role says what a pointer can do with a target.
type Role uint8

const (
	// Nothing swallows taps and pulls.
	Nothing Role = iota
	// Field is the table itself: it is tapped, peeked at, panned and pinched.
	Field
	// Piece can be tapped, and pulled off to be carried.
	Piece
	// Thing can be tapped.
	Thing
)

// Target is what a pointer is on, as a board tells its things apart. The zero target is nothing.
type Target interface {
	comparable
	Role() Role
}

// Kind tells gestures apart.
type Kind uint8

const (
	// Tap is a press and a release on a target.
	Tap Kind = iota + 1
	// Grab takes up a piece.
	Grab
	// Drop lets what is carried go, on a target.
	Drop
	// Cancel puts what is carried back: the pointer was lost.
	Cancel
	// Peek looks beneath a target on the field.
	Peek
	// PeekEnd ends that.
	PeekEnd
	// Turn turns the chosen piece by Steps, clockwise where they are positive.
	Turn
)

// Gesture is one thing that a hand did.
type Gesture[T Target] struct {
	Kind  Kind
	On    T
	At    ui.Point // on the screen, for Tap and Drop
	Steps int
}

// Ways are what the pointers of a tick do to the camera.
type Ways struct {
	Pan    ui.Point
	Pinch  bool
	Before [2]ui.Point
	After  [2]ui.Point
	Centre bool
}
