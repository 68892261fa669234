package results

import (
	"runehall/scenes/stage"
	"runehall/scenes/table"
	"runehall/ui"
)

// tieLines says, line by line, what decided between seats with the same points.
type tieLines struct {
	title string
	lines []string
	rect  ui.Rect
}

func (w *tieLines) fill(st *stage.Stage, o *table.Outcome) {
	w.title, w.lines = st.Text("results.tie"), w.lines[:0]
	for _, p := range o.Tie {
		w.lines = append(w.lines, st.Say(p, o.Sitters))
	}
}

// Measure returns the height of all lines, which may wrap.
func (w *tieLines) Measure(k *ui.Kit, room ui.Size) ui.Size {
	h := 2*k.Gap.M + k.LineHeight(k.Type.Section)
	for _, line := range w.lines {
		h += k.Gap.XS + k.Measure(line, k.Type.Body, max(1, room.W-2*k.Gap.L)).H
	}
	return ui.Sz(room.W, h)
}

// Layout gives the lines their place.
func (w *tieLines) Layout(_ *ui.Kit, r ui.Rect) { w.rect = r }

// Update does nothing.
func (w *tieLines) Update(*ui.Context) {}

// Draw draws the lines on a panel.
func (w *tieLines) Draw(c *ui.Canvas) {
	c.Panel(w.rect)
	head, rest := w.rect.Inset(ui.Sides(c.Gap.L, c.Gap.M)).CutTop(c.LineHeight(c.Type.Section), 0)
	c.TextIn(w.title, c.Type.Section, head, ui.AlignLeft|ui.AlignMiddle)
	for _, line := range w.lines {
		var r ui.Rect
		_, rest = rest.CutTop(c.Gap.XS, 0)
		r, rest = rest.CutTop(c.Measure(line, c.Type.Body, max(1, rest.W)).H, 0)
		c.Paragraph(line, c.Type.Body, r, ui.AlignLeft)
	}
}
