package boards

import "runehall/ui"

// Stops are what the focus can be on besides buttons: things that can be pointed at.
type Stops[T comparable] struct{ owners map[T]*byte }

// Owner returns what has the focus where a target is.
func (s *Stops[T]) Owner(t T) any {
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

// Stop offers the focus a target at its place in a tick, and reports whether it was activated there.
func (s *Stops[T]) Stop(c *ui.Context, t T, at ui.Rect) bool {
	c.Focusable(s.Owner(t), at, c.Radius.Chip)
	return c.Activated(s.Owner(t))
}

// Letters calls a function for each of the first nine of n things whose number is typed, and gives the focus to what it returns.
func Letters(c *ui.Context, in *ui.Input, n int, typed func(i int) (owner any)) {
	for _, r := range in.Runes {
		if i := int(r - '1'); i >= 0 && i < min(n, 9) {
			c.Focus(typed(i))
		}
	}
}
