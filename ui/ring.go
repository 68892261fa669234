package ui

// ringTicks is how long the focus ring slides from one thing to the next.
const ringTicks = 7

// frameTween is the focus ring on its way.
type frameTween struct {
	from, to stop
	at       int
	known    bool
}

func (f *frameTween) update(r *Root, c *Context) {
	if !r.RingShown() {
		f.known = false
		return
	}
	switch {
	case !f.known || c.Look.ReducedMotion:
		f.from, f.to, f.at, f.known = r.focus.ring, r.focus.ring, ringTicks, true
	case f.to.owner != r.focus.ring.owner:
		f.from, f.to, f.at = f.now(), r.focus.ring, 0
	default:
		f.to = r.focus.ring
	}
	if f.at < ringTicks {
		f.at++
	}
}

func (f *frameTween) moving() bool { return f.known && f.at < ringTicks }

func (f *frameTween) now() stop {
	t := OutCubic(float64(f.at) / ringTicks)
	s := f.to
	s.rect = f.from.rect.Lerp(f.to.rect, t)
	return s
}

// DrawFocus draws the focus ring where it is: ink, cream, ink and a glow of ice, so that it holds on
// every ground. It draws nothing after a touch or a click. Call it last.
func (r *Root) DrawFocus(c *Canvas) {
	if !r.RingShown() || !r.frame.known {
		return
	}
	p := &c.Palette
	s := r.frame.now()
	if s.hex {
		mid, rad := s.rect.Center(), s.rect.H/2*1.04
		c.HexLine(mid, rad, c.Dp(8), p.FocusOuter)
		c.HexLine(mid, rad, c.Dp(3), p.FocusInner)
		return
	}
	radius := s.radius + c.Dp(3)
	c.Shadow(s.rect.Grow(c.Dp(5)), radius, c.Dp(14), p.Ice.Fade(.4))
	c.Frame(s.rect.Grow(c.Dp(8)), radius+c.Dp(5), c.Dp(8), Flat(p.FocusOuter))
	c.Frame(s.rect.Grow(c.Dp(6)), radius+c.Dp(3), c.Dp(3), Flat(p.FocusInner))
}
