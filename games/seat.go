package games

// MaxSeats is the largest number of seats that any game has.
const MaxSeats = 5

// Seat is a place at the table, counted from 0 clockwise. The reader of a view or an event is a Seat too, and may also
// be [Public] or [All].
type Seat int8

const (
	// Public is the reader who sees only what everybody at the table may see: spectators, the log, the closed curtain.
	Public Seat = -1
	// All is the reader who sees everything. It is for the time after the match, and for checks.
	All Seat = -2
	// Nobody is the owner of things that belong to no seat.
	Nobody Seat = -3
)

// Acting is a seat that may make a move now.
type Acting struct {
	Seat Seat
	// Must says that the match waits for this seat. A seat that may act without Must can interrupt. It may turn out to
	// have no legal move, since whether it has one can be its secret.
	Must bool
}
