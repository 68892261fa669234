package boards

import (
	"iter"

	"runehall/ui"
)

// stops are what the focus can be on besides buttons: things that can be pointed at.
type stops[T comparable] struct {
	// Same returns by which name the focus knows a thing, so that it stays where it is when another seat comes in front; without it things
	// are known by their own.
	Same   func(t T) T
	owners map[T]*byte
}

// Owner returns what has the focus where a target is.
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

// Update offers the focus what each yields, with its place, and does what is to be done where it is activated.
func (s *stops[T]) Update(c *ui.Context, each iter.Seq2[T, ui.Rect], activate func(t T)) {
	for t, at := range each {
		if c.Focusable(s.Owner(t), at, c.Radius.Chip); c.Activated(s.Owner(t)) {
			activate(t)
		}
	}
}

// Focused returns which of those has the focus, and false if none has.
func (s *stops[T]) Focused(c *ui.Context, each iter.Seq2[T, ui.Rect]) (focused T, ok bool) {
	for t := range each {
		if c.Focused(s.Owner(t)) {
			return t, true
		}
	}
	return focused, false
}

// letters calls a function for each of the first nine of n things whose number is typed, and gives the focus to what it returns, if that is
// anything.
func letters(c *ui.Context, in *ui.Input, n int, typed func(i int) (owner any)) {
	for _, r := range in.Runes {
		if i := int(r - '1'); i >= 0 && i < min(n, 9) {
			if owner := typed(i); owner != nil {
				c.Focus(owner)
			}
		}
	}
}
