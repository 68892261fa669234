package ui

// Context is one tick as the widgets of a root see it. Who updates first is on top: it gets pointers
// and actions before the others.
type Context struct {
	*Kit
	root    *Root
	in      *Input
	hover   bool    // the hovering mouse is still free
	wheel   bool    // the wheel was taken
	typing  bool    // typed letters were taken
	actions Actions // pressed and not taken
	held    Actions
	closed  bool // a modal widget has taken everything
	clips   []Rect
	left    Input
}

// Input returns the tick's whole input: sizes, insets, focus. What a widget may react to it gets
// from the other methods.
func (c *Context) Input() *Input { return c.in }

// Pointer returns the pointer that owner follows: it takes a press within r that nobody has yet, and
// keeps that pointer to its end, wherever it goes. A pointer that was taken away comes back once more
// as Cancel. Only the left button counts.
func (c *Context) Pointer(owner any, r Rect) (Pointer, bool) {
	for _, p := range c.in.Pointers {
		cl, taken := c.root.owners[p.ID]
		switch {
		case taken && cl.owner == owner:
			return p, true
		case !taken && p.Phase == Press && p.Button == LeftButton && !c.closed && c.within(r, p.At) && !c.owns(owner):
			c.root.owners[p.ID] = claim{owner: owner}
			return p, true
		}
	}
	return Pointer{}, false
}

// owns reports whether owner follows a pointer already.
func (c *Context) owns(owner any) bool {
	for _, cl := range c.root.owners {
		if cl.owner == owner {
			return true
		}
	}
	return false
}

// within reports whether p is in r and in the clips of the scrolls round it.
func (c *Context) within(r Rect, p Point) bool {
	for _, clip := range c.clips {
		if !clip.Has(p) {
			return false
		}
	}
	return r.Has(p)
}

// Hold makes a pointer stay with its owner also where a scroll would take it: for a slider.
func (c *Context) Hold(id PointerID) {
	if cl, ok := c.root.owners[id]; ok {
		cl.firm = true
		c.root.owners[id] = cl
	}
}

// Take gives a pointer to owner, unless another holds it firmly. Who followed it finds it gone.
func (c *Context) Take(id PointerID, owner any) bool {
	if cl, ok := c.root.owners[id]; ok && cl.firm && cl.owner != owner {
		return false
	}
	c.root.owners[id] = claim{owner: owner, firm: true}
	return true
}

// Owner returns who follows a pointer, or nil.
func (c *Context) Owner(id PointerID) any { return c.root.owners[id].owner }

// Hovers reports whether the mouse hovers over r and over nothing above it, and takes it.
func (c *Context) Hovers(r Rect) bool {
	if !c.hover || c.closed || c.in.Device == TouchDevice {
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

// Wheel returns the wheel's notches when the mouse is over r and nobody above took them.
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

// Action takes an action that was pressed (or repeated) in this tick and reports whether it was
// there.
func (c *Context) Action(a Action) bool {
	if c.closed || !c.actions.Has(a) {
		return false
	}
	c.actions = c.actions.Without(1 << a)
	return true
}

// Held reports whether an action is held down and nobody above took it.
func (c *Context) Held(a Action) bool { return !c.closed && c.held.Has(a) }

// Runes takes the letters typed in this tick, and every action that letter keys stand for.
func (c *Context) Runes() []rune {
	if c.closed || c.typing {
		return nil
	}
	c.typing = true
	c.actions = c.actions.Without(c.in.Typed)
	c.held = c.held.Without(c.in.Typed)
	return c.in.Runes
}

// Modal takes everything that is left of the tick: nothing below a dialog reacts. Pointers that
// something below follows are cancelled there.
func (c *Context) Modal() { c.closed = true }

// Rest returns the input that no widget took so far: for a board below the widgets. Its pointers
// keep their promised life; one that a dialog took away ends with Cancel. It is valid until End.
func (c *Context) Rest() *Input {
	l := &c.left
	pointers, runes := l.Pointers[:0], l.Runes[:0]
	*l = *c.in
	l.Pointers, l.Runes = pointers, runes
	for _, p := range c.in.Pointers {
		cl, taken := c.root.owners[p.ID]
		switch {
		case taken && cl.owner != rest:
			continue
		case taken && c.closed:
			p.Phase = Cancel
			c.root.owners[p.ID] = claim{owner: nil, firm: true}
		case !taken && (c.closed || p.Phase == Hover && !c.hover):
			continue
		case !taken && p.Phase == Press:
			c.root.owners[p.ID] = claim{owner: rest}
		case !taken && p.Phase != Hover:
			continue // its press went elsewhere
		}
		l.Pointers = append(l.Pointers, p)
	}
	l.Pressed, l.Held = c.actions, c.held
	if c.closed {
		l.Pressed, l.Held = 0, 0
	}
	l.Repeated &= l.Pressed
	if c.wheel || c.closed {
		l.Wheel = Point{}
	}
	if !c.typing && !c.closed {
		l.Runes = append(l.Runes, c.in.Runes...)
	}
	return l
}

// clip limits what is updated until unclip to what lies in r: the inside of a scroll.
func (c *Context) clip(r Rect) { c.clips = append(c.clips, r) }
func (c *Context) unclip()     { c.clips = c.clips[:len(c.clips)-1] }

// ticks returns the length of a motion of the chrome: 120 ms at most when motion is reduced.
func (c *Context) ticks(ms int) int {
	if c.Look.ReducedMotion {
		ms = min(ms, 120)
	}
	return Ticks(ms)
}

// moves says that something of the chrome is on its way: [Root.Moving] reports it.
func (c *Context) moves(moving bool) { c.root.moving = c.root.moving || moving }

// Moves says that a widget of one's own is on its way, so that the pace stays active.
func (c *Context) Moves(moving bool) { c.moves(moving) }

// pressedOutside reports whether a pointer was pressed outside r in this tick.
func (c *Context) pressedOutside(r Rect) bool {
	for _, p := range c.in.Pointers {
		if p.Phase == Press && !r.Has(p.At) {
			return true
		}
	}
	return false
}

// tappedOutside reports whether a pointer was pressed and released outside r.
func (c *Context) tappedOutside(r Rect) bool {
	for _, p := range c.in.Pointers {
		if p.Tapped() && !c.closed && !r.Has(p.Start) && !r.Has(p.At) && c.Owner(p.ID) == nil {
			return true
		}
	}
	return false
}
