package choice

import "slices"

// Options are the legal moves of a seat, each with the things that it is about. The zero value has no move.
type Options[M, T comparable] struct {
	moves []M
	about [][]T
}

// Of sorts legal moves by what they are about. A move names each thing once.
func Of[M, T comparable](moves []M, about func(m M) []T) Options[M, T] {
	o := Options[M, T]{moves: moves, about: make([][]T, len(moves))}
	for i, m := range moves {
		o.about[i] = about(m)
	}
	return o
}

// fits reports whether a move is about all chosen things.
func fits[T comparable](chosen, about []T) bool {
	for _, t := range chosen {
		if !slices.Contains(about, t) {
			return false
		}
	}
	return true
}

// Allows reports whether some legal move is about all of the things.
func (o *Options[M, T]) Allows(chosen ...T) bool {
	return slices.ContainsFunc(o.about, func(about []T) bool { return fits(chosen, about) })
}

// With returns the moves that are about all of the things; of none, all moves.
func (o *Options[M, T]) With(chosen ...T) (moves []M) {
	for i, about := range o.about {
		if fits(chosen, about) {
			moves = append(moves, o.moves[i])
		}
	}
	return moves
}

// Tap returns what is chosen after a thing was tapped: without it, if it was chosen; otherwise with it, and of the rest
// what still goes with it, the latest first. It is false where no legal move is about the thing: then the choice stays,
// and the core may say why.
func (o *Options[M, T]) Tap(chosen []T, t T) ([]T, bool) {
	if i := slices.Index(chosen, t); i >= 0 {
		return slices.Delete(slices.Clone(chosen), i, i+1), true
	}
	if !o.Allows(t) {
		return chosen, false
	}
	latest := slices.Clone(chosen)
	slices.Reverse(latest)
	kept := o.Kept(append([]T{t}, latest...))
	slices.Reverse(kept)
	return kept, true
}

// Kept returns what of a choice the legal moves still allow, the earliest first: after another move was made, say.
func (o *Options[M, T]) Kept(chosen []T) (kept []T) {
	for _, t := range chosen {
		if kept = append(kept, t); !o.Allows(kept...) {
			kept = kept[:len(kept)-1]
		}
	}
	return kept
}

// Meant returns the moves that are about just what is chosen: none yet, one that is ready, or several that differ in
// what cannot be pointed at.
func (o *Options[M, T]) Meant(chosen []T) (moves []M) {
	for i, about := range o.about {
		if len(about) == len(chosen) && fits(chosen, about) {
			moves = append(moves, o.moves[i])
		}
	}
	return moves
}
