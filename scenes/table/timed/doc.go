// Package timed plays a phase on a running clock, on a copy of the position. It tells the table when the phase has
// ended, and which moves that were; only then does the table make them in the match. Whatever interrupts a phase leaves
// the match as it was before.
//
// Of a match that is kept elsewhere only the clock runs here: what hands do is sent to the room at once, and stands.
package timed
