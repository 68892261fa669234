package page

import "runehall/ui"

// FilledColumn is a column that fills the height that it is given. What is left over goes to the items that can use it,
// then above the titles of its parts, and then between all of them.
type FilledColumn struct{ Items []Filling }

// Filling is an item of a spread.
type Filling struct {
	Widget ui.Widget
	more   float64 // how much higher than it wants it may be, in pixels
}

// Add adds an item that may be up to more pixels higher than it wants to be.
func (w *FilledColumn) Add(item ui.Widget, more float64) {
	w.Items = append(w.Items, Filling{item, more})
}

// Stretch allows an item that has been added to be up to more pixels higher than it wants to be.
func (w *FilledColumn) Stretch(i int, more float64) {
	if i >= 0 && i < len(w.Items) {
		w.Items[i].more = more
	}
}

// Measure returns the height of all items.
func (w *FilledColumn) Measure(k *ui.Kit, room ui.Size) ui.Size {
	h := k.Gap.M * float64(max(0, len(w.Items)-1))
	for _, item := range w.Items {
		h += item.Widget.Measure(k, ui.Sz(room.W, 0)).H
	}
	return ui.Sz(room.W, h)
}

// Layout gives each item the whole width.
func (w *FilledColumn) Layout(k *ui.Kit, r ui.Rect) {
	rest := max(0, r.H-w.Measure(k, ui.Sz(r.W, 0)).H)
	var more, titles, gaps float64
	for i, item := range w.Items {
		more += item.more
		if isTitle(item.Widget) {
			titles += min(1, float64(i))
		} else if i < len(w.Items)-1 {
			gaps++
		}
	}
	share, above := 0.0, 0.0
	if more > 0 {
		share = min(1, rest/more)
	}
	if titles > 0 {
		above = min(k.Gap.XL, (rest-share*more)/titles)
	}
	wider := 0.0
	if gaps > 0 {
		wider = min(k.Gap.M, (rest-share*more-above*titles)/gaps)
	}
	left := rest - share*more - above*titles - wider*gaps
	for i, item := range w.Items {
		if i > 0 && isTitle(item.Widget) {
			_, r = r.CutTop(above, 0)
		}
		gap := k.Gap.M
		if !isTitle(item.Widget) {
			gap += wider
		}
		h := item.Widget.Measure(k, ui.Sz(r.W, 0)).H + share*item.more
		if i == len(w.Items)-1 && item.more > 0 {
			h += left // so that columns side by side end together
		}
		var top ui.Rect
		top, r = r.CutTop(h, gap)
		item.Widget.Layout(k, top)
	}
}

func isTitle(w ui.Widget) bool {
	_, ok := w.(*ui.Section)
	return ok
}

// Update updates the items from first to last.
func (w *FilledColumn) Update(c *ui.Context) {
	for _, item := range w.Items {
		item.Widget.Update(c)
	}
}

// Draw draws the items.
func (w *FilledColumn) Draw(c *ui.Canvas) {
	for _, item := range w.Items {
		item.Widget.Draw(c)
	}
}
