package page

import (
	"runehall/internal/aloud"
	"runehall/ui"
)

// Passage is something to read: a title and words below it; either may be missing. It takes the focus, so that keys can
// move through a page of passages.
type Passage struct {
	Title, Text string
	Style       ui.TextStyle // the style of the words; the zero value is Body

	rect ui.Rect
}

func (w *Passage) textStyle(k *ui.Kit) ui.TextStyle {
	if w.Style == (ui.TextStyle{}) {
		return k.Type.Body
	}
	return w.Style
}

func (w *Passage) titleHeight(k *ui.Kit, width float64) float64 {
	if w.Title == "" {
		return 0
	}
	return k.Measure(w.Title, k.Type.Name, width).H
}

// Measure returns the height of all words in a width.
func (w *Passage) Measure(k *ui.Kit, room ui.Size) ui.Size {
	h := w.titleHeight(k, room.W)
	if w.Text != "" {
		h += k.Measure(w.Text, w.textStyle(k), room.W).H
	}
	return ui.Sz(room.W, h)
}

// Layout gives the words their place.
func (w *Passage) Layout(_ *ui.Kit, r ui.Rect) { w.rect = r }

// Rect returns the place of the words.
func (w *Passage) Rect() ui.Rect { return w.rect }

// Update offers the focus.
func (w *Passage) Update(c *ui.Context) { c.Focusable(w, w.rect.Grow(c.Gap.XS), c.Radius.Button) }

// Speak says all words.
func (w *Passage) Speak() aloud.Thing {
	if w.Title == "" {
		return aloud.Thing{Role: aloud.Text, Label: w.Text}
	}
	return aloud.Thing{Role: aloud.Heading, Level: 3, Label: w.Title, Note: w.Text}
}

// Draw draws the words, unless they are out of sight.
func (w *Passage) Draw(c *ui.Canvas) {
	if !w.rect.Overlaps(c.Bounds()) {
		return
	}
	top, low := w.rect.CutTop(w.titleHeight(c.Kit, w.rect.W), 0)
	c.Paragraph(w.Title, c.Type.Name, top, ui.AlignLeft)
	c.Paragraph(w.Text, w.textStyle(c.Kit), low, ui.AlignLeft)
}
