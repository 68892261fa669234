package ui

// handed is what the platform's shell has handed in for the next tick.
type handed struct {
	insets Insets // in dp
	back   bool
	paused bool
	left   bool // the app went to the background since the last tick, and may be back already
	taken  bool
}

// SetInsets says how much of the screen's borders is not safe, in dp. The caller wakes the pace.
func (s *Source) SetInsets(in Insets) { s.hand(func(h *handed) { h.insets = in }) }

// GoBack is the platform's back button or gesture. The caller wakes the pace.
func (s *Source) GoBack() { s.hand(func(h *handed) { h.back = true }) }

// TakeTouches says that the platform has taken the fingers on the screen over, for a gesture of its own: what they began
// is cancelled, and they count again once they are lifted. The caller wakes the pace.
func (s *Source) TakeTouches() { s.hand(func(h *handed) { h.taken = true }) }

// SetPaused says that the app went to the background or came back. A pause that is over before the next tick is told
// by that tick nevertheless, and its end by the one after it. The caller wakes the pace.
func (s *Source) SetPaused(paused bool) {
	s.hand(func(h *handed) { h.paused, h.left = paused, h.left || paused })
}

func (s *Source) hand(what func(*handed)) {
	s.mu.Lock()
	defer s.mu.Unlock()
	what(&s.handed)
}

// take moves what was handed in into the snapshot of a tick.
func (h *handed) take(d *Snapshot) {
	d.Insets = Insets{h.insets.Top * d.Scale, h.insets.Right * d.Scale, h.insets.Bottom * d.Scale, h.insets.Left * d.Scale}
	d.Back, d.Taken, d.Paused = h.back, h.taken, h.paused || h.left
	h.back, h.taken, h.left = false, false, false
}
