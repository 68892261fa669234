package ui

// Column stacks widgets, each as high as it wants to be.
type Column struct {
	Items []Widget
	Gap   float64 // between the items, in pixels; 0 is the theme's medium gap, a negative value no gap
	Pad   Insets  // around all items
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

// Measure returns the width of the widest item, and the height of all.
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
