package results

import (
	"runehall/scenes/stage"
	"runehall/ui"
)

type derivationWidths struct {
	pad    float64 // on both sides of the sheet
	words  float64
	cell   float64 // of the column of a seat
	clause float64 // 0: there is no room for it
	sign   float64 // of the arrow that shows that a row can be opened
	// above says that the words stand above the columns, since they would be too narrow beside them.
	above bool
}

// widths returns the widths of the parts of a row, within a total width.
func (w *derivation) widths(k *ui.Kit, width float64) derivationWidths {
	d := derivationWidths{pad: k.Gap.L, sign: k.Dp(18)}
	if width < k.Dp(300) {
		d.pad = k.Gap.M
	}
	inner := width - 2*d.pad - d.sign
	n := float64(max(1, len(w.looks)))
	d.cell = min(k.Dp(76), inner*.58/n)
	d.words = inner - d.cell*n
	switch {
	case d.words < k.Dp(120):
		d.above = true
	case d.words > k.Dp(300):
		d.clause = k.Dp(70)
		d.words -= d.clause
	}
	return d
}

// split splits a row into its words and its columns with all to their right.
func (d *derivationWidths) split(r ui.Rect, words float64) (left, cells ui.Rect) {
	if d.above {
		left, cells = r.CutTop(words, 0)
		return left, cells.Inset(ui.Insets{Left: d.words})
	}
	return r.CutLeft(d.words, 0)
}

// wordsHeight is the height of the words of a row, or of the title.
func (d *derivationWidths) wordsHeight(k *ui.Kit, text string, style ui.TextStyle, row float64) float64 {
	width := d.words - k.Gap.S
	if d.above {
		width = row
	}
	return k.Measure(text, style, max(1, width)).H
}

func (w *derivation) headHeight(k *ui.Kit, d derivationWidths, row float64) float64 {
	if d.above {
		return d.wordsHeight(k, w.title, k.Type.Section, row) + k.Dp(36)
	}
	return k.Dp(44)
}

func (w *derivation) rowHeight(k *ui.Kit, r *derivationRow, d derivationWidths, row float64) float64 {
	least := k.Dp(34)
	if len(r.all) > 0 {
		least = stage.MinTouch(k)
	}
	h := d.wordsHeight(k, r.text, k.Type.Strong, row) + k.Gap.S
	if d.above {
		h += k.LineHeight(k.Type.Body)
	}
	return max(h, least)
}

// Measure returns the height of all rows with the lines of those that are open.
func (w *derivation) Measure(k *ui.Kit, room ui.Size) ui.Size {
	d := w.widths(k, room.W)
	inner := room.W - 2*d.pad
	h := 2*d.pad + w.headHeight(k, d, inner) + w.rowHeight(k, &w.last, d, inner)
	for _, r := range w.rows {
		h += w.rowHeight(k, r, d, inner)
		for i := range r.lines() {
			h += r.lines()[i].height(k, inner)
		}
		if r.longer() {
			h += w.moreHeight(k)
		}
	}
	return ui.Sz(room.W, h)
}

func (w *derivation) moreHeight(k *ui.Kit) float64 { return max(stage.MinTouch(k), k.Touch) + k.Gap.S }

// Layout places the rows.
func (w *derivation) Layout(k *ui.Kit, r ui.Rect) {
	w.rect = r
	d := w.widths(k, r.W)
	in := r.Grow(-d.pad)
	_, in = in.CutTop(w.headHeight(k, d, in.W), 0)
	for _, row := range w.rows {
		row.rect, in = in.CutTop(w.rowHeight(k, row, d, in.W), 0)
		row.button.Layout(k, row.rect)
		for i := range row.lines() {
			line := &row.lines()[i]
			line.rect, in = in.CutTop(line.height(k, in.W), 0)
			line.button.Layout(k, line.rect)
		}
		if row.longer() {
			var foot ui.Rect
			foot, in = in.CutTop(w.moreHeight(k), 0)
			row.more.Layout(k, foot.Place(ui.Sz(row.more.Measure(k, in.Size()).W, foot.H-k.Gap.S), .5, .5))
		}
	}
	w.last.rect, _ = in.CutTop(w.rowHeight(k, &w.last, d, in.W), 0)
}

// Rect returns the place of the table.
func (w *derivation) Rect() ui.Rect { return w.rect }

// Draw draws the table on parchment.
func (w *derivation) Draw(c *ui.Canvas) {
	p := &c.Palette
	c.Parchment(w.rect)
	d := w.widths(c.Kit, w.rect.W)
	in := w.rect.Grow(-d.pad)
	head, _ := in.CutTop(w.headHeight(c.Kit, d, in.W), 0)
	title, coins := d.split(head, d.wordsHeight(c.Kit, w.title, c.Type.Section, in.W))
	c.TextIn(w.title, c.Type.Section.In(p.ParchmentInk), title, ui.AlignLeft|ui.AlignMiddle)
	for i, look := range w.looks {
		c.Coin(look, ui.Pt(coins.X+d.cell*(float64(i)+.5), coins.Center().Y), min(c.Dp(16), d.cell*.4))
	}
	for _, row := range w.rows {
		w.drawRow(c, row, d)
		for i := range row.lines() {
			row.lines()[i].draw(c, w.marked == &row.lines()[i])
		}
		if row.longer() {
			row.more.Draw(c)
		}
	}
	w.drawRow(c, &w.last, d)
}

func (w *derivation) drawRow(c *ui.Canvas, r *derivationRow, d derivationWidths) {
	p := &c.Palette
	sum := r == &w.last
	if sum {
		c.Rect(ui.Rect{X: r.rect.X, Y: r.rect.Y, W: r.rect.W, H: c.Outline}, p.ParchmentInk.Fade(.7))
	} else {
		c.HLine(r.rect.X, r.rect.Y, r.rect.W, p.ParchmentInk.Fade(.25))
	}
	words := d.wordsHeight(c.Kit, r.text, c.Type.Strong, r.rect.W)
	in := r.rect
	if d.above {
		in = in.Inset(ui.Sides(0, c.Gap.XS))
	}
	left, cells := d.split(in, words)
	text := left.Place(ui.Sz(left.W, words), 0, .5)
	if !d.above {
		text.W -= c.Gap.S
	}
	c.Paragraph(r.text, c.Type.Strong.In(p.ParchmentInk), text, ui.AlignLeft)
	for i, text := range r.cells {
		style := c.Type.Body.In(p.ParchmentInk)
		if i == 0 || sum {
			style = style.Bold()
		}
		place := ui.Rect{X: cells.X + d.cell*float64(i), Y: cells.Y, W: d.cell, H: cells.H}
		c.TextIn(text, style, place, ui.AlignCenter|ui.AlignMiddle)
	}
	sign, rest := r.rect.CutRight(d.sign, c.Gap.S)
	if d.clause > 0 && r.clause != "" {
		c.TextIn(r.clause, c.Type.Label.In(p.ParchmentInk.Fade(.8)), rest, ui.AlignRight|ui.AlignMiddle)
	}
	if len(r.all) > 0 {
		icon := ui.IconDown
		if r.opened {
			icon = ui.IconUp
		}
		c.Icon(icon, sign, d.sign, p.ParchmentInk)
	}
}
