package statistics

import (
	"math"
	"strings"

	"runehall/internal/aloud"
	"runehall/ui"
)

// figurePanel is a panel of numbers, each above what it counts.
type figurePanel struct {
	figures []figureCell
	note    string // what the points of the game are; "" is none
	rect    ui.Rect
	low     ui.Rect
}

// leastFigure is the least width of a number with its words, in dp.
const leastFigure = 90

type figureCell struct {
	number, text string
	rect         ui.Rect
}

func (w *figurePanel) add(number, text string) {
	w.figures = append(w.figures, figureCell{number: number, text: text})
}

// rows returns how many numbers stand in each row: as many in one as in the next, and where that cannot be, more in the
// upper ones.
func (w *figurePanel) rows(k *ui.Kit, width float64) []int {
	most := ui.GridColumns(width-2*k.Gap.M, k.Dp(leastFigure), k.Gap.S)
	rows := make([]int, (len(w.figures)+most-1)/most)
	for i := range w.figures {
		rows[i%len(rows)]++
	}
	return rows
}

// cell returns the height of each number with its words.
func (w *figurePanel) cell(k *ui.Kit, width float64) float64 {
	n := float64(w.rows(k, width)[0])
	each := (width - 2*k.Gap.M - (n-1)*k.Gap.S) / n
	h := 0.0
	for i := range w.figures {
		h = max(h, k.Measure(w.figures[i].text, k.Type.Small, max(1, each)).H)
	}
	return h + k.LineHeight(k.Type.Heading)
}

// Measure returns the height of all numbers.
func (w *figurePanel) Measure(k *ui.Kit, room ui.Size) ui.Size {
	rows := len(w.rows(k, room.W))
	h := float64(rows)*w.cell(k, room.W) + float64(rows-1)*k.Gap.S + 2*k.Gap.M
	if w.note != "" {
		h += k.Gap.S + k.Measure(w.note, k.Type.Label, room.W-2*k.Gap.M).H
	}
	return ui.Sz(room.W, h)
}

// Layout places the numbers.
func (w *figurePanel) Layout(k *ui.Kit, r ui.Rect) {
	w.rect = r
	in := r.Inset(ui.Sides(k.Gap.M, k.Gap.M))
	if w.note != "" {
		w.low, in = in.CutBottom(k.Measure(w.note, k.Type.Label, in.W).H, k.Gap.S)
	}
	rest, rows := w.figures, w.rows(k, r.W)
	for i, row := range in.Grid(len(rows), 1, k.Gap.S) {
		for at, place := range row.Grid(rows[i], rows[i], k.Gap.S) {
			rest[at].rect = place
		}
		rest = rest[rows[i]:]
	}
}

// Update offers the focus, so that keys scroll to it.
func (w *figurePanel) Update(c *ui.Context) { c.Focusable(w, w.rect, c.Radius.Panel) }

// Speak says the numbers, each before what it counts.
func (w *figurePanel) Speak() aloud.Thing {
	said := make([]string, len(w.figures))
	for i, f := range w.figures {
		said[i] = f.number + " " + f.text
	}
	return aloud.Thing{Role: aloud.Text, Label: strings.Join(said, ", "), Note: w.note}
}

// Draw draws the numbers on slate.
func (w *figurePanel) Draw(c *ui.Canvas) {
	c.Panel(w.rect)
	style, said, room := c.Type.Title, 0.0, math.Inf(1)
	for i := range w.figures {
		f := &w.figures[i]
		said, room = max(said, c.Measure(f.text, c.Type.Small, f.rect.W).H), min(room, f.rect.H)
	}
	if room < c.LineHeight(style)+said {
		style = c.Type.Heading
	}
	high := c.LineHeight(style)
	for i := range w.figures {
		f := &w.figures[i]
		number, words := f.rect.Place(ui.Sz(f.rect.W, high+said), 0, .5).CutTop(high, 0)
		c.TextIn(f.number, style.In(c.Palette.GoldText), number, ui.AlignCenter|ui.AlignMiddle)
		c.Paragraph(f.text, c.Type.Small, words, ui.AlignCenter)
	}
	c.Paragraph(w.note, c.Type.Label, w.low, ui.AlignCenter)
}

// rowPanel is a panel of rows, each with words, a number, and a bar that shows the share.
type rowPanel struct {
	title string
	rows  []shareRow
	rect  ui.Rect
	head  ui.Rect
}

type shareRow struct {
	text, number string
	share        float64
	rect         ui.Rect
}

func (w *rowPanel) add(text, number string, share float64) {
	w.rows = append(w.rows, shareRow{text: text, number: number, share: share})
}

func (w *rowPanel) row(k *ui.Kit) float64 { return k.LineHeight(k.Type.Body) + k.Gap.XS + k.Dp(6) }

// Measure returns the height of the title and all rows.
func (w *rowPanel) Measure(k *ui.Kit, room ui.Size) ui.Size {
	n := float64(len(w.rows))
	title := k.Measure(w.title, k.Type.Name, max(1, room.W-2*k.Gap.L)).H
	return ui.Sz(room.W, 2*k.Gap.M+title+n*(w.row(k)+k.Gap.S))
}

// Layout places the rows.
func (w *rowPanel) Layout(k *ui.Kit, r ui.Rect) {
	w.rect = r
	in := r.Inset(ui.Sides(k.Gap.L, k.Gap.M))
	w.head, in = in.CutTop(k.Measure(w.title, k.Type.Name, in.W).H, k.Gap.S)
	for i := range w.rows {
		w.rows[i].rect, in = in.CutTop(w.row(k), k.Gap.S)
	}
}

// Update offers the focus, so that keys scroll to it.
func (w *rowPanel) Update(c *ui.Context) { c.Focusable(w, w.rect, c.Radius.Panel) }

// Speak says the title and the rows.
func (w *rowPanel) Speak() aloud.Thing {
	said := make([]string, len(w.rows))
	for i, r := range w.rows {
		said[i] = r.text + " " + r.number
	}
	return aloud.Thing{Role: aloud.Text, Label: w.title, Value: strings.Join(said, ", ")}
}

// Draw draws the rows on slate.
func (w *rowPanel) Draw(c *ui.Canvas) {
	p := &c.Palette
	c.Panel(w.rect)
	c.Paragraph(w.title, c.Type.Name, w.head, ui.AlignLeft)
	for i := range w.rows {
		r := &w.rows[i]
		words, bar := r.rect.CutTop(c.LineHeight(c.Type.Body), c.Gap.XS)
		number, left := words.CutRight(c.Measure(r.number, c.Type.Strong, 0).W, c.Gap.M)
		c.TextIn(r.text, c.Type.Body, left, ui.AlignLeft|ui.AlignMiddle)
		c.TextIn(r.number, c.Type.Strong, number, ui.AlignRight|ui.AlignMiddle)
		c.Recess(bar, bar.H/2)
		if r.share > 0 {
			bar.W = max(bar.H, bar.W*min(1, r.share))
			c.Box(bar, bar.H/2, ui.Shade3(p.BrassTop, p.Brass, p.BrassLow))
		}
	}
}
