package ui

// Column puts widgets below each other, each as high as it wants to be.
type Column struct {
	Items []Widget
	Gap   float64 // in pixels; 0 is the theme's medium gap, negative none
	Pad   Insets  // round all
}

func (l *Column) gap(k *Kit) float64 {
	switch {
	case l.Gap == 0:
		return k.Gap.M
	case l.Gap < 0:
		return 0
	}
	return l.Gap
}

// Measure returns the widest item's width and the height of all.
func (l *Column) Measure(k *Kit, room Size) Size {
	var s Size
	inner := max(0, room.W-l.Pad.Left-l.Pad.Right)
	for i, w := range l.Items {
		m := w.Measure(k, Sz(inner, 0))
		s.W = max(s.W, m.W)
		s.H += m.H
		if i > 0 {
			s.H += l.gap(k)
		}
	}
	return Sz(s.W+l.Pad.Left+l.Pad.Right, s.H+l.Pad.Top+l.Pad.Bottom)
}

// Layout gives each item the whole width.
func (l *Column) Layout(k *Kit, r Rect) {
	r = r.Inset(l.Pad)
	for _, w := range l.Items {
		var top Rect
		top, r = r.CutTop(w.Measure(k, Sz(r.W, 0)).H, l.gap(k))
		w.Layout(k, top)
	}
}

// Update updates the items from first to last.
func (l *Column) Update(c *Context) {
	for _, w := range l.Items {
		w.Update(c)
	}
}

// Draw draws the items.
func (l *Column) Draw(c *Canvas) {
	for _, w := range l.Items {
		w.Draw(c)
	}
}

// Row puts widgets side by side. An item gets the width it wants; what is left goes to the items by
// their Share.
type Row struct {
	Items []RowItem
	Gap   float64 // in pixels; 0 is the theme's small gap
}

// RowItem is a widget in a row with its share of the width that is left; 0 keeps what it wants.
type RowItem struct {
	Widget
	Share float64
}

func (l *Row) gap(k *Kit) float64 {
	if l.Gap == 0 {
		return k.Gap.S
	}
	return l.Gap
}

// Measure returns the width of all and the height of the highest.
func (l *Row) Measure(k *Kit, room Size) Size {
	var s Size
	for i, w := range l.Items {
		m := w.Measure(k, room)
		s.W += m.W
		s.H = max(s.H, m.H)
		if i > 0 {
			s.W += l.gap(k)
		}
	}
	if room.W > 0 {
		s.W = min(s.W, room.W)
	}
	return s
}

// Layout shares the width.
func (l *Row) Layout(k *Kit, r Rect) {
	tracks := make([]Track, len(l.Items))
	for i, w := range l.Items {
		tracks[i] = Track{Px: w.Measure(k, r.Size()).W, Share: w.Share}
	}
	for i, cell := range r.Columns(l.gap(k), tracks...) {
		l.Items[i].Layout(k, cell)
	}
}

// Update updates the items from first to last.
func (l *Row) Update(c *Context) {
	for _, w := range l.Items {
		w.Update(c)
	}
}

// Draw draws the items.
func (l *Row) Draw(c *Canvas) {
	for _, w := range l.Items {
		w.Draw(c)
	}
}

// Panel is a slate ground round a widget.
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

// Draw draws the ground and the content.
func (p *Panel) Draw(c *Canvas) {
	c.Panel(p.rect)
	if p.Selected {
		c.Selected(p.rect, c.Radius.Panel)
	}
	p.Content.Draw(c)
}
