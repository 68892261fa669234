package scenes

import (
	"runehall/internal/aloud"
	"runehall/ui"
)

// passage is something to read: words below a title, of which one may be missing. It takes the focus, so that keys can move through a page
// of them.
type passage struct {
	title, text string
	style       ui.TextStyle // of the text; the zero value is Body

	rect ui.Rect
}

func (w *passage) textStyle(k *ui.Kit) ui.TextStyle {
	if w.style == (ui.TextStyle{}) {
		return k.Type.Body
	}
	return w.style
}

func (w *passage) titleHeight(k *ui.Kit, width float64) float64 {
	if w.title == "" {
		return 0
	}
	return k.Measure(w.title, k.Type.Name, width).H
}

// Measure returns the height of all words in a width.
func (w *passage) Measure(k *ui.Kit, room ui.Size) ui.Size {
	h := w.titleHeight(k, room.W)
	if w.text != "" {
		h += k.Measure(w.text, w.textStyle(k), room.W).H
	}
	return ui.Sz(room.W, h)
}

// Layout gives the words their place.
func (w *passage) Layout(_ *ui.Kit, r ui.Rect) { w.rect = r }

// Rect returns the place of the words.
func (w *passage) Rect() ui.Rect { return w.rect }

// Update offers the focus.
func (w *passage) Update(c *ui.Context) { c.Focusable(w, w.rect.Grow(c.Gap.XS), c.Radius.Button) }

// Speak says all words.
func (w *passage) Speak() aloud.Thing {
	if w.title == "" {
		return aloud.Thing{Role: aloud.Text, Label: w.text}
	}
	return aloud.Thing{Role: aloud.Heading, Level: 3, Label: w.title, Note: w.text}
}

// Draw draws the words, unless they are out of sight.
func (w *passage) Draw(c *ui.Canvas) {
	if !w.rect.Overlaps(c.Bounds()) {
		return
	}
	top, low := w.rect.CutTop(w.titleHeight(c.Kit, w.rect.W), 0)
	c.Paragraph(w.title, c.Type.Name, top, ui.AlignLeft)
	c.Paragraph(w.text, w.textStyle(c.Kit), low, ui.AlignLeft)
}
