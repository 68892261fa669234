package page

import "runehall/ui"

// Masonry arranges widgets in as many columns as fit, each below the column that is shortest so far. With several
// columns, they may fill a height.
type Masonry struct {
	// Least is the least width of a column, in dp, and most how many there are at most.
	Least float64
	Most  int
	// High is how high columns side by side are at least, in pixels.
	High *float64

	Items []Filling // more is in dp
	sides []*FilledColumn
}

// Add adds a widget that may be up to more dp higher than it wants to be.
func (w *Masonry) Add(item ui.Widget, more float64) {
	w.Items = append(w.Items, Filling{item, more})
}

// columns divides the widgets among columns, and returns how wide each of those is and how high the highest.
func (w *Masonry) columns(k *ui.Kit, width float64) (wide, high float64) {
	n := max(1, min(ui.GridColumns(width, k.Dp(w.Least), k.Gap.L), w.Most, len(w.Items)))
	wide = (width - float64(n-1)*k.Gap.L) / float64(n)
	w.sides = make([]*FilledColumn, n)
	heights := make([]float64, n)
	for i := range w.sides {
		w.sides[i] = &FilledColumn{}
	}
	for _, item := range w.Items {
		at := 0
		for i, h := range heights {
			if h < heights[at]-1 {
				at = i
			}
		}
		w.sides[at].Add(item.Widget, k.Dp(item.more))
		heights[at] += item.Widget.Measure(k, ui.Sz(wide, 0)).H + k.Gap.M
	}
	for _, h := range heights {
		high = max(high, h-k.Gap.M)
	}
	if n > 1 && w.High != nil {
		high = max(high, *w.High)
	}
	return wide, high
}

// Measure returns the height of the highest column.
func (w *Masonry) Measure(k *ui.Kit, room ui.Size) ui.Size {
	_, high := w.columns(k, room.W)
	return ui.Sz(room.W, high)
}

// Layout gives each column its place.
func (w *Masonry) Layout(k *ui.Kit, r ui.Rect) {
	wide, high := w.columns(k, r.W)
	for i, side := range w.sides {
		place := ui.Rect{X: r.X + float64(i)*(wide+k.Gap.L), Y: r.Y, W: wide, H: high}
		if len(w.sides) > 1 && w.High != nil && *w.High > 0 { // stretch no column beyond what is in sight
			place.H = max(*w.High, side.Measure(k, ui.Sz(wide, 0)).H)
		}
		side.Layout(k, place)
	}
}

// Update updates all columns.
func (w *Masonry) Update(c *ui.Context) {
	for _, side := range w.sides {
		side.Update(c)
	}
}

// Draw draws all columns.
func (w *Masonry) Draw(c *ui.Canvas) {
	for _, side := range w.sides {
		side.Draw(c)
	}
}
