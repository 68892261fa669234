package ui

// pressing tracks whether a pointer presses something that can be tapped.
type pressing struct {
	down    bool // a pointer is pressed on it and still near
	hovered bool // the mouse hovers over it
}

// update follows the owner's pointer, focus and keys, and reports whether it was tapped or activated. A small thing
// gets a touch target of full size.
func (p *pressing) update(c *Context, owner any, r Rect, radius float64) (tapped bool) {
	target := r.AtLeast(Sz(c.Touch, c.Touch))
	c.Focusable(owner, r, radius)
	was := p.down
	p.down = false
	if ptr, ok := c.Pointer(owner, target); ok {
		near := target.Grow(c.Slack).Has(ptr.At)
		switch ptr.Phase {
		case Press:
			p.down = true
		case Drag:
			p.down = near
		case Release:
			if tapped = near && was; tapped {
				c.root.focus.give(owner, false)
			}
		}
	}
	p.hovered = c.Hovers(r)
	c.Block(r)
	if tapped = c.Activated(owner) || tapped; tapped {
		c.root.pressed.on, c.root.pressed.rect = true, r
	}
	return tapped
}
