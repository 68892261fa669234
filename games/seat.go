package games

// MaxSeats is the largest number of seats that any game has.
const MaxSeats = 5

// Seat is a place at the table, counted from 0 clockwise. As the reader of a view or an event it may also be [Public]
// or [All].
type Seat int8

const (
	// Public reads what everybody at the table may see: the closed curtain, spectators, the log.
	Public Seat = -1
	// All reads everything. It is for the time after the end, and for checks.
	All Seat = -2
	// Nobody is the seat of things that belong to none.
	Nobody Seat = -3
)

// Acting is a seat that may make a move now.
type Acting struct {
	Seat Seat
	// Must says that the match waits for this seat. A seat that may act without having to can interrupt; it may find
	// that it has no legal move, since whether it has one can be its secret.
	Must bool
}
