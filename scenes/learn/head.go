package learn

import "runehall/ui"

// head stands above the lessons of a game: its name, and how many of them were played.
type head struct {
	ui.Section
	Count string

	rect ui.Rect
}

// Layout places the name.
func (w *head) Layout(k *ui.Kit, r ui.Rect) {
	w.rect = r
	wide := k.Measure(w.Count, k.Type.Label, 0).W
	_, r = r.CutRight(wide, k.Gap.S)
	w.Section.Layout(k, r)
}

// Draw draws the name with the count beside it.
func (w *head) Draw(c *ui.Canvas) {
	w.Section.Draw(c)
	c.TextIn(w.Count, c.Type.Label, w.rect, ui.AlignRight|ui.AlignMiddle)
}
