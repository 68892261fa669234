package hands

import "runehall/ui"

// Role says what a pointer can do with a target.
type Role uint8

const (
	// Nothing swallows taps and drags.
	Nothing Role = iota
	// Field is the table itself: it can be tapped, peeked at, panned and pinched.
	Field
	// Piece can be tapped, or dragged off and carried.
	Piece
	// Thing can be tapped.
	Thing
	// Told is a piece that is peeked at while it is held still.
	Told
)

// Carried reports whether a target can be dragged off and carried.
func (r Role) Carried() bool { return r == Piece || r == Told }

// Kind tells gestures apart.
type Kind uint8

const (
	// Tap is a press and a release on a target.
	Tap Kind = iota + 1
	// Grab picks up a piece.
	Grab
	// Drop lets go of the carried piece, over a target.
	Drop
	// Cancel puts the carried piece back: the pointer was lost.
	Cancel
	// Peek starts to look beneath a target on the field, or at a piece that is told of.
	Peek
	// PeekEnd ends that.
	PeekEnd
	// Turn turns the chosen piece by Steps, clockwise where they are positive.
	Turn
)

// Gesture is one thing that a hand did. Kind says which of the other fields count.
type Gesture[T comparable] struct {
	Kind  Kind
	On    T
	At    ui.Point // on the screen, for Tap and Drop
	Steps int
	Touch bool // for PeekEnd: it was a finger, beneath which nothing is seen
}

// CameraInput is what the pointers of one tick ask of the camera.
type CameraInput struct {
	Pan    ui.Point    // how far one finger dragged the field, in pixels
	Pinch  bool        // two fingers are on the field: Before and After count, and Pan does not
	Before [2]ui.Point // where the two fingers were in the last tick
	After  [2]ui.Point // and where they are now
	Centre bool        // bare table was tapped twice
}
