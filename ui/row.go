package ui

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
