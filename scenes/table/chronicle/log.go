package chronicle

import (
	"strconv"
	"strings"

	"runehall/internal/aloud"
	"runehall/scenes/stage"
	"runehall/ui"
)

// Log is a panel with a title, everything that has happened line by line, and a button that closes it.
type Log struct {
	Open  bool
	Close ui.Button
	Rows  []*logRow
	title string

	scroll ui.Scroll
	column ui.Column
	rect   ui.Rect
	head   ui.Rect
}

// Layout places the log at the top of r, no higher than its lines need.
func (s *Log) Layout(k *ui.Kit, r ui.Rect) {
	s.column.Items = s.column.Items[:0]
	for _, line := range s.Rows {
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
	s.Close.Kind, s.Close.Icon = ui.QuietButton, ui.IconClose
	s.Close.Layout(k, close)
	s.head = head
	s.scroll.Layout(k, body)
}

// Update scrolls, and closes the log on its button, its keys, or a press beside it.
func (s *Log) Update(c *ui.Context) {
	s.Close.Update(c)
	s.scroll.Update(c)
	c.Moves(s.scroll.Moving())
	for _, a := range [...]ui.Action{ui.Back, ui.Log} {
		if c.Action(a) {
			s.Open = false
		}
	}
	if s.pressedBeside(c.Input()) {
		s.Open = false
	}
}

// ToEnd scrolls to the last line.
func (s *Log) ToEnd() { s.scroll.ToEnd() }

// pressedBeside reports whether a pointer was put down outside the log in this tick.
func (s *Log) pressedBeside(in *ui.Input) bool {
	for _, p := range in.Pointers {
		if p.Phase == ui.Press && !s.rect.Has(p.At) {
			return true
		}
	}
	return false
}

// Report names the lines that can be pressed: log.line. and a number from 0.
func (s *Log) Report(r *stage.Report) {
	if !s.Open {
		return
	}
	for owner, visible := range r.Root.Stops {
		for i, line := range s.Rows {
			if owner == &line.Button {
				r.Target("log.line."+strconv.Itoa(i), visible)
				r.Own("log.line."+strconv.Itoa(i), owner)
			}
		}
	}
}

// Draw draws the panel, whether it is open or not.
func (s *Log) Draw(c *ui.Canvas) {
	c.Panel(s.rect)
	c.TextIn(s.title, c.Type.Section, s.head, ui.AlignLeft|ui.AlignMiddle)
	s.Close.Draw(c)
	s.scroll.Draw(c)
}

// Hear gives a screen reader the log's title and the words of its lines.
func (s *Log) Hear(h *stage.Heard) {
	h.Part("log", s.title, aloud.Dialog, s.rect)
	for i, r := range s.Rows {
		h.Labels("log.line."+strconv.Itoa(i), strings.TrimSpace(r.number+" "+r.said()))
	}
}
