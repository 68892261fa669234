package ui

import "unicode"

// TextField is a line to type in: a seat's name.
type TextField struct {
	Text     string
	Hint     string // shown while it is empty
	MaxRunes int    // 0 is 24
	OnChange func(text string)
	OnDone   func(text string) // Confirm, or the field was left

	press  pressing
	open   bool
	cursor int // in runes
	blink  int
	rect   Rect
}

// Measure returns the room's width and a button's height.
func (f *TextField) Measure(k *Kit, room Size) Size {
	w := k.Part.Field
	if room.W > 0 {
		w = min(w, room.W)
	}
	return Sz(w, k.Button)
}

// Layout gives the field its place.
func (f *TextField) Layout(_ *Kit, r Rect) { f.rect = r }

// Open starts typing, with the cursor at the end.
func (f *TextField) Open() { f.open, f.cursor = true, len([]rune(f.Text)) }

// IsOpen reports whether letters go into the field; a phone shows its keyboard then.
func (f *TextField) IsOpen() bool { return f.open }

// Update types while the field is open.
func (f *TextField) Update(c *Context) {
	if f.press.update(c, f, f.rect, c.Radius.Button) && !f.open {
		f.Open()
		return
	}
	if !f.open {
		return
	}
	f.blink++
	if c.pressedOutside(f.rect) || c.Action(Confirm) || c.Action(Back) || c.in.FocusLost {
		f.close()
		return
	}
	f.edit(c)
}

func (f *TextField) edit(c *Context) {
	text := []rune(f.Text)
	f.cursor = min(f.cursor, len(text))
	limit := f.MaxRunes
	if limit == 0 {
		limit = 24
	}
	changed := false
	for _, r := range c.Runes() {
		if len(text) < limit && unicode.IsPrint(r) {
			text = append(text[:f.cursor], append([]rune{r}, text[f.cursor:]...)...)
			f.cursor++
			changed = true
		}
	}
	switch {
	case c.Action(Left):
		f.cursor = max(0, f.cursor-1)
	case c.Action(Right):
		f.cursor = min(len(text), f.cursor+1)
	case c.Action(Home):
		f.cursor = 0
	case c.Action(End):
		f.cursor = len(text)
	case c.Action(Erase) && f.cursor > 0:
		text = append(text[:f.cursor-1], text[f.cursor:]...)
		f.cursor--
		changed = true
	case c.Action(EraseNext) && f.cursor < len(text):
		text = append(text[:f.cursor], text[f.cursor+1:]...)
		changed = true
	}
	if changed {
		f.blink = 0
		f.Text = string(text)
		if f.OnChange != nil {
			f.OnChange(f.Text)
		}
	}
}

func (f *TextField) close() {
	f.open = false
	if f.OnDone != nil {
		f.OnDone(f.Text)
	}
}

// Draw draws the words and the cursor.
func (f *TextField) Draw(c *Canvas) {
	p := &c.Palette
	c.Recess(f.rect, c.Radius.Button)
	if f.open {
		c.Frame(f.rect, c.Radius.Button, c.Outline, Flat(p.Gold))
	} else if f.press.over {
		c.Frame(f.rect, c.Radius.Button, c.Hairline, Flat(p.Brass))
	}
	inner := f.rect.Inset(Sides(c.Gap.M, 0))
	if f.Text == "" && !f.open {
		c.TextIn(f.Hint, c.Type.Body.In(p.Muted), inner, AlignLeft|AlignMiddle)
		return
	}
	style, _ := c.FitText(f.Text, c.Type.Body, Sz(inner.W, 0))
	c.Text(f.Text, style, Pt(inner.X, inner.Center().Y), AlignLeft|AlignMiddle)
	if f.open {
		before := string([]rune(f.Text)[:min(f.cursor, len([]rune(f.Text)))])
		x := inner.X + c.Measure(before, style, 0).W
		h := c.Part.Cursor
		c.Rect(Rc(x, inner.Center().Y-h/2, c.Outline, h).Snap(), p.Gold)
	}
}
