// Package boards holds what the boards have in common besides what flies, what is looked at and what hands do: the round
// buttons in the corners, the buttons on which moves stand, the arrows of a cursor, the wheel and the key that looks beneath
// something, the chips of seats, and rows of buttons and pieces.
//
// These are values that a board owns and calls. The package knows no game and holds no board.
package boards
