package boards

import "slices"

// Plan is a few moves that follow one another, each once the one before it has been made and shown. The zero value has none.
type Plan[M comparable] struct {
	// Moves are those that are still to be made.
	Moves []M
	// Waits says that the first one has been asked for, and is not told yet.
	Waits bool
}

// PlanOf returns the plan of some moves, up to the first that is none.
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

// Due returns the move that is to be asked for next, and false if there is none, or one is being waited for.
func (p *Plan[M]) Due() (m M, ok bool) {
	if p.Waits {
		return m, false
	}
	return p.Next()
}

// Told takes the first move away, which has been told: the next one may follow. A move that was not waited for ends a plan. It reports
// whether it goes on.
func (p *Plan[M]) Told() bool {
	if !p.Waits {
		p.Drop()
		return false
	}
	p.Moves, p.Waits = p.Moves[1:], false
	return len(p.Moves) > 0
}

// Drop forgets what is left, and reports whether there was anything.
func (p *Plan[M]) Drop() bool {
	there := len(p.Moves) > 0
	*p = Plan[M]{}
	return there
}
