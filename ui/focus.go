package ui

import "slices"

// focus is where the keyboard and the gamepad are. In each tick the widgets say who can have it; Next and Previous
// follow the order in which they do.
type focus struct {
	owner     any
	former    []any // who had it before, the most recent last
	byDefault bool  // Confirm works although the ring is hidden
	shown     bool  // keys moved it, and no mouse or finger was used since
	wasShown  bool  // at the start of the tick
	found     bool  // the owner was among the stops of this tick
	stops     []stop
	at        stop // the owner's
}

type stop struct {
	owner  any
	rect   Rect
	radius float64
	hex    bool
	scroll *Scroll // the innermost scroll that contains it
}

// keptFocus is how many former owners are remembered: dialogs can lie over dialogs.
const keptFocus = 8

func (f *focus) give(owner any, byDefault bool) {
	if f.owner != nil && f.owner != owner {
		f.former = append(f.former, f.owner)
		if len(f.former) > keptFocus {
			f.former = slices.Delete(f.former, 0, 1)
		}
	}
	f.owner, f.byDefault = owner, byDefault
}

func (f *focus) begin(in *Input) {
	if in.Device == MouseDevice || in.Device == TouchDevice {
		f.shown = false
	}
	f.wasShown = f.shown
	f.stops = f.stops[:0]
}

// Focusable offers the focus to owner, with a ring of a corner radius around r, and reports whether owner has it. It
// need not be visible: the scroll that contains it follows the focus.
func (c *Context) Focusable(owner any, r Rect, radius float64) bool {
	return c.focusable(stop{owner: owner, rect: r, radius: radius})
}

// FocusableHex offers the focus to owner, with a ring around a hexagon that has a corner at the top and is as high as
// r.
func (c *Context) FocusableHex(owner any, r Rect) bool {
	return c.focusable(stop{owner: owner, rect: r, hex: true})
}

func (c *Context) focusable(s stop) bool {
	if c.closed {
		return false
	}
	f := &c.root.focus
	f.stops = append(f.stops, s)
	return f.owner == s.owner
}

// Focus moves the focus to owner, which must be offered the focus in this tick or the next: a board moves it on after
// a choice. If keys or a gamepad were used, the ring is shown.
func (c *Context) Focus(owner any) {
	f := &c.root.focus
	f.owner, f.byDefault = owner, false
	if c.in.Device == KeyDevice || c.in.Device == PadDevice {
		f.shown = true
	}
}

// Lend gives owner the focus for as long as it is offered: then whoever has it now gets it back.
func (c *Context) Lend(owner any) { c.root.focus.give(owner, false) }

// Focused reports whether owner has the focus.
func (c *Context) Focused(owner any) bool { return !c.closed && c.root.focus.owner == owner }

// Activated reports whether owner has the focus and Confirm or Space was pressed, and takes them. While the ring is
// hidden this works only for a default owner and only with Confirm, so that Enter after a click does not press the
// clicked button again.
func (c *Context) Activated(owner any) bool {
	f := &c.root.focus
	if c.closed || f.owner != owner || !f.wasShown && !f.byDefault {
		return false
	}
	if c.actions.Has(Confirm) || f.wasShown && c.actions.Has(Hold) {
		both := ActionSet(Confirm, Hold)
		c.actions, c.held = c.actions.Without(both), c.held.Without(both)
		c.root.used |= both
		return true
	}
	return false
}

// focusMoves are the actions that move the focus when nobody takes them.
const focusMoves = Actions(1<<Up | 1<<Down | 1<<Left | 1<<Right | 1<<Next | 1<<Previous)

// end moves the focus by the actions that are left.
func (f *focus) end(c *Context) {
	at := f.index(f.owner)
	if at < 0 && len(f.stops) > 0 {
		at = f.back()
	}
	pressed := c.actions & focusMoves
	if pressed != 0 && len(f.stops) > 0 {
		switch {
		case at < 0:
			at = 0
		case f.wasShown: // if not, the first key just shows where the focus is
			at = f.move(at, pressed)
		}
		f.give(f.stops[at].owner, f.byDefault && f.owner == f.stops[at].owner)
		f.shown = true
		c.actions = c.actions.Without(focusMoves)
	}
	if f.found = at >= 0; !f.found {
		return
	}
	f.at = f.stops[at]
	if pressed != 0 && f.at.scroll != nil {
		f.at.rect = f.at.scroll.reveal(f.at.rect)
	}
}

// back gives the focus to the most recent former owner that is offered it, and returns its stop.
func (f *focus) back() int {
	for i, former := range slices.Backward(f.former) {
		if at := f.index(former); at >= 0 {
			f.owner, f.byDefault = former, false
			f.former = f.former[:i]
			return at
		}
	}
	return -1
}

func (f *focus) index(owner any) int {
	if owner == nil {
		return -1
	}
	return slices.IndexFunc(f.stops, func(s stop) bool { return s.owner == owner })
}

// move returns the stop to which the actions lead from stop at.
func (f *focus) move(at int, pressed Actions) int {
	n := len(f.stops)
	switch {
	case pressed.Has(Next):
		return (at + 1) % n
	case pressed.Has(Previous):
		return (at + n - 1) % n
	}
	for a := range pressed.All {
		if to := nearest(f.stops, at, a); to >= 0 {
			return to
		}
	}
	return at
}
