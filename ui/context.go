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
	closed  bool    // a modal widget has taken everything
	actions Actions // pressed and not taken
	held    Actions
	clips   []Rect // of the scrolls round what is updated
	left    Input
}

// Input returns the tick's whole input: sizes, insets, focus of the window. What a widget may react
// to it gets from the other methods.
func (c *Context) Input() *Input { return c.in }

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

// Modal takes everything that is left of the tick: nothing below a dialog reacts. Who follows a
// pointer below sees it cancelled.
func (c *Context) Modal() { c.closed = true }

// Rest returns the input that no widget took so far: for a board below the widgets, which asks in
// every tick. Its pointers keep their promised life; one that a dialog takes away ends with Cancel.
// It is valid until End.
func (c *Context) Rest() *Input {
	l := &c.left
	pointers, runes := l.Pointers[:0], l.Runes[:0]
	*l = *c.in
	l.Pointers, l.Runes = pointers, runes
	for _, p := range c.in.Pointers {
		if p, ok := c.restPointer(p); ok {
			l.Pointers = append(l.Pointers, p)
		}
	}
	l.Pressed, l.Held = c.actions, c.held
	if c.closed {
		l.Pressed, l.Held = 0, 0
	}
	l.Repeated &= l.Pressed
	l.Typed &= l.Pressed | l.Held
	if c.wheel || c.closed {
		l.Wheel = Point{}
	}
	if !c.typing && !c.closed {
		l.Runes = append(l.Runes, c.in.Runes...)
	}
	return l
}

// restPointer returns a pointer as what lies below the widgets sees it, if it does.
func (c *Context) restPointer(p Pointer) (Pointer, bool) {
	cl, taken := c.root.claims[p.ID]
	switch {
	case p.Phase == Hover:
		return p, c.hover && !c.closed
	case taken && cl.owner == restOwner{} && c.closed, taken && cl.lost == restOwner{}:
		if cl.owner == (restOwner{}) {
			cl.owner, cl.firm = blockOwner{}, true
		}
		cl.lost = nil
		c.root.claims[p.ID] = cl
		p.Phase = Cancel
		return p, true
	case taken:
		return p, cl.owner == restOwner{}
	case p.Phase == Press && !c.closed:
		c.root.claims[p.ID] = claim{owner: restOwner{}}
		return p, true
	}
	return p, false // its press went elsewhere
}

// RingShown reports whether the focus ring is shown: whether keys or a gamepad were used last.
func (c *Context) RingShown() bool { return c.root.RingShown() }

// Moves says that a widget is on its way: [Root.Moving] reports it and the pace stays active.
func (c *Context) Moves(moving bool) { c.root.moving = c.root.moving || moving }

// ticks returns the length of a motion of the chrome: 120 ms at most when motion is reduced.
func (c *Context) ticks(ms int) int {
	if c.Look.ReducedMotion {
		return min(Ticks(ms), fadeTicks)
	}
	return Ticks(ms)
}
