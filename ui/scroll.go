package ui

// Scroll shows a part of something that is higher than its place: by finger with a flick, by wheel,
// by keys and by its bar.
type Scroll struct {
	Content Widget

	rect   Rect
	height float64 // of the content
	offset float64
	speed  float64 // of a flick, in pixels per tick
	finger PointerID
	drags  bool
	kit    *Kit
}

// Measure returns the content's size, at most room.
func (s *Scroll) Measure(k *Kit, room Size) Size {
	m := s.Content.Measure(k, Sz(room.W, 0))
	if room.H > 0 {
		m.H = min(m.H, room.H)
	}
	return m
}

// Layout lays the content out as high as it wants to be.
func (s *Scroll) Layout(k *Kit, r Rect) {
	s.kit, s.rect = k, r
	s.height = max(r.H, s.Content.Measure(k, Sz(r.W, 0)).H)
	s.place(s.offset)
}

// place scrolls to an offset, kept within bounds.
func (s *Scroll) place(offset float64) {
	s.offset = clamp(offset, 0, max(0, s.height-s.rect.H))
	if s.kit != nil {
		s.Content.Layout(s.kit, Rc(s.rect.X, s.rect.Y-s.offset, s.rect.W, s.height))
	}
}

// Reveal scrolls until r is seen, if it can.
func (s *Scroll) Reveal(r Rect) {
	margin := s.kit.Gap.L
	switch {
	case r.Y-margin < s.rect.Y:
		s.place(s.offset - (s.rect.Y - r.Y + margin))
	case r.Bottom()+margin > s.rect.Bottom():
		s.place(s.offset + r.Bottom() + margin - s.rect.Bottom())
	}
}

// ToEnd scrolls to the end.
func (s *Scroll) ToEnd() { s.place(s.height) }

// Moving reports whether a flick still runs.
func (s *Scroll) Moving() bool { return s.speed != 0 }

// Update updates the content and scrolls.
func (s *Scroll) Update(c *Context) {
	f := &c.root.focus
	first := len(f.stops)
	c.clip(s.rect)
	s.Content.Update(c)
	c.unclip()
	for i := first; i < len(f.stops); i++ {
		if f.stops[i].scroll == nil {
			f.stops[i].scroll = s
		}
	}
	s.drag(c)
	if w, ok := c.Wheel(s.rect); ok && s.height > s.rect.H {
		s.speed = 0
		s.place(s.offset - w.Y*s.kit.Theme.Wheel)
	}
	if s.speed != 0 {
		before := s.offset
		s.place(s.offset - s.speed)
		s.speed *= .95
		if s.offset == before || s.speed < .5 && s.speed > -.5 {
			s.speed = 0
		}
	}
}

// drag lets a finger move the content, also one that was put down on something in it.
func (s *Scroll) drag(c *Context) {
	if s.height <= s.rect.H {
		return
	}
	c.Pointer(s, s.rect)
	for _, p := range c.in.Pointers {
		if p.Phase == Press && s.rect.Has(p.Start) && !c.closed {
			s.speed = 0
		}
		if !p.IsDown() || !s.rect.Has(p.Start) || p.Kind != Touch && c.Owner(p.ID) != s {
			continue
		}
		d := p.At.Sub(p.Start)
		if !s.drags && p.Moved && d.Y*d.Y > d.X*d.X && c.Owner(p.ID) != nil && c.Take(p.ID, s) {
			s.drags, s.finger = true, p.ID
		}
	}
	if !s.drags {
		return
	}
	p, ok := c.in.Pointer(s.finger)
	if !ok || c.Owner(p.ID) != s {
		s.drags = false
		return
	}
	s.place(s.offset - p.Delta().Y)
	if p.IsDown() {
		s.speed = s.speed*.4 + p.Delta().Y*.6
		return
	}
	s.drags = false
	if p.Phase == Cancel {
		s.speed = 0
	}
}

// Draw draws the visible part and, when there is more, the bar.
func (s *Scroll) Draw(c *Canvas) {
	before := c.Clip(s.rect)
	s.Content.Draw(c)
	c.Unclip(before)
	if s.height <= s.rect.H+.5 {
		return
	}
	w := c.Dp(4)
	h := max(c.Dp(24), s.rect.H*s.rect.H/s.height)
	y := s.rect.Y + (s.rect.H-h)*s.offset/(s.height-s.rect.H)
	c.Box(Rc(s.rect.Right()-w-c.Dp(1), y, w, h), w/2, Flat(c.Palette.Muted.Fade(.5)))
}
