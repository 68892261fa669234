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

// Offer is where something lies that can have the focus: its whole rectangle, and the scroll that it is in. Outside of
// a scroll both are the same.
type Offer struct{ Whole, Within Rect }

// Each calls yield with everything that the last tick offered the focus, in the order of Next. Range over it.
func (r *Root) Each(yield func(owner any, at Offer) bool) {
	for _, s := range r.focus.stops {
		within := s.rect
		if s.scroll != nil {
			within = s.scroll.rect
		}
		if !yield(s.owner, Offer{s.rect, within}) {
			return
		}
	}
}

// Reveal scrolls to a thing that was offered the focus in the last tick. It reports whether there was such a thing.
func (r *Root) Reveal(owner any) bool {
	at := r.focus.index(owner)
	if at < 0 {
		return false
	}
	s := &r.focus.stops[at]
	if s.scroll != nil {
		s.rect = s.scroll.reveal(s.rect)
	}
	return true
}

// Show moves the focus to a thing that was offered it in the last tick, and shows the ring there, as keys do.
func (r *Root) Show(owner any) {
	if r.Reveal(owner) {
		r.focus.give(owner, false)
		r.focus.shown = true
	}
}

// Owner returns the focus owner that stands for choice i.
func (s *Segment) Owner(i int) any { return &s.cells[i] }
