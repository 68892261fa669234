package ui

import "slices"

// focus tracks which widget the keyboard and the gamepad act on. In each tick the widgets offer to take it. Next and
// Previous go through them in that order.
type focus struct {
	owner     any
	former    []any // earlier owners, the most recent last
	byDefault bool  // Confirm works even while the ring is hidden
	shown     bool  // the ring is shown: keys moved it, and no mouse or finger was used since
	wasShown  bool  // shown at the start of the tick
	found     bool  // the owner offered itself in this tick
	stops     []stop
	at        stop // the owner's stop
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

// Focusable offers the focus to owner, with a ring around r, and reports whether owner has it. r need not be visible:
// the scroll that contains it follows the focus.
func (c *Context) Focusable(owner any, r Rect, radius float64) bool {
	return c.focusable(stop{owner: owner, rect: r, radius: radius})
}

// FocusableHex offers the focus to owner as Focusable does. The ring is a hexagon as high as r, with a corner at the
// top.
func (c *Context) FocusableHex(owner any, r Rect) bool {
	return c.focusable(stop{owner: owner, rect: r, hex: true})
}

func (c *Context) focusable(s stop) bool {
	if c.closed {
		return false
	}
	f := &c.root.focus
	if c.Covered(s.rect) {
		c.under = c.under || f.owner == s.owner
		return false
	}
	f.stops = append(f.stops, s)
	return f.owner == s.owner
}

// Cover does what Block does, and keeps the focus from everything below whose middle lies within r: keys, and whoever
// only listens, would press there what nobody sees.
func (c *Context) Cover(r Rect) {
	if c.Block(r); !c.closed {
		c.covers = append(c.covers, r)
	}
}

// Covered reports whether something above has covered the middle of r.
func (c *Context) Covered(r Rect) bool {
	for _, clip := range c.clips {
		r = r.Intersect(clip)
	}
	return !r.Empty() && slices.ContainsFunc(c.covers, func(over Rect) bool { return over.Has(r.Center()) })
}

// Focus moves the focus to owner, which must offer itself in this tick or the next. A board uses it to lead on after a
// choice. The ring is shown if keys or a gamepad were used last.
func (c *Context) Focus(owner any) {
	f := &c.root.focus
	f.owner, f.byDefault = owner, false
	if c.in.Device == KeyDevice || c.in.Device == PadDevice {
		f.shown = true
	}
}

// Lend gives owner the focus. When owner no longer offers itself, the present holder gets it back.
func (c *Context) Lend(owner any) { c.root.focus.give(owner, false) }

// Focused reports whether owner has the focus.
func (c *Context) Focused(owner any) bool {
	return !c.closed && !c.under && c.root.focus.owner == owner
}

// Activated reports whether owner has the focus and Confirm or Space was pressed, and takes that action. While the ring
// is hidden, only Confirm works, and only for a default owner: otherwise Enter after a click would press the clicked
// button again.
func (c *Context) Activated(owner any) bool {
	f := &c.root.focus
	if c.closed || c.under || f.owner != owner || !f.wasShown && !f.byDefault {
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

// focusMoves are the actions that move the focus if nobody takes them.
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

// back gives the focus to the most recent earlier owner that is still offered it, and returns its stop.
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

// move returns the stop that the actions lead to from the stop at.
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
