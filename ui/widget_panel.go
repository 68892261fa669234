package ui

// Panel is a slate background around a widget.
type Panel struct {
	Content  Widget
	Selected bool // a gold outline
	rect     Rect
}

// Measure returns the content's size with the margins.
func (p *Panel) Measure(k *Kit, room Size) Size {
	m := p.Content.Measure(k, Sz(max(0, room.W-2*k.Gap.L), 0))
	return Sz(m.W+2*k.Gap.L, m.H+2*k.Gap.L)
}

// Layout lays the content out within the margins.
func (p *Panel) Layout(k *Kit, r Rect) {
	p.rect = r
	p.Content.Layout(k, r.Grow(-k.Gap.L))
}

// Update updates the content; nothing below the panel gets its pointers.
func (p *Panel) Update(c *Context) {
	p.Content.Update(c)
	c.Block(p.rect)
}

// Draw draws the background and the content.
func (p *Panel) Draw(c *Canvas) {
	c.Panel(p.rect)
	if p.Selected {
		c.Selected(p.rect, c.Radius.Panel)
	}
	p.Content.Draw(c)
}
