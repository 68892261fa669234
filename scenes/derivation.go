package scenes

import (
	"strconv"

	"runehall/assets/lang"
	"runehall/games"
	"runehall/scenes/stage"
	"runehall/scenes/table"
	"runehall/ui"
)

// derivation is the table of where the points came from: a row for each reason and a column for each seat, in the order of the
// ranking. A row opens to show the moves it sums up, and each of these leads to its place in the replay.
type derivation struct {
	title string
	rows  []*derivationRow
	last  derivationRow
	looks []ui.SeatLook
	open  func()          // called when a row was opened or closed, which changes the height
	watch func(moves int) // opens the replay after so many moves
	rect  ui.Rect
}

// derivationRow is the row of one reason.
type derivationRow struct {
	text, clause string
	cells        []string
	changes      []changeLine
	opened       bool
	button       ui.Button // takes pointer and focus; it is not drawn
	rect         ui.Rect
}

// changeLine is one change of points within a row: when, whose and how much.
type changeLine struct {
	look   ui.SeatLook
	text   string
	points string
	button ui.Button // leads to the replay; it is not drawn
	rect   ui.Rect
}

// fill derives the table from an outcome. The columns add up to the points in the last row. Rows that were open stay open.
func (w *derivation) fill(st *stage.Stage, o *table.Outcome, order []games.Seat) {
	opened := make([]bool, len(o.Rows))
	for i, r := range w.rows {
		opened[i] = r.opened
	}
	w.title, w.rows, w.looks = st.Text("results.derivation"), nil, nil
	w.last = derivationRow{text: st.Text("results.points." + o.Game)}
	for _, seat := range order {
		w.looks = append(w.looks, o.Sitters[seat].Look)
		w.last.cells = append(w.last.cells, strconv.Itoa(int(o.Result.Points[seat])))
	}
	for i, row := range o.Rows {
		r := &derivationRow{text: st.Text(row.Reason), clause: row.Clause, opened: opened[i]}
		for _, seat := range order {
			r.cells = append(r.cells, signed(row.Points[seat], row.First == 0))
		}
		for _, change := range row.Changes {
			if change.Move == 0 {
				continue // there is no move to watch in the set-up
			}
			r.changes = append(r.changes, changeLine{
				look: o.Sitters[change.Seat].Look, points: signed(change.Points, false),
				text:   st.Text("results.change", lang.Num("n", change.Move), lang.Str("name", o.Sitters[change.Seat].Name)),
				button: ui.Button{OnTap: func() { w.watch(change.Move) }},
			})
		}
		r.button.OnTap = func() {
			r.opened = !r.opened
			w.open()
		}
		w.rows = append(w.rows, r)
	}
}

// signed writes a change of points with its sign, and a dot for none. Points that a seat starts with have no sign.
func signed(n int, start bool) string {
	switch {
	case n == 0:
		return "·"
	case n < 0:
		return "−" + strconv.Itoa(-n)
	case start:
		return strconv.Itoa(n)
	}
	return "+" + strconv.Itoa(n)
}

// widths returns the widths of the words and of each column, within a total width.
func (w *derivation) widths(k *ui.Kit, width float64) (words, cell float64) {
	inner := width - 2*k.Gap.L - w.sign(k)
	cell = min(k.Dp(76), inner*.56/float64(max(1, len(w.looks))))
	return inner - cell*float64(len(w.looks)), cell
}

// sign is the width of the arrow that shows that a row can be opened.
func (w *derivation) sign(k *ui.Kit) float64 { return k.Dp(18) }

func (w *derivation) rowHeight(k *ui.Kit, r *derivationRow, words float64) float64 {
	text := k.Measure(r.text, k.Type.Strong, max(1, words-k.Gap.S)).H
	if r.clause != "" {
		text += k.LineHeight(k.Type.Label)
	}
	text += k.Gap.M
	if len(r.changes) > 0 {
		text = max(text, stage.MinTouch(k))
	}
	return text
}

// lineHeight is the height of the line of a change.
func (w *derivation) lineHeight(k *ui.Kit) float64 {
	return max(stage.MinTouch(k), k.LineHeight(k.Type.Body)+k.Gap.XS)
}

// Measure returns the height of all rows with the lines of those that are open.
func (w *derivation) Measure(k *ui.Kit, room ui.Size) ui.Size {
	words, _ := w.widths(k, room.W)
	h := 2*k.Gap.L + k.Dp(44) + w.rowHeight(k, &w.last, words)
	for _, r := range w.rows {
		h += w.rowHeight(k, r, words)
		if r.opened {
			h += float64(len(r.changes)) * w.lineHeight(k)
		}
	}
	return ui.Sz(room.W, h)
}

// Layout places the rows.
func (w *derivation) Layout(k *ui.Kit, r ui.Rect) {
	w.rect = r
	words, _ := w.widths(k, r.W)
	_, in := r.Grow(-k.Gap.L).CutTop(k.Dp(44), 0)
	for _, row := range w.rows {
		row.rect, in = in.CutTop(w.rowHeight(k, row, words), 0)
		row.button.Layout(k, row.rect)
		for i := range row.changes {
			line := &row.changes[i]
			line.rect = ui.Rect{}
			if row.opened {
				line.rect, in = in.CutTop(w.lineHeight(k), 0)
			}
			line.button.Layout(k, line.rect)
		}
	}
	w.last.rect, _ = in.CutTop(w.rowHeight(k, &w.last, words), 0)
}

// Rect returns the place of the table.
func (w *derivation) Rect() ui.Rect { return w.rect }

// Update opens and closes rows, and goes to the replay from their lines.
func (w *derivation) Update(c *ui.Context) {
	for _, row := range w.rows {
		if len(row.changes) == 0 {
			continue
		}
		row.button.Update(c)
		for i := range row.changes {
			if row.opened {
				row.changes[i].button.Update(c)
			}
		}
	}
}

// name names what can be pressed, for tests.
func (w *derivation) name(names stage.Names) {
	for i, row := range w.rows {
		if len(row.changes) == 0 {
			continue
		}
		names[&row.button] = seatName("results.row.", i)
		for j := range row.changes {
			if row.opened {
				names[&row.changes[j].button] = seatName(seatName("results.row.", i)+".", j)
			}
		}
	}
}

// Draw draws the table on parchment.
func (w *derivation) Draw(c *ui.Canvas) {
	p := &c.Palette
	c.Parchment(w.rect)
	in := w.rect.Grow(-c.Gap.L)
	words, cell := w.widths(c.Kit, w.rect.W)
	head, _ := in.CutTop(c.Dp(44), 0)
	title, coins := head.CutLeft(words, 0)
	c.TextIn(w.title, c.Type.Section.In(p.ParchmentInk), title, ui.AlignLeft|ui.AlignMiddle)
	for i, look := range w.looks {
		c.Coin(look, ui.Pt(coins.X+cell*(float64(i)+.5), coins.Center().Y), min(c.Dp(16), cell*.4))
	}
	for _, row := range w.rows {
		w.drawRow(c, row, words, cell)
		for i := range row.changes {
			if row.opened {
				row.changes[i].draw(c, cell)
			}
		}
	}
	w.drawRow(c, &w.last, words, cell)
}

func (w *derivation) drawRow(c *ui.Canvas, r *derivationRow, words, cell float64) {
	p := &c.Palette
	c.HLine(r.rect.X, r.rect.Y, r.rect.W, p.ParchmentInk.Fade(.25))
	left, cells := r.rect.CutLeft(words, 0)
	left = left.Inset(ui.Insets{Top: c.Gap.XS, Right: c.Gap.S})
	c.Paragraph(r.text, c.Type.Strong.In(p.ParchmentInk), left, ui.AlignLeft)
	if r.clause != "" {
		c.TextIn(r.clause, c.Type.Label.In(p.ParchmentInk.Fade(.8)), left.Inset(ui.Insets{Bottom: c.Gap.XS}), ui.AlignLeft|ui.AlignBottom)
	}
	for i, text := range r.cells {
		style := c.Type.Body.In(p.ParchmentInk)
		if i == 0 || r.clause == "" {
			style = style.Bold()
		}
		place := ui.Rect{X: cells.X + cell*float64(i), Y: cells.Y, W: cell, H: cells.H}
		c.TextIn(text, style, place, ui.AlignCenter|ui.AlignMiddle)
	}
	if len(r.changes) > 0 {
		arrow, icon := cells, ui.IconDown
		if r.opened {
			icon = ui.IconUp
		}
		arrow, _ = arrow.CutRight(w.sign(c.Kit), 0)
		c.Icon(icon, arrow, w.sign(c.Kit), p.ParchmentInk)
	}
}

func (l *changeLine) draw(c *ui.Canvas, cell float64) {
	p := &c.Palette
	c.Rect(l.rect, p.ParchmentInk.Fade(.06))
	coin, in := l.rect.Inset(ui.Insets{Left: c.Gap.S, Right: c.Gap.S}).CutLeft(c.Dp(26), c.Gap.S)
	c.Coin(l.look, coin.Center(), c.Dp(11))
	sign, in := in.CutRight(c.Dp(18), c.Gap.S)
	c.Icon(ui.IconEye, sign, sign.W, p.ParchmentInk)
	points, in := in.CutRight(max(cell, c.Dp(44)), c.Gap.S)
	c.TextIn(l.points, c.Type.Strong.In(p.ParchmentInk), points, ui.AlignRight|ui.AlignMiddle)
	c.TextIn(l.text, c.Type.Body.In(p.ParchmentInk), in, ui.AlignLeft|ui.AlignMiddle)
}
