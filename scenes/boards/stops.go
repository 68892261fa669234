package boards

import (
	"iter"

	"runehall/ui"
)

// stops are the things, besides buttons, that can have the focus: everything that can be pointed at.
type stops[T comparable] struct {
	// Same returns the identity of a thing for the focus, so that the focus stays in place when another seat comes in
	// front; nil: each thing is itself.
	Same   func(t T) T
	owners map[T]*byte
}

// Owner returns the focus owner for a target.
func (s *stops[T]) Owner(t T) any {
	if s.Same != nil {
		t = s.Same(t)
	}
	o, ok := s.owners[t]
	if !ok {
		if s.owners == nil {
			s.owners = map[T]*byte{}
		}
		o = new(byte)
		s.owners[t] = o
	}
	return o
}

// Focused returns the target that has the focus, and false if none has.
func (s *stops[T]) Focused(c *ui.Context, each iter.Seq2[T, ui.Rect]) (focused T, ok bool) {
	for t := range each {
		if c.Focused(s.Owner(t)) {
			return t, true
		}
	}
	return focused, false
}

// letters calls typed when the number of one of the first nine of n things has been typed, and gives the focus to the
// owner that typed returns, if any.
func letters(c *ui.Context, in *ui.Input, n int, typed func(i int) (owner any)) {
	for _, r := range in.Runes {
		if i := int(r - '1'); i >= 0 && i < min(n, 9) {
			if owner := typed(i); owner != nil {
				c.Focus(owner)
			}
		}
	}
}
