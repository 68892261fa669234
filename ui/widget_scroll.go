package ui

import "math"

// Scroll shows part of something that is higher than its place. It scrolls by finger, with a flick, by wheel, by its
// bar, by keys, and by following the focus. If nothing in its content can have the focus, the scroll has it itself, and
// up and down scroll.
type Scroll struct {
	Content Widget
	// Aside is how far beside its place, at the right, the bar stands, in pixels: there it hides nothing of what is as
	// wide as that.
	Aside float64

	kit    *Kit
	rect   Rect
	height float64 // of the content
	offset float64
	speed  float64 // of a flick, in pixels per tick
	finger PointerID
	drags  bool
	bar    scrollBar
}

// A flick: the fraction of its speed that is left after a tick, and the speed at which it stops, in pixels per tick.
const (
	flickKept = .95
	flickStop = .5
)

// Measure returns the content's size, at most as high as the room.
func (s *Scroll) Measure(k *Kit, room Size) Size {
	m := s.Content.Measure(k, Sz(room.W, 0))
	if room.H > 0 {
		m.H = min(m.H, room.H)
	}
	return m
}

// Layout lays the content out at the height it wants, and keeps the scroll position.
func (s *Scroll) Layout(k *Kit, r Rect) {
	s.kit, s.rect = k, r
	s.height = max(r.H, s.Content.Measure(k, Sz(r.W, 0)).H)
	s.offset = s.bound(s.offset)
	s.lay()
}

func (s *Scroll) bound(offset float64) float64 { return clamp(offset, 0, s.height-s.rect.H) }

func (s *Scroll) lay() {
	s.Content.Layout(s.kit, Rc(s.rect.X, s.rect.Y-math.Round(s.offset), s.rect.W, s.height))
}

// to scrolls to an offset, within bounds.
func (s *Scroll) to(offset float64) {
	before := math.Round(s.offset)
	s.offset = s.bound(offset)
	if math.Round(s.offset) != before {
		s.lay()
	}
}

// Reveal scrolls until r is visible; if r is higher than the view, until its beginning is.
func (s *Scroll) Reveal(r Rect) { s.reveal(r) }

// reveal does the same, and returns where r is afterwards.
func (s *Scroll) reveal(r Rect) Rect {
	before := math.Round(s.offset)
	margin := min(s.kit.Touch, max(0, s.rect.H-r.H)/2)
	switch {
	case r.H > s.rect.H: // show the beginning to the last fraction of a pixel, or it would not count as shown
		s.to(math.Floor(before + r.Y - s.rect.Y))
	case r.Y-margin < s.rect.Y:
		s.to(s.offset - (s.rect.Y - r.Y + margin))
	case r.Bottom()+margin > s.rect.Bottom():
		s.to(s.offset + r.Bottom() + margin - s.rect.Bottom())
	}
	s.speed = 0
	return r.Move(Pt(0, before-math.Round(s.offset)))
}

// ToEnd scrolls to the end.
func (s *Scroll) ToEnd() { s.to(s.height) }

// AtEnd reports whether the end is visible.
func (s *Scroll) AtEnd() bool { return s.offset >= s.bound(s.height) }

// Overflows reports whether the content is higher than the view.
func (s *Scroll) Overflows() bool { return s.height > s.rect.H+.5 }

// Moving reports whether a flick is running; the root reports it too.
func (s *Scroll) Moving() bool { return s.speed != 0 }

// Update updates the content and scrolls.
func (s *Scroll) Update(c *Context) {
	f := &c.root.focus
	first := len(f.stops)
	if s.Overflows() {
		s.bar.update(c, s)
	}
	c.clip(s.rect)
	s.Content.Update(c)
	if s.Overflows() {
		s.through(c, first)
		s.keys(c, len(f.stops) > first)
		s.drag(c)
	}
	c.unclip()
	for i := first; i < len(f.stops); i++ {
		if st := &f.stops[i]; st.scroll == nil && st.owner != any(s) {
			st.scroll = s
		}
	}
	if w, ok := c.Wheel(s.rect); ok && s.Overflows() {
		s.speed = 0
		s.to(s.offset - w.Y*s.kit.Theme.Wheel)
	}
	if s.speed != 0 && !s.drags {
		before := s.offset
		s.to(s.offset - s.speed)
		s.speed *= flickKept
		if s.offset == before || math.Abs(s.speed) < flickStop {
			s.speed = 0
		}
	}
	c.Moves(s.speed != 0)
}

// through scrolls within the focused thing, if that is higher than the view, before the focus leaves it. first is the
// index of the content's first stop.
func (s *Scroll) through(c *Context, first int) {
	f := &c.root.focus
	for _, st := range f.stops[first:] {
		if st.owner != f.owner || st.scroll != nil || !f.wasShown || st.rect.H <= s.rect.H {
			continue
		}
		if below := st.rect.Bottom() - s.rect.Bottom(); below >= 1 && c.Action(Down) {
			s.to(s.offset + min(below, s.rect.H*.7))
		}
		if above := s.rect.Y - st.rect.Y; above >= 1 && c.Action(Up) {
			s.to(s.offset - min(above, s.rect.H*.7))
		}
	}
}

// keys scrolls by pages, and by lines if nothing in the content takes the focus.
func (s *Scroll) keys(c *Context, stops bool) {
	page := s.rect.H * .9
	mine := stops
	if !stops {
		mine = c.Focusable(s, s.rect, s.kit.Radius.Panel) && c.root.focus.wasShown
		if mine && s.offset > 0 && c.Action(Up) {
			s.to(s.offset - s.kit.Touch)
		}
		if mine && s.offset < s.bound(s.height) && c.Action(Down) {
			s.to(s.offset + s.kit.Touch)
		}
	}
	switch {
	case c.Action(PageUp):
		s.to(s.offset - page)
	case c.Action(PageDown):
		s.to(s.offset + page)
	case mine && c.Action(Home):
		s.to(0)
	case mine && c.Action(End):
		s.to(s.height)
	}
}

// drag moves the content with a finger, even if the finger was put down on something in it.
func (s *Scroll) drag(c *Context) {
	c.Pointer(s, s.rect)
	for _, p := range c.in.Pointers {
		if p.Kind != Touch || !s.rect.Has(p.Start) || c.Owner(p.ID) == nil {
			continue
		}
		if p.Phase == Press {
			s.speed = 0
		}
		d := p.At.Sub(p.Start)
		if !s.drags && p.Phase == Drag && p.Moved && math.Abs(d.Y) > math.Abs(d.X) && c.Take(p.ID, s) {
			s.drags, s.finger = true, p.ID
		}
	}
	if !s.drags {
		return
	}
	p, ok := c.in.Pointer(s.finger)
	if !ok || c.Owner(p.ID) != any(s) {
		s.drags, s.speed = false, 0
		return
	}
	s.to(s.offset - p.Delta().Y)
	switch {
	case p.IsDown():
		s.speed = s.speed*.4 + p.Delta().Y*.6
	case p.Phase == Cancel:
		s.drags, s.speed = false, 0
	default:
		s.drags = false
	}
}

// Draw draws the visible part, and the bar if there is more.
func (s *Scroll) Draw(c *Canvas) {
	before := c.Clip(s.rect.Inset(Sides(-c.Gap.M, 0))) // a glow may extend beyond the sides
	s.Content.Draw(c)
	c.Unclip(before)
	if s.Overflows() {
		s.bar.draw(c, s)
	}
}
