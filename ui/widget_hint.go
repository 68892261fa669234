package ui

import "math"

// hintTicks is how long the mouse must rest on something before a hint appears.
const hintTicks = 30

// hint is a line of explanation beside the thing under the mouse or the focus ring.
type hint struct {
	owner any
	rect  Rect
	text  string
	ticks int
	asked bool
	held  bool // a finger holds the thing
}

// Explain shows a line next to r once the mouse has rested on owner for half a second, or at once when the focus ring
// is on it. It is for things that show only an icon. A widget calls it in every tick in which one of these is the case.
func (c *Context) Explain(owner any, r Rect, text string) {
	h := &c.root.hint
	if text == "" || c.closed || h.asked {
		return
	}
	if h.owner != owner {
		h.owner, h.ticks = owner, 0
	}
	if c.root.RingShown() && c.root.focus.owner == owner {
		h.ticks = hintTicks
	}
	h.rect, h.text, h.asked = r, text, true
}

// ExplainHeld shows the line while a finger lies on owner, since nothing hovers on a touch screen.
func (c *Context) ExplainHeld(owner any, r Rect, text string) {
	if h := &c.root.hint; text != "" && !c.closed {
		h.owner, h.rect, h.text, h.ticks, h.asked, h.held = owner, r, text, hintTicks, true, true
	}
}

func (h *hint) begin() { h.asked, h.held = false, false }

func (h *hint) end(c *Context) {
	for _, p := range c.in.Pointers {
		if p.Phase != Hover && !h.held {
			h.asked = false // something is being pressed: get out of the way
		}
	}
	if !h.asked {
		h.owner, h.ticks = nil, 0
		return
	}
	h.ticks = min(h.ticks+1, hintTicks)
}

func (h *hint) waiting() bool { return h.ticks > 0 && h.ticks < hintTicks }

// draw draws the hint below the thing, or above it if there is no room, within the screen.
func (h *hint) draw(c *Canvas) {
	if h.ticks < hintTicks {
		return
	}
	style := c.Type.Small.In(c.Palette.Cream)
	size := c.Measure(h.text, style, c.Part.Hint)
	size = Sz(math.Ceil(size.W)+1+2*c.Gap.M, size.H+2*c.Gap.S) // with one pixel to spare: rounding would break a line
	screen := c.Bounds().Grow(-c.Gap.S)
	r := RectAround(h.rect.Center(), size)
	r.Y = h.rect.Bottom() + c.Gap.M
	if r.Bottom() > screen.Bottom() {
		r.Y = h.rect.Y - c.Gap.M - r.H
	}
	r.X = clamp(r.X, screen.X, max(screen.X, screen.Right()-r.W))
	c.Cast(r, c.Radius.Chip, c.Part.Low)
	c.Box(r, c.Radius.Chip, Flat(c.Palette.Ink))
	c.Frame(r, c.Radius.Chip, c.Hairline, Flat(c.Palette.Edge))
	c.Paragraph(h.text, style, r.Inset(Sides(c.Gap.M, c.Gap.S)), AlignCenter)
}
