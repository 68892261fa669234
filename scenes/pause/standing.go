package pause

import (
	"runehall/games"
	"runehall/scenes/table"
	"runehall/ui"
)

// standing shows how the seats of a match do: who sits there, a few words on how far each is, and whose turn it is.
type standing struct {
	match string
	rows  []standingRow
	rect  ui.Rect
}

type standingRow struct {
	name, words string
	look        ui.SeatLook
	acting      bool
}

// fill takes what a table says of itself now.
func (w *standing) fill(m *table.Menu) {
	if m.Standing == nil {
		return
	}
	w.match, w.rows = m.Match(), w.rows[:0]
	for i, s := range m.Sitters {
		seat := games.Seat(i)
		w.rows = append(w.rows, standingRow{s.Name, m.Standing(seat), s.Look, seat == m.OnTurn})
	}
}

// row is the height of a row in a width. Its words stand beside the name, or below it where the width is too small.
func (w *standing) row(k *ui.Kit, width float64) float64 {
	if w.stacks(k, width) {
		return k.LineHeight(k.Type.Name) + k.LineHeight(k.Type.Small) + 2*k.Gap.S
	}
	return max(k.Dp(44), k.LineHeight(k.Type.Name)+k.Gap.S)
}

// stacks reports whether the words stand below the names.
func (w *standing) stacks(k *ui.Kit, width float64) bool {
	for _, r := range w.rows {
		if k.Measure(r.name, k.Type.Name, 0).W+k.Measure(r.words, k.Type.Strong, 0).W+k.Dp(36)+
			2*k.Gap.L+2*k.Gap.M > width {
			return true
		}
	}
	return false
}

// head is the height of the line above the rows.
func (w *standing) head(k *ui.Kit, width float64) float64 {
	return k.Measure(w.match, k.Type.Small, max(1, width-2*k.Gap.L)).H + k.Gap.M
}

// Measure returns the height of all rows.
func (w *standing) Measure(k *ui.Kit, room ui.Size) ui.Size {
	return ui.Sz(room.W, w.head(k, room.W)+float64(len(w.rows))*w.row(k, room.W)+2*k.Gap.M)
}

// Layout takes the place.
func (w *standing) Layout(_ *ui.Kit, r ui.Rect) { w.rect = r }

// Update does nothing.
func (w *standing) Update(*ui.Context) {}

// Draw draws the rows on a panel.
func (w *standing) Draw(c *ui.Canvas) {
	if len(w.rows) == 0 {
		return
	}
	c.Panel(w.rect)
	in := w.rect.Inset(ui.Sides(c.Gap.L, c.Gap.M))
	head, in := in.CutTop(w.head(c.Kit, w.rect.W), 0)
	c.Paragraph(w.match, c.Type.Small.In(c.Palette.Muted), head, ui.AlignLeft)
	stacks := w.stacks(c.Kit, w.rect.W)
	for _, r := range w.rows {
		var row ui.Rect
		row, in = in.CutTop(w.row(c.Kit, w.rect.W), 0)
		c.HLine(row.X, row.Y, row.W, c.Palette.Edge)
		coin, words := row.CutLeft(c.Dp(36), c.Gap.M)
		c.Coin(r.look, coin.Center(), c.Dp(16))
		name, ink := c.Type.Name, c.Palette.Cream
		if r.acting {
			ink = c.Palette.GoldText
			c.Disc(ui.Pt(row.X-c.Gap.S, row.Center().Y), c.Dp(4), c.Palette.Ember)
		}
		if stacks {
			top, low := words.Inset(ui.Sides(0, c.Gap.XS)).CutTop(c.LineHeight(name), 0)
			c.TextIn(r.name, name.In(ink), top, ui.AlignLeft|ui.AlignMiddle)
			c.TextIn(r.words, c.Type.Small.In(c.Palette.Text), low, ui.AlignLeft|ui.AlignTop)
			continue
		}
		c.TextIn(r.name, name.In(ink), words, ui.AlignLeft|ui.AlignMiddle)
		c.TextIn(r.words, c.Type.Strong.In(c.Palette.Text), words, ui.AlignRight|ui.AlignMiddle)
	}
}
