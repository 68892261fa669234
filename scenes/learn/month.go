package learn

import (
	"fmt"

	"runehall/assets/lang"
	"runehall/games/puzzle"
	"runehall/scenes/page"
	"runehall/scenes/stage"
	"runehall/ui"
)

// month is a calendar of the last weeks, up to today: a little board for each day.
type month struct {
	Days  []*dayCell
	Names [week]string
	// High is how high the calendar may be, in pixels, where the cells would otherwise be higher; 0: no matter.
	High float64

	heads []ui.Rect
}

// A week begins with Monday. The first of January 1970, day 0, was a Thursday.
const week, thursday, weeks = 7, 3, 5

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

// fill fills the calendar in.
func (w *month) fill(st *stage.Stage, b *boards, sight func() ui.Rect, today int, open func(day int)) {
	w.Days = w.Days[:0]
	for i := range w.Names {
		//says:keys weekday.{1,2,3,4,5,6,7}
		w.Names[i] = st.Text(fmt.Sprintf("weekday.%d", i+1))
	}
	for day := firstDay(today); day <= today; day++ {
		game, _ := puzzle.GameOf(day)
		r := st.Diary.Of(day)
		date := stage.DateOf(day)
		w.Days = append(w.Days, &dayCell{
			window: window{boards: b, sight: sight, day: day, small: true}, Result: r, Today: day == today,
			Number: fmt.Sprint(date.Day()), Tap: func() { open(day) },
			Label: page.Day(st, date) + ". " + st.Text("day.card", lang.Str("game", st.Text("game."+game)), lang.Str("state", stateWords(st, r))),
		})
	}
}

// cellShape is how much higher than wide a cell is.
const cellShape = 1.18

// cell returns the size of a cell and the height of the row of names.
func (w *month) cell(k *ui.Kit, width float64) (size ui.Size, head float64) {
	head = k.LineHeight(k.Type.Label)
	size.W = (width - (week-1)*k.Gap.XS) / week
	size.H = size.W * cellShape
	if w.High > 0 {
		size.H = min(size.H, (w.High-head)/weeks-k.Gap.XS)
	}
	size.H = max(size.H, stage.MinTouch(k))
	return size, head
}

// Measure returns the height of all weeks.
func (w *month) Measure(k *ui.Kit, room ui.Size) ui.Size {
	size, head := w.cell(k, room.W)
	return ui.Sz(room.W, head+weeks*(size.H+k.Gap.XS))
}

// Layout places the days.
func (w *month) Layout(k *ui.Kit, r ui.Rect) {
	size, head := w.cell(k, r.W)
	at := func(column int, y float64, s ui.Size) ui.Rect {
		return ui.Rc(r.X+float64(column)*(s.W+k.Gap.XS), y, s.W, s.H)
	}
	w.heads = w.heads[:0]
	for i := range week {
		w.heads = append(w.heads, at(i, r.Y, ui.Sz(size.W, head)))
	}
	for i, day := range w.Days {
		day.rect = at(i%week, r.Y+head+k.Gap.XS+float64(i/week)*(size.H+k.Gap.XS), size)
		day.at = day.rect.Inset(ui.Sides(k.Outline, k.Outline))
		day.Button.Layout(k, day.rect)
	}
}

// Update updates the days.
func (w *month) Update(c *ui.Context) {
	for _, day := range w.Days {
		day.update()
		day.hovered = c.Hovers(day.rect)
		day.Button.OnTap, day.Button.Label, day.Button.Selected = day.Tap, day.Label, day.Today
		day.Button.Update(c)
	}
}

// Draw draws the weeks.
func (w *month) Draw(c *ui.Canvas) {
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
