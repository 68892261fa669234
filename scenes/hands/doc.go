// Package hands follows the pointers over a board: fingers, the mouse and its buttons become taps, grabs, drops, peeks, turns and ways of
// the camera, in the same manner on every board. What a target is and what a gesture means there, the board says.
//
//   - A tap is a press and a release in place. Two taps beside everything bring the board back to the middle.
//   - A piece that is pulled is carried: above a finger, so that it is seen; at the tip of a mouse. A second finger turns it.
//   - A finger held still on the field, or the right button, looks beneath what lies there.
//   - One finger on the field pans, two pinch; two that turn round each other turn the chosen piece.
//
// The package knows no game and draws nothing.
package hands
