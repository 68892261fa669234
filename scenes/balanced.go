package scenes

import "runehall/ui"

// balanced puts widgets into as many columns as fit, each below the column that is shortest so far. Side by side, columns may fill a height.
type balanced struct {
	// least is the least width of a column, in dp, and most how many there are at most.
	least float64
	most  int
	// high is how high columns side by side are at least, in pixels.
	high *float64

	items []spreadItem // more is in dp
	sides []*spread
}

// add adds a widget that may be so many dp higher than it wants.
func (w *balanced) add(item ui.Widget, more float64) {
	w.items = append(w.items, spreadItem{item, more})
}

// columns divides the widgets among columns, and returns how wide each of those is and how high the highest.
func (w *balanced) columns(k *ui.Kit, width float64) (wide, high float64) {
	n := max(1, min(ui.GridColumns(width, k.Dp(w.least), k.Gap.L), w.most, len(w.items)))
	wide = (width - float64(n-1)*k.Gap.L) / float64(n)
	w.sides = make([]*spread, n)
	heights := make([]float64, n)
	for i := range w.sides {
		w.sides[i] = &spread{}
	}
	for _, item := range w.items {
		at := 0
		for i, h := range heights {
			if h < heights[at]-1 {
				at = i
			}
		}
		w.sides[at].add(item.widget, k.Dp(item.more))
		heights[at] += item.widget.Measure(k, ui.Sz(wide, 0)).H + k.Gap.M
	}
	for _, h := range heights {
		high = max(high, h-k.Gap.M)
	}
	if n > 1 && w.high != nil {
		high = max(high, *w.high)
	}
	return wide, high
}

// Measure returns the height of the highest column.
func (w *balanced) Measure(k *ui.Kit, room ui.Size) ui.Size {
	_, high := w.columns(k, room.W)
	return ui.Sz(room.W, high)
}

// Layout gives each column its place.
func (w *balanced) Layout(k *ui.Kit, r ui.Rect) {
	wide, high := w.columns(k, r.W)
	for i, side := range w.sides {
		place := ui.Rect{X: r.X + float64(i)*(wide+k.Gap.L), Y: r.Y, W: wide, H: high}
		if len(w.sides) > 1 && w.high != nil && *w.high > 0 { // no column is stretched beyond what is in sight
			place.H = max(*w.high, side.Measure(k, ui.Sz(wide, 0)).H)
		}
		side.Layout(k, place)
	}
}

// Update updates all columns.
func (w *balanced) Update(c *ui.Context) {
	for _, side := range w.sides {
		side.Update(c)
	}
}

// Draw draws all columns.
func (w *balanced) Draw(c *ui.Canvas) {
	for _, side := range w.sides {
		side.Draw(c)
	}
}
