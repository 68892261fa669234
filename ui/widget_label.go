package ui

// Label is text that cannot be pressed.
type Label struct {
	Text  string
	Style TextStyle // the zero value is Body
	Align Align
	Wrap  bool // break into lines at full size; otherwise the text stays on one line and shrinks to fit

	rect Rect
}

func (l *Label) style(k *Kit) TextStyle {
	s := l.Style
	if s == (TextStyle{}) {
		s = k.Type.Body
	}
	return s
}

// Measure returns the size of the words.
func (l *Label) Measure(k *Kit, room Size) Size {
	width := 0.0
	if l.Wrap {
		width = room.W
	}
	m := k.Measure(l.Text, l.style(k), width)
	if room.W > 0 {
		m.W = min(m.W, room.W)
	}
	return m
}

// Layout gives the label its place.
func (l *Label) Layout(_ *Kit, r Rect) { l.rect = r }

// Update does nothing: a label reacts to nothing.
func (l *Label) Update(*Context) {}

// Draw draws the words.
func (l *Label) Draw(c *Canvas) {
	if l.Wrap {
		c.Paragraph(l.Text, l.style(c.Kit), l.rect, l.Align)
		return
	}
	c.TextIn(l.Text, l.style(c.Kit), l.rect, l.Align|AlignMiddle)
}

// Section is the title of a part of a screen, with a hairline that fades out to the right.
type Section struct {
	Text string
	rect Rect
}

// Measure returns the width of the room and the height of the title.
func (s *Section) Measure(k *Kit, room Size) Size {
	m := k.Measure(s.Text, k.Type.Section, 0)
	return Sz(max(m.W, room.W), m.H+k.Gap.XS)
}

// Layout gives the title its place.
func (s *Section) Layout(_ *Kit, r Rect) { s.rect = r }

// Update does nothing: a title reacts to nothing.
func (s *Section) Update(*Context) {}

// Draw draws the title and its line.
func (s *Section) Draw(c *Canvas) {
	c.TextIn(s.Text, c.Type.Section, s.rect, AlignLeft|AlignMiddle)
	w := c.Measure(s.Text, c.Type.Section, 0).W + c.Gap.M
	if w < s.rect.W {
		c.FadeLine(s.rect.X+w, s.rect.Center().Y, s.rect.W-w, c.Palette.Brass.Fade(.5))
	}
}
