package table

import (
	"strconv"

	"runehall/ui"
)

// recap says what happened since somebody last looked, in one line for each turn. It has a place of its own beside the board. On phones, which have
// no such place, it is folded to one line until somebody taps that.
type recap struct {
	open   bool
	folded bool // the table has been laid out for one line
	whole  bool // somebody has tapped that line
	title  string
	note   string
	aside  bool   // it takes the place of the seats, so that the thing asked for has the board to itself
	shows  string // what the button says that leads through the lines
	rows   []*turnRow
	close  ui.Button
	show   ui.Button // leads from line to line on the board
	brief  recapLine

	leads  bool // it has just opened: keys and gamepads are yet to be led to its close button
	lit    int  // the line that is shown on the board, or -1
	lasts  int  // ticks until the next one is
	scroll ui.Scroll
	rect   ui.Rect
	head   ui.Rect
}

// litTicks is for how long each line is shown on the board.
var litTicks = ui.Ticks(1500)

// recapLines is how many lines a recap shows. It only says how many came before.
const recapLines = 4

func (s *recap) init() {
	s.lit = -1
	s.close = ui.Button{Kind: ui.QuietButton, Icon: ui.IconClose}
	s.show = ui.Button{Kind: ui.QuietButton, Icon: ui.IconPlay, OnTap: s.begin}
	s.brief.tapped = s.unfold
	s.scroll.Content = s
}

// read reports whether all its lines lie open, so that nothing else is done until they have been read.
func (s *recap) read() bool { return s.open && !s.folded }

// unfold shows all lines once the table has been laid out for that, and leads keys to them.
func (s *recap) unfold() { s.whole, s.leads = true, true }

// fill gives the recap new lines, and opens it if there are any.
func (s *recap) fill(title, note string, rows []*turnRow) {
	s.title, s.note, s.rows, s.open, s.lit = title, note, rows, len(rows) > 0, -1
	s.leads, s.whole = s.open, false
}

// begin leads from line to line on the board, from the first.
func (s *recap) begin() { s.light(0) }

func (s *recap) light(i int) {
	s.lit, s.lasts = -1, 0
	if i >= len(s.rows) {
		return
	}
	s.lit, s.lasts = i, litTicks
	s.rows[i].show()
	s.scroll.Reveal(s.rows[i].rect)
}

func (s *recap) height(k *ui.Kit, width float64) float64 {
	return headHeight(k) + s.Measure(k, ui.Sz(width-2*k.Gap.S, 0)).H + 2*k.Gap.S
}

func headHeight(k *ui.Kit) float64 { return max(k.Dp(44), k.Touch*.9) }

// columns returns how many lines stand side by side.
func (s *recap) columns(k *ui.Kit, width float64) int {
	if width >= k.Dp(660) && len(s.rows) > 1 {
		return 2
	}
	return 1
}

// grid returns the heights of the rows of lines at a width, and the width of a line.
func (s *recap) grid(k *ui.Kit, width float64) (heights []float64, line float64) {
	columns := s.columns(k, width)
	line = (width - k.Gap.XS*float64(columns-1)) / float64(columns)
	for i, r := range s.rows {
		h := r.Measure(k, ui.Sz(line, 0)).H
		if i%columns == 0 {
			heights = append(heights, h)
			continue
		}
		heights[i/columns] = max(heights[i/columns], h)
	}
	return heights, line
}

// Measure returns the size of all lines.
func (s *recap) Measure(k *ui.Kit, room ui.Size) ui.Size {
	heights, _ := s.grid(k, room.W)
	all := 0.0
	for _, h := range heights {
		all += h
	}
	return ui.Sz(room.W, all+k.Gap.XS*max(0, float64(len(heights)-1)))
}

// Layout places the lines.
func (s *recap) Layout(k *ui.Kit, r ui.Rect) {
	heights, line := s.grid(k, r.W)
	columns := s.columns(k, r.W)
	y := r.Y
	for i, row := range s.rows {
		n := i / columns
		row.Layout(k, ui.Rc(r.X+float64(i%columns)*(line+k.Gap.XS), y, line, heights[n]))
		if i%columns == columns-1 {
			y += heights[n] + k.Gap.XS
		}
	}
}

// Update updates the lines.
func (s *recap) Update(c *ui.Context) {
	for _, r := range s.rows {
		r.Update(c)
	}
}

// Draw draws the lines.
func (s *recap) Draw(c *ui.Canvas) {
	for i, r := range s.rows {
		r.lit = i == s.lit
		r.Draw(c)
	}
}

func (s *recap) place(k *ui.Kit, r ui.Rect) {
	s.rect = r
	if s.folded {
		s.brief.Layout(k, r)
		s.brief.fit(k, s)
		return
	}
	in := r.Grow(-k.Gap.S)
	head, body := in.CutTop(headHeight(k)-k.Gap.XS, k.Gap.XS)
	close, head := head.CutRight(max(k.Touch, head.H), 0)
	s.show.Text = s.shows
	want := s.show.Measure(k, ui.Size{})
	if head.W-want.W < k.Measure(s.title, k.Type.Section, 0).W { // the icon says it
		s.show.Text, want.W = "", k.Touch
	}
	show, head := head.CutRight(want.W, k.Gap.S)
	s.close.Layout(k, close)
	s.show.Layout(k, show)
	s.head = head.Inset(ui.Insets{Left: k.Gap.XS})
	s.scroll.Layout(k, body)
}

func (s *recap) update(c *ui.Context) {
	if s.folded {
		s.brief.Update(c)
		c.Block(s.rect)
		return
	}
	switch device := c.Input().Device; {
	case device == ui.MouseDevice || device == ui.TouchDevice:
		s.leads = false
	case s.leads && c.RingShown(): // other things stand straight ahead of where they are
		c.Lend(&s.close)
		s.leads = false
	}
	s.close.Update(c)
	s.show.Update(c)
	s.scroll.Update(c)
	if s.lit >= 0 {
		if s.lasts--; s.lasts <= 0 {
			s.light(s.lit + 1)
		}
	}
	c.Block(s.rect)
	c.Moves(s.scroll.Moving() || s.lit >= 0)
	if c.Action(ui.Back) {
		s.open = false
	}
}

// pressed reports whether a pointer was put down beside the recap in this tick, and where.
func (s *recap) pressed(in *ui.Input) (ui.Point, bool) {
	for _, p := range in.Pointers {
		if p.Phase == ui.Press && !s.rect.Has(p.At) {
			return p.At, true
		}
	}
	return ui.Point{}, false
}

func (s *recap) draw(c *ui.Canvas) {
	if s.folded {
		s.brief.draw(c)
		return
	}
	c.Panel(s.rect)
	title := s.head
	style, _ := c.FitText(s.title, c.Type.Section, title.Size())
	if wide := c.Measure(s.title, style, 0).W + c.Gap.M; s.note != "" && title.W-wide >= c.Measure(s.note, c.Type.Small, 0).W {
		note := ui.Rect{X: title.X + wide, Y: title.Y + c.Dp(2), W: title.W - wide, H: title.H}
		c.TextIn(s.note, c.Type.Small, note, ui.AlignLeft|ui.AlignMiddle)
	}
	c.TextIn(s.title, c.Type.Section, title, ui.AlignLeft|ui.AlignMiddle)
	s.show.Draw(c)
	s.close.Draw(c)
	s.scroll.Draw(c)
}

// report names the lines that can be pressed, by their number.
func (s *recap) report(r *Report) {
	if !s.read() {
		return
	}
	for owner, visible := range r.Root.Stops {
		for i, line := range s.rows {
			if owner == &line.button {
				r.Target("recap.line."+strconv.Itoa(i), visible)
				r.Own("recap.line."+strconv.Itoa(i), owner)
			}
		}
	}
}
