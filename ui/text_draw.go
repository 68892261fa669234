package ui

// Text draws text at a point. The alignment says on which side: AlignLeft|AlignTop puts the text's upper left corner
// there. Lines break only at line breaks.
func (c *Canvas) Text(text string, s TextStyle, at Point, a Align) {
	c.text(text, s, Rect{X: at.X, Y: at.Y}, a, 0)
}

// TextIn draws text within r: on one line if it fits, otherwise shrunk or wrapped (see [Kit.FitText]).
func (c *Canvas) TextIn(text string, s TextStyle, r Rect, a Align) {
	fit, wrap := c.FitText(text, s, r.Size())
	width := 0.0
	if wrap {
		width = r.W
		text = c.shorten(text, fit, r.Size())
	}
	c.text(text, fit, r, a, width)
}

// Paragraph draws text at full size, wrapped at r.W pixels. [Kit.Measure] returns its height beforehand.
func (c *Canvas) Paragraph(text string, s TextStyle, r Rect, a Align) {
	c.text(text, s, r, a, r.W)
}

func (c *Canvas) text(text string, s TextStyle, r Rect, a Align, width float64) {
	if text == "" || s.Size <= 0 {
		return
	}
	if c.Kit.foreign != nil && c.Kit.foreign(text) {
		c.Kit.cram(text)
	}
	key := s.key(text, width, a)
	laid := c.Kit.text.layOut(key)
	if laid.broken {
		c.Kit.cram(text)
	}
	size := laid.size
	fx, fy := a.factors()
	place := r.Place(size, fx, fy)
	if c.traced != nil {
		c.noteWords(place, s.Color)
		return
	}
	e := c.Kit.text.image(key)
	if c.heard != nil {
		c.hear(text, s, place)
	}
	at := place.Min()
	c.stamp(e, at, s.Color)
}
