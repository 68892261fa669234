package games

// Thinker is a computer player. It thinks in counted steps and without a clock, so that it decides the same on every
// machine, however the work is spread over frames.
type Thinker[C any, M comparable] interface {
	// Start begins a decision of a seat. The position was dealt anew ([Core].Redeal) for that seat, and belongs to the
	// thinker until the next Start. A seat that must act has to find a move; another one may pass.
	Start(position C, s Seat, must bool)
	// Step does at most n units of work, about one evaluated move each, and returns whether the decision has been made.
	Step(n int) (Decision[M], bool)
}

// Decision is what a computer player does: make a move, or pass.
type Decision[M comparable] struct {
	Move  M
	Still bool
}

// Chosen is the decision of one seat where several seats decide at the same moment ([Def].Joint).
type Chosen[M any] struct {
	Seat Seat
	Move M
}

// Level is a kind of computer player that can be chosen for a seat.
type Level[C any, M comparable] struct {
	// ID names the level in records, flags and message keys.
	ID string
	// New returns a player of this level with its own source of chance.
	New func(seed uint64) Thinker[C, M]
}

// Ask starts a decision of a seat on a position dealt anew, so that the decision cannot depend on what the seat does
// not know. made, the number of moves so far, makes each decision see another deal; scratch is memory to reuse.
func Ask[C Core[C, M, E], M comparable, E any](thinker Thinker[C, M], scratch, core C, a Acting, seed uint64,
	made int) {
	core.CloneInto(scratch)
	chance := NewChance(seed, uint64(made)<<8|uint64(a.Seat))
	scratch.Redeal(a.Seat, &chance)
	thinker.Start(scratch, a.Seat, a.Must)
}

// Round determines whose driver is asked next. After each move every seat that may interrupt is asked once, clockwise
// from the seat that moved. Then the seat that must act is asked. The zero Round is for a match without moves.
type Round struct {
	asked [MaxSeats]bool
	from  Seat
}

// Moved begins a new round after a move of seat s; after an undo s is [Nobody].
func (r *Round) Moved(s Seat) { *r = Round{from: max(s, 0)} }

// Asked records that a seat was asked and passed.
func (r *Round) Asked(s Seat) { r.asked[s] = true }

// Next returns the acting seat to ask next, or false if there is none. Only seats that driven accepts are asked.
func (r *Round) Next(acting []Acting, driven func(Seat) bool) (Acting, bool) {
	best, found := Acting{}, false
	distance := func(s Seat) Seat { return (s - r.from - 1 + 2*MaxSeats) % MaxSeats }
	for _, a := range acting {
		if r.asked[a.Seat] && !a.Must || !driven(a.Seat) {
			continue
		}
		if !found || best.Must && !a.Must || best.Must == a.Must && distance(a.Seat) < distance(best.Seat) {
			best, found = a, true
		}
	}
	return best, found
}
