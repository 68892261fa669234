package boardtest

import (
	"testing"

	"runehall/scenes/boards"
	"runehall/scenes/table"
	"runehall/ui"
)

// SheetFits fails the test if an open sheet leaves its room, cuts the golden button, has something that sticks out of
// it, or is empty.
func SheetFits(t testing.TB, name string, f *table.Frame, s *boards.Sheet) {
	t.Helper()
	if len(s.Lines)+len(s.Items) == 0 {
		t.Errorf("%s: the sheet is empty", name)
	}
	Inside(t, name, s.Rect, ui.Bounding(f.Field, f.Seats, f.Ledge))
	for _, r := range append(append([]ui.Rect{s.Head, s.Picture, s.Before, s.After, s.Close}, s.Lines...), s.Items...) {
		Inside(t, name, r, s.Rect)
	}
	if s.Covers(f) && s.Rect.Bottom() < f.Primary.Bottom() && f.Primary.Y-s.Rect.Y > f.Kit.Dp(boards.SheetRoomy) {
		t.Errorf("%s: the sheet %v cuts the golden button %v", name, s.Rect, f.Primary)
	}
}

// NotesFit fails the test if words of an explanation have no room in its sheet.
func NotesFit(t testing.TB, name string, k *ui.Kit, s *boards.Sheet, notes []boards.Note) {
	t.Helper()
	title, small := s.Styles(k, notes)
	for i, l := range s.Lines {
		_, text := s.Parts(k, l)
		head, body := s.Words(k, notes[i].Text, text, title, small)
		WordsFit(t, name, k, notes[i].Title, title, head)
		WordsFit(t, name, k, notes[i].Text, small, body)
	}
}

// WordsFit fails the test if words do not fit into their place.
func WordsFit(t testing.TB, name string, k *ui.Kit, text string, style ui.TextStyle, r ui.Rect) {
	t.Helper()
	fit, wrap := k.FitText(text, style, r.Size())
	width := 0.0
	if wrap {
		width = r.W
	}
	if m := k.Measure(text, fit, width); m.W > r.W+2 || m.H > r.H+.01 {
		t.Errorf("%s: %q is %v at its smallest, its place %v", name, text, m, r.Size())
	}
}
