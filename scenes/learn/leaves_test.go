package learn

import (
	"testing"

	"runehall/games/puzzle"
	"runehall/internal/workshop/pagetest"
	"runehall/scenes/library"
	"runehall/scenes/page"
	"runehall/scenes/stage"
	"runehall/ui"
)

// TestNoDayIsLeftOut leafs ten years back from each day of some years: each leaf is a whole month, borders on the one
// after it or overlaps with it, and none begins before the first day.
func TestNoDayIsLeftOut(t *testing.T) {
	for today := puzzle.Day(2024, 1, 1); today < puzzle.Day(2028, 3, 2); today++ {
		later := spanOf(today, 0)
		if n := mostLeaves(today); n != mostMonths {
			t.Fatalf("from %v one can leaf only %d months back", stage.DateOf(today), n)
		}
		for leaf := 1; leaf <= 14; leaf++ {
			s := spanOf(today, leaf)
			if first, next := stage.DateOf(s.first),
				stage.DateOf(s.last+1); first.Day() != 1 || next.Day() != 1 || s.last-s.first > 30 {
				t.Fatalf("leaf %d of %v is %v to %v", leaf, stage.DateOf(today), first, next)
			}
			if s.first >= later.first || s.last+1 < later.first {
				t.Fatalf("leaf %d of %v is %v, after %v", leaf, stage.DateOf(today), s, later)
			}
			later = s
		}
	}
	if n := mostLeaves(puzzle.Day(1970, 4, 1)); n > 3 {
		t.Errorf("in April 1970 one can leaf %d months back", n)
	}
}

// TestTheCalendarIsLeafed leafs through the months by taps, keys, gamepad and by ear, on all screens: each month is
// named, its days lie below the names of their days of the week, and can be asked for.
func TestTheCalendarIsLeafed(t *testing.T) {
	for _, l := range looks {
		b := pagetest.NewBench(t, l.size, l.tag, l.scale)
		asked := 0
		s := NewDay(b.Stage, &library.Library{}, func(day int) { asked = day })
		b.Open(s)
		b.Settle()
		leaf := func(want int) {
			t.Helper()
			b.Settle()
			m := &s.month
			if s.leaf != want || m.span != spanOf(s.today, want) || m.Title != m.span.title(b.Stage, want) {
				t.Fatalf("%v: leaf %d, not %d, shows %v under %q", l.size, s.leaf, want, m.span, m.Title)
			}
			if wide := b.Stage.Kit.Measure(m.Title, m.named(b.Stage.Kit), 0).W; wide > m.head.W {
				t.Errorf("%v in %s: %q is %v wide and has %v", l.size, l.tag, m.Title, wide, m.head.W)
			}
			for _, day := range m.Days {
				if name := m.heads[weekday(day.day)]; name.X != day.rect.X || day.rect.Y < name.Bottom() ||
					day.rect.Right() > l.size.W {
					t.Fatalf("%v: day %d lies at %v below %v", l.size, day.day, day.rect, name)
				}
			}
			if m.Later.Disabled != (want == 0) {
				t.Errorf("%v: on leaf %d one can leaf on: %v", l.size, want, !m.Later.Disabled)
			}
		}
		leaf(0)
		b.Tap("day.earlier")
		leaf(1)
		b.FocusOn("day.earlier")
		b.Key(ui.Confirm)
		leaf(2)
		b.Key(ui.RotateLeft)
		leaf(3)
		b.Key(ui.RotateRight)
		b.Key(ui.RotateRight)
		leaf(1)
		b.FocusOn("day.later")
		b.Key(ui.Confirm)
		leaf(0)
		if s.root.Focused() != any(&s.month.Earlier) {
			t.Errorf("%v: the focus stays on an arrow that leads no further", l.size)
		}
		b.Key(ui.RotateLeft)
		b.Key(ui.RotateLeft)
		leaf(2)
		first := s.month.Days[0]
		b.FocusOn(page.Numbered("day.past.", s.today-1-first.day))
		b.Key(ui.Confirm)
		b.Settle()
		if asked != first.day {
			t.Errorf("%v: day %d is asked for %d", l.size, asked, first.day)
		}
	}
}

// TestADateEndsWithOneStop writes the day of a puzzle where a full stop follows, in each language: in Ukrainian a date
// ends with one itself.
func TestADateEndsWithOneStop(t *testing.T) {
	for tag, want := range map[string]string{"en": "1 December 2026", "uk": "1 грудня 2026 р"} {
		b := pagetest.NewBench(t, ui.Sz(412, 915), tag, 1)
		if got := dated(b.Stage, puzzle.Day(2026, 12, 1)); got != want {
			t.Errorf("in %s it is %q, not %q", tag, got, want)
		}
	}
}
