package scenes

import (
	"strconv"

	"runehall/games"
	"runehall/scenes/stage"
	"runehall/scenes/table"
	"runehall/ui"
)

// laurel is the head of the results: the winners' coins and who wins.
type laurel struct {
	looks      []ui.SeatLook
	text, line string
	rect       ui.Rect
}

func (w *laurel) radius(k *ui.Kit) float64 { return k.Dp(44) }

// Measure returns the height of coins and words.
func (w *laurel) Measure(k *ui.Kit, room ui.Size) ui.Size {
	h := 2*w.radius(k) + k.Gap.M + w.titleHeight(k, room.W) + k.LineHeight(k.Type.Small) + k.Gap.M
	return ui.Sz(room.W, h)
}

func (w *laurel) titleHeight(k *ui.Kit, width float64) float64 {
	_, wraps := k.FitText(w.text, k.Type.Title, ui.Sz(width, k.LineHeight(k.Type.Title)))
	if wraps {
		return 2 * k.LineHeight(k.Type.Title)
	}
	return k.LineHeight(k.Type.Title)
}

// Layout gives the head its place.
func (w *laurel) Layout(_ *ui.Kit, r ui.Rect) { w.rect = r }

// Update does nothing.
func (w *laurel) Update(*ui.Context) {}

// Draw draws the coins side by side over the words.
func (w *laurel) Draw(c *ui.Canvas) {
	r := w.radius(c.Kit)
	coins, rest := w.rect.Inset(ui.Insets{Top: c.Gap.S}).CutTop(2*r, c.Gap.S)
	mid := coins.Center()
	c.Glow(mid, r*2.6, c.Palette.Gold.Fade(.16))
	step := min(2.2*r, coins.W/float64(max(1, len(w.looks))))
	for i, look := range w.looks {
		c.Coin(look, mid.Add(ui.Pt((float64(i)-float64(len(w.looks)-1)/2)*step, 0)), r)
	}
	title, rest := rest.CutTop(w.titleHeight(c.Kit, w.rect.W), 0)
	c.TextIn(w.text, c.Type.Title.In(c.Palette.GoldText), title, ui.AlignCenter|ui.AlignMiddle)
	line, _ := rest.CutTop(c.LineHeight(c.Type.Small), 0)
	c.TextIn(w.line, c.Type.Small, line, ui.AlignCenter|ui.AlignMiddle)
}

// ranking lists the seats by rank, in two columns where there is room.
type ranking struct {
	rows []rankRow
	rect ui.Rect
}

// columns is how many rows stand side by side in a width.
func (w *ranking) columns(k *ui.Kit, width float64) int {
	return min(2, ui.GridColumns(width, k.Dp(260), k.Gap.M))
}

// Measure returns the height of all rows.
func (w *ranking) Measure(k *ui.Kit, room ui.Size) ui.Size {
	n := w.columns(k, room.W)
	rows := float64((len(w.rows) + n - 1) / n)
	return ui.Sz(room.W, rows*k.Dp(60)+(rows-1)*k.Gap.M)
}

// Layout places the rows.
func (w *ranking) Layout(k *ui.Kit, r ui.Rect) {
	w.rect = r
	for i, place := range r.Grid(len(w.rows), w.columns(k, r.W), k.Gap.M) {
		w.rows[i].rect = place
	}
}

// Rect returns the place of all rows.
func (w *ranking) Rect() ui.Rect { return w.rect }

// Update does nothing.
func (w *ranking) Update(*ui.Context) {}

// Draw draws all rows.
func (w *ranking) Draw(c *ui.Canvas) {
	for i := range w.rows {
		w.rows[i].draw(c)
	}
}

// rankRow is a seat in the ranking.
type rankRow struct {
	rank, points int
	name         string
	look         ui.SeatLook
	rect         ui.Rect
}

// draw draws rank, coin, name and points; the winners are outlined.
func (w *rankRow) draw(c *ui.Canvas) {
	c.Panel(w.rect)
	if w.rank == 1 {
		c.Selected(w.rect, c.Radius.Panel)
	}
	in := w.rect.Inset(ui.Sides(c.Gap.M, c.Gap.XS))
	rank, in := in.CutLeft(c.Dp(22), c.Gap.S)
	c.TextIn(strconv.Itoa(w.rank), c.Type.Heading, rank, ui.AlignCenter|ui.AlignMiddle)
	coin, in := in.CutLeft(c.Dp(36), c.Gap.S)
	c.Coin(w.look, coin.Center(), c.Dp(18))
	chip, in := in.CutRight(c.Dp(50), c.Gap.S)
	chip = chip.Place(ui.Sz(chip.W, c.Dp(36)), .5, .5)
	c.Recess(chip, chip.H/2)
	c.TextIn(strconv.Itoa(w.points), c.Type.Number, chip, ui.AlignCenter|ui.AlignMiddle)
	c.TextIn(w.name, c.Type.Name, in, ui.AlignLeft|ui.AlignMiddle)
}

// derivation is the table of where the points came from: a row per reason, a column per seat in the order of the ranks.
type derivation struct {
	title string
	rows  []derivationRow
	last  derivationRow
	looks []ui.SeatLook
	rect  ui.Rect
}

type derivationRow struct {
	text, clause string
	cells        []string
}

// fill derives the table from an outcome. Its columns add up to the points of the last row.
func (w *derivation) fill(st *stage.Stage, o *table.Outcome, order []games.Seat) {
	*w = derivation{title: st.Text("results.derivation"), last: derivationRow{text: st.Text("results.points." + o.Game)}}
	for _, seat := range order {
		w.looks = append(w.looks, o.Sitters[seat].Look)
		w.last.cells = append(w.last.cells, strconv.Itoa(int(o.Result.Points[seat])))
	}
	for _, row := range o.Rows {
		r := derivationRow{text: st.Text(row.Reason), clause: row.Clause}
		for _, seat := range order {
			r.cells = append(r.cells, signed(row.Points[seat], row.First == 0))
		}
		w.rows = append(w.rows, r)
	}
}

// signed writes a change of points: with its sign, and a dot for none. What a seat begins with has no sign.
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

// cell is the width of a column, and words that of the first one, within a width.
func (w *derivation) widths(k *ui.Kit, width float64) (words, cell float64) {
	inner := width - 2*k.Gap.L
	cell = min(k.Dp(76), inner*.58/float64(max(1, len(w.looks))))
	return inner - cell*float64(len(w.looks)), cell
}

func (w *derivation) rowHeight(k *ui.Kit, r derivationRow, words float64) float64 {
	text := k.Measure(r.text, k.Type.Strong, max(1, words-k.Gap.S)).H
	if r.clause != "" {
		text += k.LineHeight(k.Type.Label)
	}
	return text + k.Gap.M
}

// Measure returns the height of all rows.
func (w *derivation) Measure(k *ui.Kit, room ui.Size) ui.Size {
	words, _ := w.widths(k, room.W)
	h := 2*k.Gap.L + k.Dp(44) + w.rowHeight(k, w.last, words)
	for _, r := range w.rows {
		h += w.rowHeight(k, r, words)
	}
	return ui.Sz(room.W, h)
}

// Layout gives the table its place.
func (w *derivation) Layout(_ *ui.Kit, r ui.Rect) { w.rect = r }

// Update does nothing.
func (w *derivation) Update(*ui.Context) {}

// Draw draws the table on parchment.
func (w *derivation) Draw(c *ui.Canvas) {
	p := &c.Palette
	c.Shadow(w.rect, c.Radius.Panel, c.Dp(10), p.Shadow)
	c.Box(w.rect, c.Radius.Panel, ui.Shade(p.Parchment, p.Parchment.Mix(p.Oak, .16)))
	in := w.rect.Grow(-c.Gap.L)
	words, cell := w.widths(c.Kit, w.rect.W)
	head, in := in.CutTop(c.Dp(44), 0)
	title, coins := head.CutLeft(words, 0)
	c.TextIn(w.title, c.Type.Section.In(p.ParchmentInk), title, ui.AlignLeft|ui.AlignMiddle)
	for i, look := range w.looks {
		c.Coin(look, ui.Pt(coins.X+cell*(float64(i)+.5), coins.Center().Y), min(c.Dp(16), cell*.4))
	}
	for _, r := range append(w.rows, w.last) {
		var line ui.Rect
		line, in = in.CutTop(w.rowHeight(c.Kit, r, words), 0)
		c.HLine(line.X, line.Y, line.W, p.ParchmentInk.Fade(.25))
		w.drawRow(c, r, line, words, cell)
	}
}

func (w *derivation) drawRow(c *ui.Canvas, r derivationRow, line ui.Rect, words, cell float64) {
	p := &c.Palette
	left, cells := line.CutLeft(words, 0)
	left = left.Inset(ui.Insets{Top: c.Gap.XS, Right: c.Gap.S})
	c.Paragraph(r.text, c.Type.Strong.In(p.ParchmentInk), left, ui.AlignLeft)
	if r.clause != "" {
		c.TextIn(r.clause, c.Type.Label.In(p.ParchmentInk.Fade(.7)), left.Inset(ui.Insets{Bottom: c.Gap.XS}), ui.AlignLeft|ui.AlignBottom)
	}
	for i, text := range r.cells {
		style := c.Type.Body.In(p.ParchmentInk)
		if i == 0 || r.clause == "" {
			style = style.Bold()
		}
		place := ui.Rect{X: cells.X + cell*float64(i), Y: cells.Y, W: cell, H: cells.H}
		c.TextIn(text, style, place, ui.AlignCenter|ui.AlignMiddle)
	}
}
