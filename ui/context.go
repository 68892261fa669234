package ui

// Context is one tick as the widgets of a root see it. The first to update is on top: it gets pointers and actions
// before the others.
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
	clips   []Rect // of the scrolls around what is being updated
	left    Input
}

// Input returns the whole input of the tick: sizes, insets, focus of the window. For what a widget may react to, use
// the other methods.
func (c *Context) Input() *Input { return c.in }

// Action reports whether an action was pressed (or repeated) in this tick, and takes it.
func (c *Context) Action(a Action) bool {
	if c.closed || !c.actions.Has(a) {
		return false
	}
	c.actions = c.actions.Without(1 << a)
	return true
}

// Only takes every action but these: from here on the keys and buttons are several persons' [Input.Controls], and the focus, which there is
// one of, is nobody's and not shown.
func (c *Context) Only(left Actions) {
	c.actions &= left
	c.held &= left
	c.root.focus.shown, c.root.focus.byDefault = false, false
}

// Held reports whether an action is held down, and nobody above has taken it.
func (c *Context) Held(a Action) bool { return !c.closed && c.held.Has(a) }

// Runes returns the letters typed in this tick. It takes them, and every action of letter keys with them.
func (c *Context) Runes() []rune {
	if c.closed || c.typing {
		return nil
	}
	c.typing = true
	c.actions = c.actions.Without(c.in.Typed)
	c.held = c.held.Without(c.in.Typed)
	return c.in.Runes
}

// Modal takes the rest of the tick: nothing below a dialog reacts. Pointers that are followed below are cancelled.
func (c *Context) Modal() { c.closed = true }

// Rest returns the input that no widget has taken, for a board below the widgets. The board must ask in every tick.
// Pointers in it live from press to release as promised; one that a dialog takes away ends with Cancel. The input is
// valid until End.
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
		l.Pressed, l.Held, l.Controls = 0, 0, [ControlCount]Actions{}
	}
	l.Repeated &= l.Pressed
	l.Typed &= l.Pressed | l.Held
	if c.wheel || c.closed {
		l.Wheel, l.Zoom = Point{}, 0
	}
	if !c.typing && !c.closed {
		l.Runes = append(l.Runes, c.in.Runes...)
	}
	return l
}

// restPointer returns a pointer as it appears below the widgets, if it does.
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

// RingShown reports whether the focus ring is shown, because keys or a gamepad were used last.
func (c *Context) RingShown() bool { return c.root.RingShown() }

// Moves says whether a widget is moving: [Root.Moving] then reports it, and the pace stays active.
func (c *Context) Moves(moving bool) { c.root.moving = c.root.moving || moving }

// ticks returns the length of a motion of the interface, which is at most 120 ms with reduced motion.
func (c *Context) ticks(ms int) int {
	if c.Look.ReducedMotion {
		return min(Ticks(ms), fadeTicks)
	}
	return Ticks(ms)
}
