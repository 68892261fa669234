package ui

// ringTicks is how long the focus ring slides from one thing to the next.
const ringTicks = 7

type ring struct {
	from, to stop
	at       int
	known    bool
}

func (f *ring) update(r *Root, c *Context) {
	at := r.focus.at
	switch {
	case !r.RingShown():
		f.known = false
		return
	case !f.known || c.Look.ReducedMotion:
		f.from, f.to, f.at, f.known = at, at, ringTicks, true
	case f.to.owner != at.owner:
		f.from, f.to, f.at = f.now(), at, 0
	default:
		f.to = at
	}
	if f.at < ringTicks {
		f.at++
	}
}

func (f *ring) moving() bool { return f.known && f.at < ringTicks }

func (f *ring) now() stop {
	s := f.to
	s.rect = f.from.rect.Lerp(f.to.rect, OutCubic(float64(f.at)/ringTicks))
	return s
}

// DrawFocus draws the focus ring: ink, cream, ink and a glow of ice, so that it shows on every background. It draws
// none after a touch or a click. It also draws the hint of the thing under the mouse or the ring ([Context.Explain]).
// Call it last.
func (r *Root) DrawFocus(c *Canvas) {
	if r.RingShown() && r.ring.known {
		s := r.ring.now()
		if s.scroll == nil {
			c.drawRing(s)
		} else {
			before := c.Clip(s.scroll.rect.Grow(c.Part.RingGlow))
			c.drawRing(s)
			c.Unclip(before)
		}
	}
	r.hint.draw(c)
}

func (c *Canvas) drawRing(s stop) {
	p, d := &c.Palette, &c.Part
	line, edge := d.RingGap+d.RingLine, d.RingGap+d.RingLine+d.RingEdge
	if s.hex {
		mid, rad := s.rect.Center(), s.rect.H/2*1.04
		c.HexLine(mid, rad, edge, p.FocusOuter)
		c.HexLine(mid, rad, d.RingLine, p.FocusInner)
		return
	}
	c.Halo(s.rect.Grow(edge), s.radius+edge, d.RingGlow, p.Ice.Fade(.6))
	c.Frame(s.rect.Grow(edge), s.radius+edge, edge, Flat(p.FocusOuter))
	c.Frame(s.rect.Grow(line), s.radius+line, d.RingLine, Flat(p.FocusInner))
}
