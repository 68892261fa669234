package ui

// Context is one tick as the widgets of a root see it. The first to update is on top: it gets pointers and actions
// before the others.
type Context struct {
	*Kit
	root    *Root
	in      *Input
	hover   bool    // the hovering mouse is still free
	wheel   bool    // the wheel has been taken
	typing  bool    // the typed letters have been taken
	closed  bool    // a modal widget has taken everything
	actions Actions // pressed, and not taken yet
	held    Actions
	clips   []Rect // of the scrolls around what is being updated
	covers  []Rect // under which nothing has the focus
	under   bool   // the owner of the focus lies under one of them
	left    Input
}

// Input returns the whole input of the tick, for its sizes, insets and the focus of the window. To react to pointers
// and keys, use the other methods.
func (c *Context) Input() *Input { return c.in }

// Action reports whether an action was pressed (or repeated) in this tick, and takes it.
func (c *Context) Action(a Action) bool {
	if c.closed || !c.actions.Has(a) {
		return false
	}
	c.actions = c.actions.Without(1 << a)
	return true
}

// Only takes every action except those in left. From then on keys and buttons belong to several persons
// ([Input.Controls]), and nobody has the focus.
func (c *Context) Only(left Actions) {
	c.actions &= left
	c.held &= left
	c.root.focus.shown, c.root.focus.byDefault = false, false
}

// Held reports whether an action is held down, and nobody above has taken it.
func (c *Context) Held(a Action) bool { return !c.closed && c.held.Has(a) }

// Runes returns the letters typed in this tick and takes them, together with every action that has a letter key.
func (c *Context) Runes() []rune {
	if c.closed || c.typing {
		return nil
	}
	c.typing = true
	c.actions = c.actions.Without(c.in.Typed)
	c.held = c.held.Without(c.in.Typed)
	return c.in.Runes
}

// Modal takes the rest of the tick, so that nothing below a dialog reacts. Pointers that are followed below are
// cancelled.
func (c *Context) Modal() { c.closed = true }

// Rest returns the input that no widget has taken, for the board below the widgets. The board must ask in every tick.
// The life of a pointer in it is complete: a press, then drags, then a release, or Cancel if a dialog takes it away.
// The input is valid until End.
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

// restPointer returns a pointer as the board sees it, or false if the board does not see it.
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
	return p, false // its press went to a widget
}

// RingShown reports whether the focus ring is shown, because keys or a gamepad were used last.
func (c *Context) RingShown() bool { return c.root.RingShown() }

// Moves records whether a widget is moving. If one is, [Root.Moving] reports it, and the pace stays active.
func (c *Context) Moves(moving bool) { c.root.moving = c.root.moving || moving }

// ticks returns the length of a motion in ticks. With reduced motion it is at most 120 ms.
func (c *Context) ticks(ms int) int {
	if c.Look.ReducedMotion {
		return min(Ticks(ms), fadeTicks)
	}
	return Ticks(ms)
}
