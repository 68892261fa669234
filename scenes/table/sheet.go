package table

import (
	"strconv"

	"runehall/ui"
)

// sheet is a panel with a title, a list of lines and a button that closes it: the log, or a recap.
type sheet struct {
	open  bool
	title string
	note  string
	rows  []*row
	close ui.Button

	scroll ui.Scroll
	column ui.Column
	rect   ui.Rect
	head   ui.Rect
}

// layout places the sheet within r, no higher than its lines need.
func (s *sheet) layout(k *ui.Kit, r ui.Rect) {
	s.column.Items = s.column.Items[:0]
	for _, line := range s.rows {
		s.column.Items = append(s.column.Items, line)
	}
	s.column.Gap = -1
	s.scroll.Content = &s.column
	pad := k.Gap.M
	want := s.column.Measure(k, ui.Sz(max(0, r.W-2*pad), 0)).H + k.Touch + 2*pad
	s.rect, _ = r.CutTop(min(r.H, want), 0)
	in := s.rect.Grow(-pad)
	head, body := in.CutTop(k.Touch, 0)
	close, head := head.CutRight(k.Touch, k.Gap.S)
	s.close.Kind, s.close.Icon = ui.QuietButton, ui.IconClose
	s.close.Layout(k, close)
	s.head = head
	s.scroll.Layout(k, body)
}

// fill gives the sheet new lines, and opens it if there are any.
func (s *sheet) fill(title, note string, rows []*row) {
	s.title, s.note, s.rows, s.open = title, note, rows, len(rows) > 0
}

// update reacts to a tick. The actions in closing close the sheet.
func (s *sheet) update(c *ui.Context, closing ...ui.Action) {
	s.close.Update(c)
	s.scroll.Update(c)
	c.Moves(s.scroll.Moving())
	for _, a := range closing {
		if c.Action(a) {
			s.open = false
		}
	}
}

// pressedBeside reports whether a pointer was put down outside the sheet in this tick.
func (s *sheet) pressedBeside(in *ui.Input) bool {
	for _, p := range in.Pointers {
		if p.Phase == ui.Press && !s.rect.Has(p.At) {
			return true
		}
	}
	return false
}

// report names the lines that can be pressed, by their number.
func (s *sheet) report(prefix string, r *Report) {
	if !s.open {
		return
	}
	for owner, visible := range r.Root.Stops {
		for i, line := range s.rows {
			if owner == &line.button {
				r.Target(prefix+strconv.Itoa(i), visible)
				r.Own(prefix+strconv.Itoa(i), owner)
			}
		}
	}
}

func (s *sheet) draw(c *ui.Canvas) {
	c.Panel(s.rect)
	title := s.head
	if s.note != "" {
		var note ui.Rect
		note, title = title.CutRight(min(title.W*.35, c.Measure(s.note, c.Type.Small, 0).W), c.Gap.S)
		c.TextIn(s.note, c.Type.Small, note, ui.AlignRight|ui.AlignMiddle)
	}
	c.TextIn(s.title, c.Type.Section, title, ui.AlignLeft|ui.AlignMiddle)
	s.close.Draw(c)
	s.scroll.Draw(c)
}
