package games

// Refusal says why a move is not legal. Refusals are static values: a core refuses with the same pointer each time, so
// that a refusal costs nothing and can be compared.
type Refusal struct {
	// Clause is the id of the rule that forbids the move ("RIT-13").
	Clause string
	// Reason is the key of the message that tells a person what is wrong.
	Reason string
}

// Error implements error, for callers outside the rules.
func (r *Refusal) Error() string { return r.Clause + ": " + r.Reason }

// The refusals common to all games. A core uses them only where no clause of its own forbids the move.
var (
	// NotActing refuses a move of a seat that may not act at all. If the seat may act, but not with this move now, the
	// core uses a refusal of its own that says what to do instead.
	NotActing = &Refusal{Clause: "COM-1", Reason: "refusal.not-acting"}
	// MatchOver refuses any move after the end.
	MatchOver = &Refusal{Clause: "COM-2", Reason: "refusal.match-over"}
	// NoSuchThing refuses a move that names something that does not exist, or that its seat does not have.
	NoSuchThing = &Refusal{Clause: "COM-3", Reason: "refusal.no-such-thing"}
	// NoSuchMove refuses text that is no move of the game.
	NoSuchMove = &Refusal{Clause: "COM-3", Reason: "refusal.no-such-move"}
)

// CommonRefusals lists the refusals that every core may use besides its own.
var CommonRefusals = []*Refusal{NotActing, MatchOver, NoSuchThing, NoSuchMove}
