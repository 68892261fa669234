package scenes

import "runehall/ui"

// columns puts widgets side by side, each as high as it wants to be, or one below the other where it is narrow.
type columns struct {
	items []ui.Widget
	// least is the least width of a column, in dp.
	least float64
	// share is the share of the width for each column; nil: all have the same.
	share []float64
	// gap is the gap between columns, in pixels; 0 is the theme's widest.
	gap float64
	// high is how high columns side by side are at least, in pixels.
	high float64
	// free is the same, where it is known only once the page is laid out; nil: it is known.
	free *float64
}

// lowest is how high columns side by side are at least.
func (w *columns) lowest() float64 {
	if w.free != nil {
		return *w.free
	}
	return w.high
}

func (w *columns) between(k *ui.Kit) float64 {
	if w.gap > 0 {
		return w.gap
	}
	return k.Gap.XL
}

// side reports whether the columns fit side by side.
func (w *columns) side(k *ui.Kit, width float64) bool {
	n := float64(len(w.items))
	return width >= n*k.Dp(w.least)+(n-1)*w.between(k)
}

func (w *columns) tracks() []ui.Track {
	t := make([]ui.Track, len(w.items))
	for i := range t {
		t[i] = ui.Share(1)
		if w.share != nil {
			t[i] = ui.Share(w.share[i])
		}
	}
	return t
}

// Measure returns the height of the highest column, or of all of them one below the other.
func (w *columns) Measure(k *ui.Kit, room ui.Size) ui.Size {
	var h float64
	if !w.side(k, room.W) {
		for i, item := range w.items {
			if i > 0 {
				h += min(k.Gap.L, w.between(k))
			}
			h += item.Measure(k, ui.Sz(room.W, 0)).H
		}
		return ui.Sz(room.W, h)
	}
	h = w.lowest()
	for i, place := range (ui.Rect{W: room.W}).Columns(w.between(k), w.tracks()...) {
		h = max(h, w.items[i].Measure(k, ui.Sz(place.W, 0)).H)
	}
	return ui.Sz(room.W, h)
}

// Layout gives each column its place.
func (w *columns) Layout(k *ui.Kit, r ui.Rect) {
	if !w.side(k, r.W) {
		for _, item := range w.items {
			var top ui.Rect
			top, r = r.CutTop(item.Measure(k, ui.Sz(r.W, 0)).H, min(k.Gap.L, w.between(k)))
			item.Layout(k, top)
		}
		return
	}
	for i, place := range r.Columns(w.between(k), w.tracks()...) {
		if high := w.lowest(); high > 0 { // no column is stretched beyond what is in sight
			place.H = max(high, w.items[i].Measure(k, ui.Sz(place.W, 0)).H)
		}
		w.items[i].Layout(k, place)
	}
}

// Update updates all columns.
func (w *columns) Update(c *ui.Context) {
	for _, item := range w.items {
		item.Update(c)
	}
}

// Draw draws all columns.
func (w *columns) Draw(c *ui.Canvas) {
	for _, item := range w.items {
		item.Draw(c)
	}
}
