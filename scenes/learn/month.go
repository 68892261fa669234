package learn

import (
	"fmt"
	"time"

	"runehall/assets/lang"
	"runehall/games/puzzle"
	"runehall/scenes/stage"
	"runehall/ui"
)

// month is a calendar with a little board for each day: the last weeks, up to today, or one of the months before.
type month struct {
	Days  []*dayCell
	Names [week]string
	// Title says which days these are; Earlier and Later leaf.
	Title          string
	Earlier, Later ui.Button
	// High is how high the calendar may be, in pixels, where the cells would otherwise be higher; 0: no matter.
	High float64

	span  span
	heads []ui.Rect
	head  ui.Rect
}

// A week begins with Monday. The first of January 1970, day 0, was a Thursday.
const week, thursday, weeks = 7, 3, 5

// mostMonths is how many months somebody can leaf back: ten years, as long as a diary keeps results.
const mostMonths = 120

// span is the days of a calendar.
type span struct{ first, last int }

// spanOf returns the days of the calendar that lies so many leaves before today's: first the last weeks, then whole
// months from the one on which those weeks border.
func spanOf(today, leaf int) span {
	if leaf == 0 {
		return span{firstDay(today), today}
	}
	year, month, _ := stage.DateOf(firstDay(today) - 1).Date()
	begins := func(months int) int { // so many months later
		at := time.Date(year, month+time.Month(months), 1, 0, 0, 0, 0, time.UTC)
		return puzzle.Day(at.Year(), int(at.Month()), 1)
	}
	return span{begins(1 - leaf), begins(2-leaf) - 1}
}

// mostLeaves returns how many leaves lie before today's: none that begins before day 0.
func mostLeaves(today int) (n int) {
	for n < mostMonths && spanOf(today, n+1).first >= 0 {
		n++
	}
	return n
}

// rows is how many weeks are shown. Short months have a row to spare, so that what lies below stays where it is.
func (s span) rows() float64 {
	return max(weeks, float64((weekday(s.first)+s.last-s.first)/week+1))
}

// dayCell is a day of the calendar.
type dayCell struct {
	window
	Result puzzle.Result
	Number string // the day of its month
	Label  string // date, game and state, for whoever hears the screen
	Today  bool
	Tap    func()

	Button  ui.Button // handles pointer and focus; it is not drawn
	rect    ui.Rect
	hovered bool
}

// firstDay returns the first day that a calendar shows which ends with today's week.
func firstDay(today int) int { return today - weekday(today) - week*(weeks-1) }

// weekday returns the day of the week, from 0 for Monday.
func weekday(day int) int { return ((day+thursday)%week + week) % week }

// title says which days the calendar shows.
func (s span) title(st *stage.Stage, leaf int) string {
	if leaf == 0 {
		return st.Text("day.weeks")
	}
	at := stage.DateOf(s.first)
	//says:keys month.alone.{1,2,3,4,5,6,7,8,9,10,11,12}
	return st.Text("day.month.title", lang.Phrase("month", fmt.Sprintf("month.alone.%d", at.Month())),
		lang.Str("year", fmt.Sprint(at.Year())))
}

// fill fills the calendar in that lies so many leaves before today's.
func (w *month) fill(st *stage.Stage, b *boards, sight func() ui.Rect, today, leaf int, open func(day int)) {
	w.Days, w.span = w.Days[:0], spanOf(today, leaf)
	w.Title = w.span.title(st, leaf)
	w.Earlier.Kind, w.Earlier.Icon, w.Earlier.Label = ui.QuietButton, ui.IconBack, st.Text("day.earlier")
	w.Later.Kind, w.Later.Icon, w.Later.Label = ui.QuietButton, ui.IconForward, st.Text("day.later")
	w.Earlier.Disabled, w.Later.Disabled = leaf >= mostLeaves(today), leaf == 0
	for i := range w.Names {
		//says:keys weekday.{1,2,3,4,5,6,7}
		w.Names[i] = st.Text(fmt.Sprintf("weekday.%d", i+1))
	}
	for day := w.span.first; day <= w.span.last; day++ {
		game, _ := puzzle.GameOf(day)
		r := st.Diary.Of(day)
		date := stage.DateOf(day)
		w.Days = append(w.Days, &dayCell{
			window: window{boards: b, sight: sight, day: day, small: true}, Result: r, Today: day == today,
			Number: fmt.Sprint(date.Day()), Tap: func() { open(day) },
			Label: dated(st, day) + ". " + st.Text("day.card", lang.Str("game", st.Text("game."+game)),
				lang.Str("state", stateWords(st, r))),
		})
	}
}

// cellShape is how much higher than wide a cell is.
const cellShape = 1.18

// cell returns the size of a cell, and the heights of the title and of the row of names.
func (w *month) cell(k *ui.Kit, width float64) (size ui.Size, title, head float64) {
	title, head = max(stage.MinTouch(k), k.LineHeight(k.Type.Section)), k.LineHeight(k.Type.Label)
	size.W = (width - (week-1)*k.Gap.XS) / week
	size.H = size.W * cellShape
	if w.High > 0 {
		size.H = min(size.H, (w.High-title-head)/w.span.rows()-k.Gap.XS)
	}
	size.H = max(size.H, stage.MinTouch(k))
	return size, title, head
}

// Measure returns the height of all weeks.
func (w *month) Measure(k *ui.Kit, room ui.Size) ui.Size {
	size, title, head := w.cell(k, room.W)
	return ui.Sz(room.W, title+head+w.span.rows()*(size.H+k.Gap.XS))
}

// Layout places the title with the arrows, and the days.
func (w *month) Layout(k *ui.Kit, r ui.Rect) {
	size, title, head := w.cell(k, r.W)
	top, r := r.CutTop(title, 0)
	side := max(stage.MinTouch(k), title)
	left, rest := top.CutLeft(side, 0)
	right, mid := rest.CutRight(side, 0)
	w.Earlier.Layout(k, left)
	w.Later.Layout(k, right)
	w.head = mid
	at := func(column int, y float64, s ui.Size) ui.Rect {
		return ui.Rc(r.X+float64(column)*(s.W+k.Gap.XS), y, s.W, s.H)
	}
	w.heads = w.heads[:0]
	for i := range week {
		w.heads = append(w.heads, at(i, r.Y, ui.Sz(size.W, head)))
	}
	for i, day := range w.Days {
		i += weekday(w.span.first)
		day.rect = at(i%week, r.Y+head+k.Gap.XS+float64(i/week)*(size.H+k.Gap.XS), size)
		day.at = day.rect.Inset(ui.Sides(k.Outline, k.Outline))
		day.Button.Layout(k, day.rect)
	}
}

// Update updates the arrows and the days.
func (w *month) Update(c *ui.Context) {
	w.Earlier.Update(c)
	w.Later.Update(c)
	for _, day := range w.Days {
		day.update()
		day.hovered = c.Hovers(day.rect)
		day.Button.OnTap, day.Button.Label, day.Button.Selected = day.Tap, day.Label, day.Today
		day.Button.Update(c)
	}
}

// named is the style of the title: smaller where it has little room.
func (w *month) named(k *ui.Kit) ui.TextStyle {
	if k.Measure(w.Title, k.Type.Section, 0).W > w.head.W {
		return k.Type.Small
	}
	return k.Type.Section
}

// Draw draws the weeks.
func (w *month) Draw(c *ui.Canvas) {
	w.Earlier.Draw(c)
	c.TextIn(w.Title, w.named(c.Kit), w.head, ui.AlignCenter|ui.AlignMiddle)
	w.Later.Draw(c)
	for i, at := range w.heads {
		c.TextIn(w.Names[i], c.Type.Label, at, ui.AlignCenter|ui.AlignMiddle)
	}
	for _, day := range w.Days {
		day.Draw(c)
	}
}

// Draw draws a day: solved ones in light and rimmed with gold, others in the dark.
func (w *dayCell) Draw(c *ui.Canvas) {
	p := &c.Palette
	dark, rim, wide := .6, p.Edge, c.Hairline
	switch {
	case w.Result.State == puzzle.Solved:
		dark, rim, wide = 0, p.Gold, c.Outline
	case w.Today:
		dark, rim, wide = 0, p.Cream, c.Outline
	case w.Result.State == puzzle.GivenUp:
		dark, rim = .35, p.Brass
	case w.hovered:
		dark, rim = .35, p.Brass
	}
	w.draw(c, dark)
	c.Frame(w.rect, c.Radius.Chip, wide, ui.Flat(rim))
	if w.Today {
		c.Frame(w.rect.Grow(-2*c.Outline), c.Radius.Chip, c.Hairline, ui.Flat(p.Ink))
	}
	style := c.Type.Label.In(p.Cream)
	size := c.Measure(w.Number, style, 0)
	plate := ui.Rc(w.rect.X+c.Outline, w.rect.Y+c.Outline, size.W+c.Gap.S, size.H)
	c.Box(plate, c.Radius.Chip, ui.Flat(p.Ink.Fade(.72)))
	c.TextIn(w.Number, style, plate, ui.AlignCenter|ui.AlignMiddle)
	r := min(c.Dp(8), w.rect.W*.16)
	mid := ui.Pt(w.rect.Right()-r-c.Outline, w.rect.Bottom()-r-c.Outline)
	switch w.Result.State {
	case puzzle.Solved:
		hexagon(c, mid, r, done, false)
	case puzzle.GivenUp:
		c.Hex(mid, r, p.Ink.Fade(.8))
		c.Icon(ui.IconEye, ui.RectAround(mid, ui.Sz(2*r, 2*r)), r*1.4, p.Muted)
	}
}
