// Package motion holds what moves on a board: the steps of its timeline in which things fly ([Flights]) and light up
// for a moment ([Flashes]), what these let be heard ([Noises]), what plays them ([Timeline]), the piece that a person
// holds ([Held]), and the hint that breathes ([Hint]). Each is a value that a board owns; the board itself says what
// flies, what flashes and where things lie.
//
// # The rule of a timeline
//
// A step changes the board's display model only at its end, or moves it gradually to the state of its end. So the model
// is the same whether steps are played, hurried or skipped, and after the last step it is the one that the board makes
// from the view alone. Flights and flashes are in the model while they last, and gone from it afterwards.
//
// Everything counts ticks; nothing asks a clock. The package knows no game and draws nothing.
package motion
