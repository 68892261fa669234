package ui

// handed collects what the platform's shell reports between two ticks.
type handed struct {
	insets Insets // in dp
	back   bool
	paused bool
	left   bool // the app went into the background since the last tick; it may be back already
	taken  bool

	lost      []int // touches that were taken away
	mouseLost bool  // a mouse button was released where the program could not see it
	unfocused bool  // the window lost the focus since the last tick; it may have it again already
	zoom      float64
	lifted    []RawTouch // fingers that have left the screen, where they did
}

// SetInsets sets how far the unsafe borders reach into the screen, in dp. The caller wakes the pace.
func (s *Source) SetInsets(in Insets) { s.hand(func(h *handed) { h.insets = in }) }

// GoBack reports the platform's back button or gesture. The caller wakes the pace.
func (s *Source) GoBack() { s.hand(func(h *handed) { h.back = true }) }

// TakeTouches reports that the platform uses the touches on the screen for a gesture of its own. What they began is
// cancelled, and they are ignored until they are lifted. The caller wakes the pace.
func (s *Source) TakeTouches() { s.hand(func(h *handed) { h.taken = true }) }

// LoseTouches reports that the platform has taken some touches away. What they began is cancelled. The caller wakes the
// pace.
func (s *Source) LoseTouches(ids ...int) { s.hand(func(h *handed) { h.lost = append(h.lost, ids...) }) }

// LoseMouse reports that a mouse button was released where the program could not see it. What it began is cancelled.
// The caller wakes the pace.
func (s *Source) LoseMouse() { s.hand(func(h *handed) { h.mouseLost = true }) }

// Lifted reports a finger that has left the screen, in dp. The engine looks at the fingers once a tick, and knows
// nothing of one that came and went between two of them: it is on the screen for the next tick all the same. The caller
// wakes the pace.
func (s *Source) Lifted(finger int, at Point) {
	s.hand(func(h *handed) { h.lifted = append(h.lifted, RawTouch{finger, at}) })
}

// SetPaused reports that the app went into the background or came back. Even a pause that ends before the next tick
// shows in that tick; its end shows in the one after. The caller wakes the pace.
func (s *Source) SetPaused(paused bool) {
	s.hand(func(h *handed) { h.paused, h.left = paused, h.left || paused })
}

func (s *Source) hand(what func(*handed)) {
	s.mu.Lock()
	defer s.mu.Unlock()
	what(&s.handed)
}

// addShort adds the touches that came and went between two ticks, as far as their fingers are not back already.
func (s *Snapshot) addShort() {
	for _, f := range s.short {
		if s.touch(f.ID) == nil {
			s.Touches = append(s.Touches, f)
		}
	}
}

// take moves everything reported into the snapshot of a tick.
func (h *handed) take(d *Snapshot) {
	d.Insets = Insets{h.insets.Top * d.Scale, h.insets.Right * d.Scale, h.insets.Bottom * d.Scale,
		h.insets.Left * d.Scale}
	d.Back, d.Taken, d.Paused = h.back, h.taken, h.paused || h.left
	d.Lost, d.MouseLost, d.Zoom = append(d.Lost[:0], h.lost...), h.mouseLost, h.zoom
	d.Focused = d.Focused && !h.unfocused
	d.short = d.short[:0]
	for _, f := range h.lifted {
		if d.touch(f.ID) == nil { // the last tick did not have it
			d.short = append(d.short, RawTouch{f.ID, f.At.Mul(d.Scale)})
		}
	}
	h.lifted = h.lifted[:0]
	h.back, h.taken, h.left = false, false, false
	h.lost, h.mouseLost, h.unfocused, h.zoom = h.lost[:0], false, false, 0
}
