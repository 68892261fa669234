package ui

// Turned is a place whose content is turned by quarter turns, so that somebody at another edge of the screen sees it
// upright. The content is laid out in a rectangle of Size at the origin. Out and In convert between content and screen.
// The zero value neither turns nor moves anything.
type Turned struct {
	Rect      // on the screen
	Turns int // quarter turns clockwise: 1 is read from the left edge, 2 from above, 3 from the right
}

// Size returns the size of the content.
func (t Turned) Size() Size {
	if t.Turns&1 == 1 {
		return Sz(t.H, t.W)
	}
	return t.Rect.Size()
}

// Out returns where a point of the content is on the screen.
func (t Turned) Out(p Point) Point {
	switch t.Turns & 3 {
	case 1:
		return Pt(t.Right()-p.Y, t.Y+p.X)
	case 2:
		return Pt(t.Right()-p.X, t.Bottom()-p.Y)
	case 3:
		return Pt(t.X+p.Y, t.Bottom()-p.X)
	}
	return Pt(t.X+p.X, t.Y+p.Y)
}

// In returns the point of the content that is at a point of the screen.
func (t Turned) In(p Point) Point {
	switch t.Turns & 3 {
	case 1:
		return Pt(p.Y-t.Y, t.Right()-p.X)
	case 2:
		return Pt(t.Right()-p.X, t.Bottom()-p.Y)
	case 3:
		return Pt(t.Bottom()-p.Y, p.X-t.X)
	}
	return Pt(p.X-t.X, p.Y-t.Y)
}

// OutRect returns where a rectangle of the content is on the screen.
func (t Turned) OutRect(r Rect) Rect {
	return spanned(t.Out(r.Min()), t.Out(Pt(r.Right(), r.Bottom())))
}

// inRect returns the rectangle of the content that is at one of the screen.
func (t Turned) inRect(r Rect) Rect { return spanned(t.In(r.Min()), t.In(Pt(r.Right(), r.Bottom()))) }

// spanned returns the rectangle that has two points as opposite corners.
func spanned(a, b Point) Rect {
	x, y := min(a.X, b.X), min(a.Y, b.Y)
	return Rc(x, y, max(a.X, b.X)-x, max(a.Y, b.Y)-y)
}

// Turn makes everything drawn from now on the content of a turned place. Pass its result to Unturn. Use a place on
// whole pixels: quarter turns stay sharp there.
func (c *Canvas) Turn(t Turned) (before Turned) {
	before = c.turned
	c.turned = t
	c.turn.Reset()
	c.turns = t != Turned{}
	if c.turns {
		x, y := t.Out(Pt(1, 0)).Sub(t.Out(Point{})), t.Out(Pt(0, 1)).Sub(t.Out(Point{}))
		origin := t.Out(Point{})
		c.turn.SetElement(0, 0, x.X)
		c.turn.SetElement(1, 0, x.Y)
		c.turn.SetElement(0, 1, y.X)
		c.turn.SetElement(1, 1, y.Y)
		c.turn.SetElement(0, 2, origin.X)
		c.turn.SetElement(1, 2, origin.Y)
	}
	return before
}

// Unturn restores the state before Turn.
func (c *Canvas) Unturn(before Turned) { c.Turn(before) }
