package ui

// scrollBar is the bar of a scroll; a mouse can drag it.
type scrollBar struct {
	hovered, down bool
	grip          float64 // from the thumb's upper edge to the point where it was gripped
}

// thumb returns the place of the bar's movable part.
func (b *scrollBar) thumb(k *Kit, s *Scroll) Rect {
	w := k.Part.Bar
	h := min(s.rect.H, max(k.Part.Thumb, s.rect.H*s.rect.H/s.height))
	y := s.rect.Y + (s.rect.H-h)*s.offset/(s.height-s.rect.H)
	return Rc(s.rect.Right()-w+s.Aside, y, w, h)
}

// update drags the thumb. Only a mouse can grip it: a finger moves the content itself.
func (b *scrollBar) update(c *Context, s *Scroll) {
	b.hovered, b.down = false, false
	thumb := b.thumb(c.Kit, s)
	reach := Rc(thumb.Right()-3*thumb.W, s.rect.Y, 3*thumb.W, s.rect.H)
	if c.in.Device == TouchDevice {
		return
	}
	p, ok := c.Pointer(b, reach)
	if !ok {
		b.hovered = c.Hovers(reach)
		return
	}
	c.Hold(p.ID)
	b.down = p.IsDown()
	if p.Phase == Press {
		b.grip = thumb.H / 2
		if p.At.Y >= thumb.Y && p.At.Y < thumb.Bottom() {
			b.grip = p.At.Y - thumb.Y
		}
	}
	if room := s.rect.H - thumb.H; room > 0 && p.Phase != Cancel {
		s.speed = 0
		s.to((p.At.Y - b.grip - s.rect.Y) / room * (s.height - s.rect.H))
	}
}

func (b *scrollBar) draw(c *Canvas, s *Scroll) {
	r := b.thumb(c.Kit, s)
	strength := .5
	if b.hovered || b.down {
		r, strength = Rc(r.X-r.W, r.Y, 2*r.W, r.H), .9
	}
	c.Box(r, r.W/2, Flat(c.Palette.Muted.Fade(strength)))
}
