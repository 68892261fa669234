package games

// Joiner is a core in which several seats act at the same moment, such as hands that reach for the same things. What they
// decide on one position is one move then, whoever is asked first.
type Joiner[M comparable] interface {
	// Joint reports whether the acting seats decide at the same moment now. All of them must act then.
	Joint() bool
	// Join returns the move that comes of the decisions of all acting seats, one each in the order of AppendActing, and the seat that
	// makes it. It is legal if each of the decisions is.
	Join(decisions []Chosen[M]) (Seat, M)
}

// Chosen is what a seat has decided to do.
type Chosen[M any] struct {
	Seat Seat
	Move M
}
