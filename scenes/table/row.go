package table

import "runehall/ui"

// row is a line of the log or of a recap. Tapped, it leads to its place on the board.
type row struct {
	line
	text   string
	number string // of the move that it belongs to; may be empty
}

// numberWidth returns the width of the column of numbers, which narrow rows do without.
func (r *row) numberWidth(k *ui.Kit, width float64) float64 {
	if r.number == "" || width < k.Dp(260) {
		return 0
	}
	return k.Dp(34)
}

// style returns the style of the words: smaller in narrow rows, so that long words fit into a line.
func (r *row) style(k *ui.Kit, width float64) ui.TextStyle {
	if width < k.Dp(260) {
		return k.Type.Small.In(k.Palette.Text)
	}
	return k.Type.Body
}

// Measure returns the size that the words need, at least the size of a touch target.
func (r *row) Measure(k *ui.Kit, room ui.Size) ui.Size {
	words := k.Measure(r.text, r.style(k, room.W), max(1, room.W-2*k.Gap.M-r.numberWidth(k, room.W)))
	return ui.Sz(room.W, max(words.H+2*k.Gap.S, k.Touch))
}

// Draw draws the words on a dark ground.
func (r *row) Draw(c *ui.Canvas) {
	p := &c.Palette
	c.Box(r.rect, c.Radius.Button, ui.Flat(p.Ink.Fade(.55)))
	in := r.rect.Inset(ui.Sides(c.Gap.M, c.Gap.XS))
	if w := r.numberWidth(c.Kit, r.rect.W); w > 0 {
		var number ui.Rect
		number, in = in.CutLeft(w, 0)
		c.TextIn(r.number, c.Type.Small, number.Inset(ui.Insets{Right: c.Gap.S}), ui.AlignLeft|ui.AlignMiddle)
	}
	c.TextIn(r.text, r.style(c.Kit, r.rect.W), in, ui.AlignLeft|ui.AlignMiddle)
}
