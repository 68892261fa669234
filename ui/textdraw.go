package ui

// Text draws text on one side of a point, or round it: AlignLeft|AlignTop puts its upper left corner
// there. Lines break only at line ends.
func (c *Canvas) Text(text string, s TextStyle, at Point, a Align) {
	c.text(text, s, Rect{X: at.X, Y: at.Y}, a, 0)
}

// TextIn draws text within r: in one line where it fits, otherwise shrunk down to 85 %, otherwise
// broken into lines (see [Kit.FitText]).
func (c *Canvas) TextIn(text string, s TextStyle, r Rect, a Align) {
	fit, wrap := c.FitText(text, s, r.Size())
	width := 0.0
	if wrap {
		width = r.W
	}
	c.text(text, fit, r, a, width)
}

// Paragraph draws text broken into lines of at most r.W pixels, at its full size: [Kit.Measure] says
// beforehand how high it is.
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
	size := c.Kit.text.layOut(key).size
	e := c.Kit.text.image(key)
	fx, fy := a.factors()
	at := r.Place(size, fx, fy).Min()
	c.stamp(e, at, s.Color)
}
