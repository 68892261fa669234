package page

import "runehall/ui"

// Slip is a slip of parchment with words: what it is about in large letters, and the rest below.
type Slip struct {
	ui.Column
	rect ui.Rect
}

// Write puts words on the slip.
func (w *Slip) Write(k *ui.Kit, about string, more []string) {
	ink := k.Palette.ParchmentInk
	w.Column = ui.Column{Items: []ui.Widget{&ui.Label{Text: about, Style: k.Type.Name.In(ink), Wrap: true}}, Pad: ui.Sides(k.Gap.XL, k.Gap.XL)}
	for _, text := range more {
		w.Items = append(w.Items, &ui.Label{Text: text, Style: k.Type.Body.In(ink), Wrap: true})
	}
}

// Layout places the slip: as high as its words, in the middle of a place that is higher.
func (w *Slip) Layout(k *ui.Kit, r ui.Rect) {
	w.rect = r.Place(ui.Sz(r.W, min(r.H, w.Measure(k, ui.Sz(r.W, 0)).H)), 0, .5)
	w.Column.Layout(k, w.rect)
}

// Draw draws the slip and its words.
func (w *Slip) Draw(c *ui.Canvas) {
	c.Parchment(w.rect)
	w.Column.Draw(c)
}
