package ui

// Stops calls yield with everything that the last tick offered the focus, in the order of Next, and with
// the part of it that is visible: what a scroll hides is cut off. Range over it.
func (r *Root) Stops(yield func(owner any, visible Rect) bool) {
	for _, s := range r.focus.stops {
		visible := s.rect
		if s.scroll != nil {
			visible = visible.Intersect(s.scroll.rect)
		}
		if !yield(s.owner, visible) {
			return
		}
	}
}

// Owner returns who has the focus when choice i has it.
func (s *Segment) Owner(i int) any { return &s.cells[i] }
