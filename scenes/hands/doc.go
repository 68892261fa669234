// Package hands turns what the pointers do over a board into gestures: fingers, the mouse and its buttons become taps,
// grabs, drops, peeks, turns and moves of the camera, in the same way on every board. The board says what lies under a
// point and what a gesture does there.
//
//   - A press and release in the same place is a tap. Two taps on bare table centre the board.
//   - Dragging a piece carries it: above a finger, so that the finger does not hide it, or at the tip of the mouse. A second
//     finger turns the piece.
//   - A finger held still on the field, or the right button, peeks at what lies beneath. If it is lifted within a second it has tapped as well: some
//     people press slowly.
//   - One finger dragged over the field pans and two pinch; two fingers twisted round each other turn the chosen piece.
//
// The package knows no game and draws nothing.
package hands
