package ui

import "math"

// focus is where the keyboard and the gamepad are. The widgets say anew in each tick who can have
// it; the order of saying is the order of Next and Previous.
type focus struct {
	owner     any
	byDefault bool // Confirm reaches it although the ring is hidden
	shown     bool // the last device was a keyboard or a gamepad
	wasShown  bool // at the start of the tick
	found     bool // the owner was among the stops of this tick
	stops     []stop
	ring      stop
}

// stop is a place where the focus can be.
type stop struct {
	owner  any
	rect   Rect
	radius float64
	hex    bool
	scroll *Scroll
}

func (f *focus) begin(in *Input) {
	f.wasShown = f.shown
	switch in.Device {
	case KeyDevice, PadDevice:
	default:
		f.shown = false
	}
	if f.shown && (in.Device == MouseDevice || in.Device == TouchDevice) {
		f.shown = false
	}
	f.stops = f.stops[:0]
}

// Focusable says that owner can have the focus, with a ring of a corner radius round r, and reports
// whether it has it. In the reach of a scroll it may lie outside the visible part: the scroll
// follows.
func (c *Context) Focusable(owner any, r Rect, radius float64) bool {
	return c.focusable(stop{owner: owner, rect: r, radius: radius})
}

// FocusableHex says that owner can have the focus, with a ring round a hexagon with a point on top
// that fills r's height.
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
// after a choice. The ring is shown where it was shown before.
func (c *Context) Focus(owner any) { c.root.focus.owner, c.root.focus.byDefault = owner, false }

// Activated reports whether owner has the focus and Confirm (or Space) was pressed for it. While the
// ring is hidden only a default owner is activated, so that Enter after a click does not press that
// button again.
func (c *Context) Activated(owner any) bool {
	f := &c.root.focus
	if c.closed || f.owner != owner || !f.wasShown && !f.byDefault {
		return false
	}
	if c.actions.Has(Confirm) {
		c.actions = c.actions.Without(ActionSet(Confirm, Hold))
		return true
	}
	return f.wasShown && c.Action(Hold)
}

// end moves the focus by the actions that nobody took.
func (f *focus) end(c *Context) {
	at := -1
	for i, s := range f.stops {
		if s.owner == f.owner {
			at = i
		}
	}
	moves := ActionSet(Up, Down, Left, Right, Next, Previous)
	pressed := c.actions & moves
	if at < 0 && len(f.stops) > 0 && f.owner != nil && (f.shown || pressed != 0) {
		f.owner = nil
	}
	if pressed != 0 && len(f.stops) > 0 {
		switch {
		case at < 0:
			at = 0
		case !f.wasShown:
			// The first key only shows where the focus is.
		case pressed.Has(Next):
			at = (at + 1) % len(f.stops)
		case pressed.Has(Previous):
			at = (at + len(f.stops) - 1) % len(f.stops)
		default:
			for a := range pressed.All {
				if n := nearest(f.stops, at, a); n >= 0 {
					at = n
					break
				}
			}
		}
		f.owner, f.shown, f.byDefault = f.stops[at].owner, true, false
		c.actions = c.actions.Without(moves)
	}
	f.found = at >= 0
	if f.found {
		f.ring = f.stops[at]
		if pressed != 0 && f.ring.scroll != nil {
			f.ring.scroll.Reveal(f.ring.rect)
		}
	}
}

// nearest returns the stop that lies next to stop at in the direction of an action, or -1. Distance
// along the direction counts once, distance beside it twice; what lies straight ahead comes first.
func nearest(stops []stop, at int, a Action) int {
	from := stops[at].rect
	best, found := math.Inf(1), -1
	for i, s := range stops {
		if i == at {
			continue
		}
		var ahead, aside float64
		r := s.rect
		switch a {
		case Up, Down:
			ahead, aside = r.Center().Y-from.Center().Y, gap(r.X, r.Right(), from.X, from.Right())
			if a == Up {
				ahead = -ahead
			}
			if aside == 0 {
				aside = math.Abs(r.Center().X-from.Center().X) / 64
			}
		case Left, Right:
			ahead, aside = r.Center().X-from.Center().X, gap(r.Y, r.Bottom(), from.Y, from.Bottom())
			if a == Left {
				ahead = -ahead
			}
			if aside == 0 {
				aside = math.Abs(r.Center().Y-from.Center().Y) / 64
			}
		}
		if ahead < 1 {
			continue
		}
		if d := ahead + 2*aside; d < best {
			best, found = d, i
		}
	}
	return found
}

// gap returns the distance between two spans, 0 when they overlap.
func gap(a0, a1, b0, b1 float64) float64 { return max(0, a0-b1, b0-a1) }
