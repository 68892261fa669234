package ui

// Pointer returns the pointer that owner follows. It claims a press within r if nobody else has, and keeps that pointer
// until it ends, wherever it goes. If the pointer is taken away, it comes once more with the phase Cancel. Only the
// left button counts.
func (c *Context) Pointer(owner any, r Rect) (Pointer, bool) {
	for _, p := range c.in.Pointers {
		cl, taken := c.root.claims[p.ID]
		switch {
		case taken && cl.owner == owner && c.closed:
			c.root.claims[p.ID] = claim{owner: blockOwner{}, firm: true}
			p.Phase = Cancel
			return p, true
		case taken && cl.owner == owner:
			return p, true
		case taken && cl.lost == owner:
			cl.lost = nil
			c.root.claims[p.ID] = cl
			p.Phase = Cancel
			return p, true
		case !taken && p.Phase == Press && p.Button == LeftButton && !c.closed && c.within(r, p.At) &&
			!c.follows(owner):
			c.root.claims[p.ID] = claim{owner: owner}
			return p, true
		}
	}
	return Pointer{}, false
}

// follows reports whether owner follows a pointer already.
func (c *Context) follows(owner any) bool {
	for _, cl := range c.root.claims {
		if cl.owner == owner {
			return true
		}
	}
	return false
}

// Hold keeps a pointer with its owner even when a scroll could take it over: sliders need that.
func (c *Context) Hold(id PointerID) {
	if cl, ok := c.root.claims[id]; ok {
		cl.firm = true
		c.root.claims[id] = cl
	}
}

// Take claims for owner, for good, a pointer that is down and that nobody else holds. It reports whether owner has it.
func (c *Context) Take(id PointerID, owner any) bool {
	cl := c.root.claims[id]
	if cl.owner == owner {
		return true
	}
	if cl.firm || c.closed {
		return false
	}
	c.root.claims[id] = claim{owner: owner, lost: cl.owner, firm: true}
	return true
}

// Owner returns who follows a pointer, or nil.
func (c *Context) Owner(id PointerID) any { return c.root.claims[id].owner }

// Hovers reports whether the mouse hovers over r, with nothing on top of it, and claims the hover.
func (c *Context) Hovers(r Rect) bool {
	if !c.hover || c.closed {
		return false
	}
	for _, p := range c.in.Pointers {
		if p.Phase == Hover && c.within(r, p.At) {
			c.hover = false
			return true
		}
	}
	return false
}

// Wheel returns the wheel's notches (fractions for a touchpad) if the mouse is over r, and takes them.
func (c *Context) Wheel(r Rect) (Point, bool) {
	if c.wheel || c.closed || c.in.Wheel == (Point{}) {
		return Point{}, false
	}
	for _, p := range c.in.Pointers {
		if p.Kind == Mouse && c.within(r, p.At) {
			c.wheel = true
			return c.in.Wheel, true
		}
	}
	return Point{}, false
}

// Block keeps pointers within r from everything below, as the background of a panel should. A scroll that contains r
// can still be scrolled there.
func (c *Context) Block(r Rect) {
	if c.closed {
		return
	}
	for _, p := range c.in.Pointers {
		if !c.within(r, p.At) {
			continue
		}
		switch _, taken := c.root.claims[p.ID]; {
		case p.Phase == Hover:
			c.hover = false
		case p.Phase == Press && !taken:
			c.root.claims[p.ID] = claim{owner: blockOwner{}}
		}
		if p.Kind == Mouse && len(c.clips) == 0 {
			c.wheel = true
		}
	}
}

// within reports whether p is in r and in all scrolls around it.
func (c *Context) within(r Rect, p Point) bool {
	for _, clip := range c.clips {
		if !clip.Has(p) {
			return false
		}
	}
	return r.Has(p)
}

// clip limits updates to r until unclip is called. It is for the inside of a scroll.
func (c *Context) clip(r Rect) { c.clips = append(c.clips, r) }

func (c *Context) unclip() { c.clips = c.clips[:len(c.clips)-1] }

// pressedOutside reports whether a pointer was pressed outside r in this tick.
func (c *Context) pressedOutside(r Rect) bool {
	for _, p := range c.in.Pointers {
		if p.Phase == Press && !r.Has(p.At) {
			return true
		}
	}
	return false
}

// tappedOutside reports whether a pointer that nobody follows was pressed and released outside r in this tick.
func (c *Context) tappedOutside(r Rect) bool {
	for _, p := range c.in.Pointers {
		if p.Tapped() && !c.closed && !r.Has(p.Start) && !r.Has(p.At) && c.Owner(p.ID) == nil {
			return true
		}
	}
	return false
}
