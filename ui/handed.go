package ui

// handed is what the platform's shell has reported for the next tick.
type handed struct {
	insets Insets // in dp
	back   bool
	paused bool
	left   bool // the app has gone into the background since the last tick, and may be back already
	taken  bool

	lost      []int // touches that were taken away
	mouseLost bool  // a button was let go where nobody could see it
	unfocused bool  // the window has lost the focus since the last tick, and may have it again already
	zoom      float64
}

// SetInsets sets how far the unsafe borders reach into the screen, in dp. The caller wakes the pace.
func (s *Source) SetInsets(in Insets) { s.hand(func(h *handed) { h.insets = in }) }

// GoBack reports the platform's back button or gesture. The caller wakes the pace.
func (s *Source) GoBack() { s.hand(func(h *handed) { h.back = true }) }

// TakeTouches reports that the platform has taken over the touches on the screen for a gesture of its own: what they
// began is cancelled, and they count again after they have been lifted. The caller wakes the pace.
func (s *Source) TakeTouches() { s.hand(func(h *handed) { h.taken = true }) }

// LoseTouches reports that the platform has taken some touches away: what they began is cancelled. The caller wakes the pace.
func (s *Source) LoseTouches(ids ...int) { s.hand(func(h *handed) { h.lost = append(h.lost, ids...) }) }

// LoseMouse reports that a button of the mouse was let go where nobody could see it: what it began is cancelled. The caller wakes the pace.
func (s *Source) LoseMouse() { s.hand(func(h *handed) { h.mouseLost = true }) }

// SetPaused reports that the app went into the background or came back. A pause that ends before the next tick still
// shows in that tick, and its end in the one after it. The caller wakes the pace.
func (s *Source) SetPaused(paused bool) {
	s.hand(func(h *handed) { h.paused, h.left = paused, h.left || paused })
}

func (s *Source) hand(what func(*handed)) {
	s.mu.Lock()
	defer s.mu.Unlock()
	what(&s.handed)
}

// take moves what was reported into the snapshot of a tick.
func (h *handed) take(d *Snapshot) {
	d.Insets = Insets{h.insets.Top * d.Scale, h.insets.Right * d.Scale, h.insets.Bottom * d.Scale, h.insets.Left * d.Scale}
	d.Back, d.Taken, d.Paused = h.back, h.taken, h.paused || h.left
	d.Lost, d.MouseLost, d.Zoom = append(d.Lost[:0], h.lost...), h.mouseLost, h.zoom
	d.Focused = d.Focused && !h.unfocused
	h.back, h.taken, h.left = false, false, false
	h.lost, h.mouseLost, h.unfocused, h.zoom = h.lost[:0], false, false, 0
}
