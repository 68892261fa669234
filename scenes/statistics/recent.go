package statistics

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"runehall/games/ledger"
	"runehall/internal/aloud"
	"runehall/ui"
)

// recentPanel lists the latest matches: how each ended for a person, against whom, and when.
type recentPanel struct {
	title string
	rows  []recentRow
	rect  ui.Rect
	head  ui.Rect
}

type recentRow struct {
	rank               int
	text, note, points string
	rect               ui.Rect
}

// mostRecent is how many matches the panel lists.
const mostRecent = 6

// recent returns the panel of the chosen person. Points are told where all are of one game.
func (s *Scene) recent(lines []ledger.Line) *recentPanel {
	w := &recentPanel{title: s.stage.Text("stats.recent")}
	for _, l := range slices.Backward(lines) {
		mine := l.Of(s.person)
		if mine == nil {
			continue
		}
		when, others := s.whenEnded(l), s.others(l)
		r := recentRow{rank: mine.Rank, text: others, note: when, points: strconv.Itoa(mine.Points)}
		if s.game == "" {
			r.text, r.points = s.nameOf(l.Game), ""
			if others != "" {
				r.note += " · " + others
			}
		}
		if r.text == "" {
			r.text = s.person
		}
		if w.rows = append(w.rows, r); len(w.rows) == mostRecent {
			break
		}
	}
	return w
}

// markWide is the width of what stands before a match, in dp.
const markWide = 34

// words returns how wide and high the words of a row are, in a panel that leaves a width for the row.
func (r *recentRow) words(k *ui.Kit, width float64) (wide, text, note float64) {
	wide = width - k.Dp(markWide) - k.Gap.M
	if r.points != "" {
		wide -= k.Measure(r.points, k.Type.Number, 0).W + k.Gap.M
	}
	wide = max(1, wide)
	return wide, k.Measure(r.text, k.Type.Body, wide).H, k.Measure(r.note, k.Type.Small, wide).H
}

// Measure returns the height of the title and all rows.
func (w *recentPanel) Measure(k *ui.Kit, room ui.Size) ui.Size {
	inner := max(1, room.W-2*k.Gap.L)
	h := 2*k.Gap.M + k.Measure(w.title, k.Type.Name, inner).H
	for i := range w.rows {
		_, text, note := w.rows[i].words(k, inner)
		h += k.Gap.S + text + note
	}
	return ui.Sz(room.W, h)
}

// Layout places the rows.
func (w *recentPanel) Layout(k *ui.Kit, r ui.Rect) {
	w.rect = r
	in := r.Inset(ui.Sides(k.Gap.L, k.Gap.M))
	w.head, in = in.CutTop(k.Measure(w.title, k.Type.Name, in.W).H, k.Gap.S)
	for i := range w.rows {
		_, text, note := w.rows[i].words(k, in.W)
		w.rows[i].rect, in = in.CutTop(text+note, k.Gap.S)
	}
}

// Update offers the focus, so that keys scroll to it.
func (w *recentPanel) Update(c *ui.Context) { c.Focusable(w, w.rect, c.Radius.Panel) }

// Speak says the title and the rows.
func (w *recentPanel) Speak() aloud.Thing {
	said := make([]string, len(w.rows))
	for i, r := range w.rows {
		said[i] = fmt.Sprintf("%s (%d): %s %s", r.text, r.rank, r.note, r.points)
	}
	return aloud.Thing{Role: aloud.Text, Label: w.title, Value: strings.Join(said, "; ")}
}

// Draw draws the rows on slate: a cup before each match that was won, and the rank before the others.
func (w *recentPanel) Draw(c *ui.Canvas) {
	p := &c.Palette
	c.Panel(w.rect)
	c.Paragraph(w.title, c.Type.Name, w.head, ui.AlignLeft)
	for i := range w.rows {
		r := &w.rows[i]
		wide, high, _ := r.words(c.Kit, r.rect.W)
		mark, words := r.rect.CutLeft(c.Dp(markWide), c.Gap.M)
		mark = mark.Place(ui.Sz(mark.W, mark.W), .5, .5)
		c.Recess(mark, mark.W/2)
		if r.rank == 1 {
			c.Icon(ui.IconTrophy, mark, mark.W*.62, p.GoldText)
		} else {
			c.TextIn(strconv.Itoa(r.rank), c.Type.Strong.In(p.Muted), mark, ui.AlignCenter|ui.AlignMiddle)
		}
		if r.points != "" {
			c.TextIn(r.points, c.Type.Number, words, ui.AlignRight|ui.AlignMiddle)
		}
		words.W = wide
		top, low := words.CutTop(high, 0)
		c.Paragraph(r.text, c.Type.Body, top, ui.AlignLeft)
		c.Paragraph(r.note, c.Type.Small, low, ui.AlignLeft)
	}
}
