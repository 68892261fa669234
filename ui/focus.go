package ui

import "slices"

// focus is where the keyboard and the gamepad are. The widgets say anew in each tick who can have
// it; the order of saying is the order of Next and Previous.
type focus struct {
	owner     any
	former    []any // who had it before, the latest last
	byDefault bool  // Confirm reaches it although the ring is hidden
	shown     bool  // keys moved it, and no mouse or finger came since
	wasShown  bool  // at the start of the tick
	found     bool  // the owner was among the stops of this tick
	stops     []stop
	at        stop // the owner's
}

// stop is a place where the focus can be.
type stop struct {
	owner  any
	rect   Rect
	radius float64
	hex    bool
	scroll *Scroll // the innermost scroll that it lies in
}

// keptFocus bounds how many former owners are remembered: dialogs over dialogs.
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

// Focusable says that owner can have the focus, with a ring of a corner radius round r, and reports
// whether it has it. It need not be seen: the scroll that it lies in follows the focus.
func (c *Context) Focusable(owner any, r Rect, radius float64) bool {
	return c.focusable(stop{owner: owner, rect: r, radius: radius})
}

// FocusableHex says that owner can have the focus, with a ring round a hexagon with a point on top
// as high as r.
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

// Focus moves the focus to owner, which is among the stops of this tick or the next: a board that leads the keyboard on
// after a choice. After a key or a gamepad the ring is shown.
func (c *Context) Focus(owner any) {
	f := &c.root.focus
	f.owner, f.byDefault = owner, false
	if c.in.Device == KeyDevice || c.in.Device == PadDevice {
		f.shown = true
	}
}

// Focused reports whether owner has the focus, for one that stands aside where others are.
func (c *Context) Focused(owner any) bool { return !c.closed && c.root.focus.owner == owner }

// Activated reports whether owner has the focus and Confirm or Space was pressed for it, and takes
// them. While the ring is hidden only a default owner is reached, and only by Confirm, so that Enter
// after a click does not press the clicked button again.
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

// end moves the focus by the actions that nobody took.
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
		case f.wasShown: // otherwise the first key only shows where the focus is
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

// back returns the stop of the latest former owner that is there, and gives it the focus.
func (f *focus) back() int {
	for i := len(f.former) - 1; i >= 0; i-- {
		if at := f.index(f.former[i]); at >= 0 {
			f.owner, f.byDefault = f.former[i], false
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

// move returns the stop that the actions lead to from stop at.
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
