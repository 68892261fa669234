package boards

import "slices"

// Plan is a sequence of moves. Each is asked for when the one before it has been made and shown. The zero Plan is
// empty.
type Plan[M comparable] struct {
	// Moves are the moves that are still to be made.
	Moves []M
	// Waits says that the first one has been asked for, and is not told yet.
	Waits bool
}

// PlanOf returns a plan of moves, up to the first zero one.
func PlanOf[M comparable](moves ...M) Plan[M] {
	var none M
	if i := slices.Index(moves, none); i >= 0 {
		moves = moves[:i]
	}
	return Plan[M]{Moves: moves}
}

// Next returns the first move, and false if there is none.
func (p *Plan[M]) Next() (m M, ok bool) {
	if len(p.Moves) == 0 {
		return m, false
	}
	return p.Moves[0], true
}

// Due returns the move to ask for next. It returns false if there is none, or one has been asked for and not told yet.
func (p *Plan[M]) Due() (m M, ok bool) {
	if p.Waits {
		return m, false
	}
	return p.Next()
}

// Told removes the first move, because it has been told, so that the next one becomes due. If no move had been asked
// for, the plan ends. It reports whether the plan goes on.
func (p *Plan[M]) Told() bool {
	if !p.Waits {
		p.Drop()
		return false
	}
	p.Moves, p.Waits = p.Moves[1:], false
	return len(p.Moves) > 0
}

// Drop empties the plan, and reports whether it had any moves.
func (p *Plan[M]) Drop() bool {
	there := len(p.Moves) > 0
	*p = Plan[M]{}
	return there
}
