package page

import "runehall/ui"

// Columns puts widgets side by side, each as high as it wants to be; on a narrow screen, one below the other.
type Columns struct {
	Items []ui.Widget
	// Least is the least width of a column, in dp.
	Least float64
	// Share is the share of the width for each column; nil: all have the same.
	Share []float64
	// Gap is the gap between columns, in pixels; 0 is the theme's widest.
	Gap float64
	// High is how high columns side by side are at least, in pixels.
	High float64
	// Free points to the same value, if it is known only after the page has been laid out; nil: it is known before.
	Free *float64
}

// lowest is how high columns side by side are at least.
func (w *Columns) lowest() float64 {
	if w.Free != nil {
		return *w.Free
	}
	return w.High
}

func (w *Columns) between(k *ui.Kit) float64 {
	if w.Gap > 0 {
		return w.Gap
	}
	return k.Gap.XL
}

// Side reports whether the columns fit side by side.
func (w *Columns) Side(k *ui.Kit, width float64) bool {
	n := float64(len(w.Items))
	return width >= n*k.Dp(w.Least)+(n-1)*w.between(k)
}

func (w *Columns) tracks() []ui.Track {
	t := make([]ui.Track, len(w.Items))
	for i := range t {
		t[i] = ui.Share(1)
		if w.Share != nil {
			t[i] = ui.Share(w.Share[i])
		}
	}
	return t
}

// Measure returns the height of the highest column or, one below the other, of all.
func (w *Columns) Measure(k *ui.Kit, room ui.Size) ui.Size {
	var h float64
	if !w.Side(k, room.W) {
		for i, item := range w.Items {
			if i > 0 {
				h += min(k.Gap.L, w.between(k))
			}
			h += item.Measure(k, ui.Sz(room.W, 0)).H
		}
		return ui.Sz(room.W, h)
	}
	h = w.lowest()
	for i, place := range (ui.Rect{W: room.W}).Columns(w.between(k), w.tracks()...) {
		h = max(h, w.Items[i].Measure(k, ui.Sz(place.W, 0)).H)
	}
	return ui.Sz(room.W, h)
}

// Layout gives each column its place.
func (w *Columns) Layout(k *ui.Kit, r ui.Rect) {
	if !w.Side(k, r.W) {
		for _, item := range w.Items {
			var top ui.Rect
			top, r = r.CutTop(item.Measure(k, ui.Sz(r.W, 0)).H, min(k.Gap.L, w.between(k)))
			item.Layout(k, top)
		}
		return
	}
	for i, place := range r.Columns(w.between(k), w.tracks()...) {
		if high := w.lowest(); high > 0 { // stretch no column beyond what is in sight
			place.H = max(high, w.Items[i].Measure(k, ui.Sz(place.W, 0)).H)
		}
		w.Items[i].Layout(k, place)
	}
}

// Update updates all columns.
func (w *Columns) Update(c *ui.Context) {
	for _, item := range w.Items {
		item.Update(c)
	}
}

// Draw draws all columns.
func (w *Columns) Draw(c *ui.Canvas) {
	for _, item := range w.Items {
		item.Draw(c)
	}
}
