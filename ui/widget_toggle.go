package ui

import "runehall/internal/aloud"

// Toggle is a switch with its words; the whole row can be tapped.
type Toggle struct {
	Text     string
	On       bool
	Disabled bool
	OnChange func(on bool)

	press pressing
	slide Tween
	rect  Rect
}

func (t *Toggle) knob(k *Kit) Size { return k.Part.Switch }

// Measure returns the room's width, or the width of words and switch.
func (t *Toggle) Measure(k *Kit, room Size) Size {
	w := t.knob(k).W
	if t.Text != "" {
		w += k.Gap.M + k.Measure(t.Text, k.Type.Body, 0).W
	}
	if room.W > 0 {
		w = min(w, room.W)
	}
	words := k.Measure(t.Text, k.Type.Body, max(1, w-t.knob(k).W-k.Gap.M)).H
	return Sz(w, max(k.Touch, words))
}

// Layout gives the toggle its place.
func (t *Toggle) Layout(_ *Kit, r Rect) {
	if t.rect == (Rect{}) {
		t.slide.Set(b2f(t.On))
	}
	t.rect = r
}

// Speak describes the toggle to screen readers.
func (t *Toggle) Speak() aloud.Thing {
	return aloud.Thing{Role: aloud.Switch, Label: t.Text, State: aloud.State{Checked: t.On, Disabled: t.Disabled}}
}

// Moving reports whether the knob is moving; the root reports it too.
func (t *Toggle) Moving() bool { return t.slide.Moving() }

// Update switches when the row is tapped or activated.
func (t *Toggle) Update(c *Context) {
	if !t.Disabled && t.press.update(c, t, t.rect, c.Radius.Button) {
		t.On = !t.On
		if t.OnChange != nil {
			t.OnChange(t.On)
		}
	}
	t.slide.To(b2f(t.On), c.ticks(120), OutCubic)
	t.slide.Update()
	c.Moves(t.slide.Moving())
}

// Draw draws the words on the left and the switch on the right.
func (t *Toggle) Draw(c *Canvas) {
	p := &c.Palette
	if t.Disabled {
		defer c.Unfade(c.Fade(.42))
	}
	size := t.knob(c.Kit)
	sw := t.rect.Place(size, 1, .5).Snap()
	text := t.rect.Inset(Insets{Right: size.W + c.Gap.M})
	c.TextIn(t.Text, c.Type.Body, text, AlignLeft|AlignMiddle)
	v := t.slide.Value()
	c.Box(sw, sw.H/2, Shade(p.Ink.Mix(p.BrassEdge, v), p.Recess.Mix(p.BrassLow, v)))
	c.Frame(sw, sw.H/2, c.Hairline, Flat(p.Edge))
	r := sw.H/2 - c.Part.SwitchRim
	mid := Pt(sw.X+sw.H/2+(sw.W-sw.H)*v, sw.Center().Y)
	c.Disc(mid.Add(Pt(0, c.Part.Sink)), r, p.Shadow)
	c.Disc(mid, r, p.Muted.Mix(p.BrassTop, v))
	if t.press.hovered {
		c.Circle(mid, r, c.Outline, p.Cream)
	}
}
