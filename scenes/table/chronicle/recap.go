package chronicle

import (
	"strconv"

	"runehall/internal/aloud"
	"runehall/scenes/stage"
	"runehall/ui"
)

// Recap tells what happened since somebody last looked, in one line for each turn. It lies beside the board. Phones
// have no room for that: there it is folded to one line until somebody taps it.
type Recap struct {
	Open   bool
	Folded bool   // the layout had room for one line only
	Whole  bool   // somebody has tapped that line, and wants all of them
	Aside  bool   // it takes the place of the seats, so that the thing asked for has the board to itself
	Shows  string // label of the button Show
	Rows   []*TurnRow
	Close  ui.Button
	Show   ui.Button // leads from line to line on the board
	Brief  recapLine
	Note   string // says how many turns came before the first line
	Lit    int    // the line that is being shown on the board, or -1
	title  string

	leads  bool // it has just opened, and keys or gamepads have not been led to its close button yet
	lasts  int  // ticks until the next line is shown
	scroll ui.Scroll
	rect   ui.Rect
	head   ui.Rect
}

// litTicks is how long Show stays at each line.
var litTicks = ui.Ticks(1500)

// RecapLines is how many lines a recap has at most. Of earlier turns it only gives the number.
const RecapLines = 4

// Init sets up the buttons, and adds their names in reports to names.
func (s *Recap) Init(names stage.Names) {
	names[&s.Close], names[&s.Show], names[&s.Brief.Button] = "recap.close", "recap.show", "recap.open"
	s.Lit = -1
	s.Close = ui.Button{Kind: ui.QuietButton, Icon: ui.IconClose}
	s.Show = ui.Button{Kind: ui.QuietButton, Icon: ui.IconPlay, OnTap: s.begin}
	s.Brief.tapped = s.unfold
	s.scroll.Content = (*turnList)(s)
}

// Read reports whether the recap is open with all its lines, so that nothing else is done until it has been read.
func (s *Recap) Read() bool { return s.Open && !s.Folded }

// Over reports whether it is read in the board's place, and lies over whatever is open there.
func (s *Recap) Over() bool { return s.Read() && !s.Aside }

// unfold asks the table to lay out all lines, and leads keys to them.
func (s *Recap) unfold() { s.Whole, s.leads = true, true }

// Fill gives the recap new lines, and opens it if there are any. note says what the lines leave out.
func (s *Recap) Fill(title, note string, rows []*TurnRow) {
	s.title, s.Note, s.Rows, s.Open, s.Lit = title, note, rows, len(rows) > 0, -1
	s.leads, s.Whole = s.Open, false
}

func (s *Recap) begin() { s.light(0) }

func (s *Recap) light(i int) {
	s.Lit, s.lasts = -1, 0
	if i >= len(s.Rows) {
		return
	}
	s.Lit, s.lasts = i, litTicks
	s.Rows[i].show()
	s.scroll.Reveal(s.Rows[i].rect)
}

// High returns how high the recap is with all its lines, at a width.
func (s *Recap) High(k *ui.Kit, width float64) float64 {
	return headHeight(k) + (*turnList)(s).Measure(k, ui.Sz(width-2*k.Gap.S, 0)).H + 2*k.Gap.S
}

// headHeight returns the height of the line with the title.
func headHeight(k *ui.Kit) float64 { return max(k.Dp(44), k.Touch*.9) }

func (s *turnList) columns(k *ui.Kit, width float64) int {
	if width >= k.Dp(660) && len(s.Rows) > 1 {
		return 2
	}
	return 1
}

// grid returns the height of each row of lines at a width, and the width of one line.
func (s *turnList) grid(k *ui.Kit, width float64) (heights []float64, line float64) {
	columns := s.columns(k, width)
	line = (width - k.Gap.XS*float64(columns-1)) / float64(columns)
	for i, r := range s.Rows {
		h := r.Measure(k, ui.Sz(line, 0)).H
		if i%columns == 0 {
			heights = append(heights, h)
			continue
		}
		heights[i/columns] = max(heights[i/columns], h)
	}
	return heights, line
}

// turnList is a recap's lines, in columns.
type turnList Recap

func (s *turnList) Measure(k *ui.Kit, room ui.Size) ui.Size {
	heights, _ := s.grid(k, room.W)
	all := 0.0
	for _, h := range heights {
		all += h
	}
	return ui.Sz(room.W, all+k.Gap.XS*max(0, float64(len(heights)-1)))
}

func (s *turnList) Layout(k *ui.Kit, r ui.Rect) {
	heights, line := s.grid(k, r.W)
	columns := s.columns(k, r.W)
	y := r.Y
	for i, row := range s.Rows {
		n := i / columns
		row.Layout(k, ui.Rc(r.X+float64(i%columns)*(line+k.Gap.XS), y, line, heights[n]))
		if i%columns == columns-1 {
			y += heights[n] + k.Gap.XS
		}
	}
}

func (s *turnList) Update(c *ui.Context) {
	for _, r := range s.Rows {
		r.Update(c)
	}
}

func (s *turnList) Draw(c *ui.Canvas) {
	for i, r := range s.Rows {
		r.lit = i == s.Lit
		r.Draw(c)
	}
}

// Place places the recap within r, folded or not.
func (s *Recap) Place(k *ui.Kit, r ui.Rect) {
	s.rect = r
	if s.Folded {
		s.Brief.Layout(k, r)
		s.Brief.fit(k, s)
		return
	}
	in := r.Grow(-k.Gap.S)
	head, body := in.CutTop(headHeight(k)-k.Gap.XS, k.Gap.XS)
	close, head := head.CutRight(max(k.Touch, head.H), 0)
	s.Show.Text = s.Shows
	want := s.Show.Measure(k, ui.Size{})
	if head.W-want.W < k.Measure(s.title, k.Type.Section, 0).W { // the icon alone says it
		s.Show.Text, want.W = "", k.Touch
	}
	show, head := head.CutRight(want.W, k.Gap.S)
	s.Close.Layout(k, close)
	s.Show.Layout(k, show)
	s.head = head.Inset(ui.Insets{Left: k.Gap.XS})
	s.scroll.Layout(k, body)
}

// Update scrolls, lights line after line after Show was pressed, and closes the recap on Back.
func (s *Recap) Update(c *ui.Context) {
	if s.Folded {
		s.Brief.Update(c)
		c.Block(s.rect)
		return
	}
	switch device := c.Input().Device; {
	case device == ui.MouseDevice || device == ui.TouchDevice:
		s.leads = false
	case s.leads && c.RingShown(): // steps of the focus would reach other things first
		c.Lend(&s.Close)
		s.leads = false
	}
	s.Close.Update(c)
	s.Show.Update(c)
	s.scroll.Update(c)
	if s.Lit >= 0 {
		if s.lasts--; s.lasts <= 0 {
			s.light(s.Lit + 1)
		}
	}
	c.Block(s.rect)
	c.Moves(s.scroll.Moving() || s.Lit >= 0)
	if c.Action(ui.Back) {
		s.Open = false
	}
}

// Pressed reports whether a pointer was put down beside the recap in this tick, and where.
func (s *Recap) Pressed(in *ui.Input) (ui.Point, bool) {
	for _, p := range in.Pointers {
		if p.Phase == ui.Press && !s.rect.Has(p.At) {
			return p.At, true
		}
	}
	return ui.Point{}, false
}

// Draw draws the recap, folded or not.
func (s *Recap) Draw(c *ui.Canvas) {
	if s.Folded {
		s.Brief.draw(c)
		return
	}
	c.Panel(s.rect)
	title := s.head
	style, _ := c.FitText(s.title, c.Type.Section, title.Size())
	if wide := c.Measure(s.title, style, 0).W + c.Gap.M; s.Note != "" &&
		title.W-wide >= c.Measure(s.Note, c.Type.Small, 0).W {
		note := ui.Rect{X: title.X + wide, Y: title.Y + c.Dp(2), W: title.W - wide, H: title.H}
		c.TextIn(s.Note, c.Type.Small, note, ui.AlignLeft|ui.AlignMiddle)
	}
	c.TextIn(s.title, c.Type.Section, title, ui.AlignLeft|ui.AlignMiddle)
	s.Show.Draw(c)
	s.Close.Draw(c)
	s.scroll.Draw(c)
}

// Report names the lines that can be pressed: recap.line. and a number from 0.
func (s *Recap) Report(r *stage.Report) {
	if !s.Read() {
		return
	}
	for owner, visible := range r.Root.Stops {
		for i, line := range s.Rows {
			if owner == &line.Button {
				r.Target("recap.line."+strconv.Itoa(i), visible)
				r.Own("recap.line."+strconv.Itoa(i), owner)
			}
		}
	}
}

// Hear gives a screen reader the title and the words of the lines, and has the title said when the recap opens.
func (s *Recap) Hear(h *stage.Heard) {
	s.Brief.Button.Label = s.Brief.Text
	h.Part("recap", s.title, aloud.List, s.rect)
	for i, r := range s.Rows {
		h.Labels("recap.line."+strconv.Itoa(i), r.spoken())
	}
	h.Tells("recap", s.title, false)
}

// HearButtons names the buttons that show only a sign.
func (s *Recap) HearButtons(h *stage.Heard) {
	s.Close.Label, s.Show.Label = h.Text("aloud.close"), s.Shows
}

// LeastHigh returns the least height of a recap: its title and one whole line.
func LeastHigh(k *ui.Kit) float64 { return headHeight(k) + k.Touch + 2*k.Gap.S }
