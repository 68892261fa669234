package ui

import (
	"math"

	"runehall/internal/aloud"
)

// Slider chooses a number between Min and Max.
type Slider struct {
	Min, Max, Step float64 // Step 0 allows any value, and keys then move by a twentieth
	Value          float64
	Disabled       bool
	Ticks          bool // draws a mark at each step
	OnChange       func(v float64)
	// Late says that a pointer changes something only when it is let go: what is set would move the slider from under
	// the finger.
	Late        bool
	Label, Said string // for screen readers: what the slider sets, and its value in words

	hovered, down bool
	rect          Rect
	kept          float64 // the value before a pointer moved it, while it moves it late
	moves         bool
}

// Measure returns the room's width and a touch target's height.
func (s *Slider) Measure(k *Kit, room Size) Size {
	w := k.Part.Slider
	if room.W > 0 {
		w = room.W
	}
	return Sz(w, k.Touch)
}

// Layout gives the slider its place.
func (s *Slider) Layout(_ *Kit, r Rect) { s.rect = r }

// Rect returns the place of the slider.
func (s *Slider) Rect() Rect { return s.rect }

// Speak describes the slider and its value to screen readers.
func (s *Slider) Speak() aloud.Thing {
	return aloud.Thing{
		Role: aloud.Slider, Label: s.Label, Value: s.Said, Least: s.Min, Most: s.Max, Now: s.Value,
		State: aloud.State{Disabled: s.Disabled},
	}
}

// track returns the leftmost and rightmost place of the knob's middle.
func (s *Slider) track(k *Kit) (x0, x1 float64) {
	r := k.Part.Knob
	return s.rect.X + r, s.rect.Right() - r
}

// Update moves the knob with a pointer, or with left and right while it has the focus.
func (s *Slider) Update(c *Context) {
	if s.Disabled {
		s.down, s.hovered = false, false
		c.Block(s.rect)
		return
	}
	focused := c.Focusable(s, s.rect, c.Radius.Button)
	s.drag(c)
	s.hovered = c.Hovers(s.rect)
	c.Block(s.rect)
	if focused && c.root.focus.wasShown {
		step := s.Step
		if step == 0 {
			step = (s.Max - s.Min) / 20
		}
		if c.Action(Left) {
			s.set(s.Value - step)
		}
		if c.Action(Right) {
			s.set(s.Value + step)
		}
	}
}

// drag follows a pointer. A finger must first move along the slider, because a move across it may be meant for a
// scroll. A tap takes effect at once.
func (s *Slider) drag(c *Context) {
	p, ok := c.Pointer(s, s.rect.AtLeast(Sz(c.Touch, c.Touch)))
	if !ok || p.Phase == Cancel {
		if s.moves { // nothing was let go
			s.Value = s.kept
		}
		s.down, s.moves = false, false
		return
	}
	if d := p.At.Sub(p.Start); p.Kind == Mouse || p.Moved && math.Abs(d.X) > math.Abs(d.Y) {
		s.down = true
		c.Hold(p.ID)
	}
	if x0, x1 := s.track(c.Kit); (s.down || p.Tapped()) && x1 > x0 {
		c.Focus(s)
		if v := s.Min + (s.Max-s.Min)*(p.At.X-x0)/(x1-x0); s.Late && p.IsDown() {
			if !s.moves {
				s.kept, s.moves = s.Value, true
			}
			s.Value = s.rounded(v)
		} else {
			if s.moves {
				s.Value, s.moves = s.kept, false
			}
			s.set(v)
		}
	}
	s.down = s.down && p.IsDown()
}

func (s *Slider) rounded(v float64) float64 {
	if s.Step > 0 {
		v = s.Min + math.Round((v-s.Min)/s.Step)*s.Step
	}
	return clamp(v, s.Min, s.Max)
}

func (s *Slider) set(v float64) {
	if v = s.rounded(v); v == s.Value {
		return
	}
	s.Value = v
	if s.OnChange != nil {
		s.OnChange(v)
	}
}

// Draw draws the track, its filled part and the knob.
func (s *Slider) Draw(c *Canvas) {
	p := &c.Palette
	if s.Disabled {
		defer c.Unfade(c.Fade(.42))
	}
	x0, x1 := s.track(c.Kit)
	y, h := s.rect.Center().Y, c.Part.Track
	at := x0
	if s.Max > s.Min {
		at = x0 + (x1-x0)*(s.Value-s.Min)/(s.Max-s.Min)
	}
	bar := Rc(x0-h/2, y-h/2, x1-x0+h, h)
	c.Box(bar, h/2, Flat(p.Ink))
	c.Frame(bar, h/2, c.Hairline, Flat(p.Edge))
	c.Box(Rc(bar.X, bar.Y, at-bar.X, h), h/2, Shade(p.BrassTop, p.BrassLow))
	if s.Ticks && s.Step > 0 {
		for v := s.Min; v <= s.Max+s.Step/2; v += s.Step {
			x := x0 + (x1-x0)*(v-s.Min)/(s.Max-s.Min)
			c.VLine(x, y+c.Part.MarkGap, c.Part.Mark, p.Muted)
		}
	}
	r := c.Part.Knob
	mid := Pt(at, y)
	c.Disc(mid.Add(Pt(0, c.Part.Low.Drop)), r, p.Shadow)
	c.Disc(mid, r, p.BrassEdge)
	c.Disc(mid, r-c.Hairline, p.Brass)
	c.Disc(mid.Sub(Pt(0, r*.15)), r*.6, p.BrassTop)
	if s.hovered {
		c.Circle(mid, r, c.Outline, p.Cream)
	}
}
