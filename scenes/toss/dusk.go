package toss

import (
	"runehall/ui"
)

// seen returns the part of the screen where the table shows, including what lies in front of it: the field and, above
// or beside it, the seats.
func (p *places) seen() ui.Rect {
	f := &p.Given.Frame
	in := ui.Bounding(f.Field, p.window)
	switch {
	case f.Rail: // up to the ledge, behind bar and seats
		if f.Ledge.X < in.X {
			return ui.Rc(in.X, f.Screen.Y, f.Screen.Right()-in.X, f.Screen.H)
		}
		return ui.Rc(f.Screen.X, f.Screen.Y, in.Right()-f.Screen.X, f.Screen.H)
	case f.Portrait:
		in = ui.Bounding(in, f.Seats)
	case f.Seats.X < in.X:
		in.X, in.W = 0, in.Right()
	}
	if len(f.Docks) == 0 {
		in.X, in.W = f.Screen.X, f.Screen.W
	}
	return in
}

const (
	// duskSteps is in how many steps the table grows darker towards an edge that cuts it off.
	duskSteps = 14
	// deepest is how dark the table is at that edge.
	deepest = .94
)

// drawDusk lets the table sink into the dark towards an edge that would cut it off, so that the oak beyond seems to
// come out of the dark.
func (a *artist) drawDusk(c *ui.Canvas, in ui.Rect, mid ui.Point, radius float64) {
	if a.Given.Frame.Rail {
		a.drawShade(c, in, mid, radius)
		return
	}
	beyond, screen := c.Dp(8), a.Given.Frame.Screen
	over := mid.Y-radius < in.Y-beyond && in.Y > screen.Y
	beside := mid.X-radius < in.X-beyond && in.X > screen.X
	if !over && !beside {
		return
	}
	for i := range duskSteps {
		wide := c.Dp(40) / duskSteps * float64(i+1)
		dark := c.Palette.Ink.Fade(deepest * float64(duskSteps-i) / duskSteps * .175)
		if over {
			c.Rect(ui.Rc(in.X, in.Y-wide/2, in.W, wide*1.5), dark)
		}
		if beside {
			c.Rect(ui.Rc(in.X-wide/2, in.Y, wide*1.5, in.H), dark)
		}
	}
}

// drawShade darkens the part of the table behind the bar and the seats, towards the edge of the screen. The oak beside
// the table stays as it is.
func (a *artist) drawShade(c *ui.Canvas, in ui.Rect, mid ui.Point, radius float64) {
	f := &a.Given.Frame
	behind, left := in, f.Ledge.X > in.X
	if left {
		behind.W = f.Field.X - in.X
	} else {
		behind.X, behind.W = f.Field.Right(), in.Right()-f.Field.Right()
	}
	dark, step := c.Palette.Ink.Fade(.16), c.Dp(40)/duskSteps
	for range duskSteps {
		whole := c.Clip(behind)
		c.Disc(mid, radius, dark)
		c.Unclip(whole)
		if behind.W -= step; !left {
			behind.X += step
		}
	}
}

// drawBeyond marks, at the edge of the window, where runes lie that can be drawn into sight.
func (a *artist) drawBeyond(c *ui.Canvas) {
	for i := range a.Model.discs {
		d := &a.Model.discs[i]
		// a rune that is half in sight needs no mark
		if at := a.places.beyond(d); !at.Empty() && !a.places.window.Has(a.places.disc(d).Center()) {
			c.Disc(at.Center(), at.W*.42, c.Palette.Ink.Fade(.8))
			c.Disc(at.Center(), at.W*.28, c.Palette.Ember)
		}
	}
}
