package learn

import (
	"testing"

	"runehall/assets/learn"
	"runehall/games/puzzle"
	"runehall/internal/workshop/pagetest"
	"runehall/scenes/library"
	"runehall/scenes/stage"
	"runehall/ui"
)

// looks are the sizes, languages and scales that the screens are laid out for.
var looks = []struct {
	size  ui.Size
	tag   string
	scale float64
}{
	{ui.Sz(360, 640), "de", 1.5}, {ui.Sz(360, 640), "uk", 1}, {ui.Sz(412, 915), "fr", 1}, {ui.Sz(915, 412), "de", 1}, {ui.Sz(768, 1024), "uk", 1},
	{ui.Sz(1440, 900), "en", 1},
}

// TestTheCalendarEndsWithToday: the last cell is today's, below the name of its day of the week, and five weeks are
// seen.
func TestTheCalendarEndsWithToday(t *testing.T) {
	for year := 2024; year < 2030; year++ {
		for d := 1; d < 29; d++ {
			today := puzzle.Day(year, 2, d)
			if first := firstDay(today); weekday(first) != 0 || today-first < week*(weeks-1) ||
				today-first >= week*weeks {
				t.Fatalf("the %d of February %d: the first day is %d days earlier", d, year, today-first)
			}
		}
	}
	if monday := puzzle.Day(2026, 11, 30); weekday(monday) != 0 || weekday(monday-1) != 6 {
		t.Error("a Monday is none")
	}
}

// TestTodayIsInSightWithItsQuestion: on every screen the page of the day shows the calendar; where it is wide, today's
// position fills what is beside it.
func TestTodayIsInSightWithItsQuestion(t *testing.T) {
	for _, l := range looks {
		b := pagetest.NewBench(t, l.size, l.tag, l.scale)
		s := NewDay(b.Stage, &library.Library{}, func(int) {})
		b.Stage.Push(s)
		b.Tick()
		b.Tick()
		k := b.Stage.Kit
		last := s.month.Days[len(s.month.Days)-1]
		if !last.Today || last.day != s.today {
			t.Fatalf("%v: the last day is %+v", l.size, last)
		}
		for _, day := range s.month.Days {
			if day.rect.W < k.Dp(24) || day.rect.H < k.Dp(28) || day.rect.Right() > l.size.W {
				t.Fatalf("%v: a day lies at %v", l.size, day.rect)
			}
		}
		if inner := s.now.words; inner.H < k.Measure(s.now.Question, s.now.ask(k), inner.W).H {
			t.Errorf("%v: the question has only %v", l.size, inner)
		}
		if s.sides.Side(k, s.Places.Body.W-2*s.Places.Margin) && s.now.rect.H < .8*s.Places.Body.H {
			t.Errorf("%v: beside the calendar the position takes only %v of %v", l.size, s.now.rect.H, s.Places.Body.H)
		}
		if s.now.at.H < .9*k.Dp(leastPosition) {
			t.Errorf("%v: the position is only %v high", l.size, s.now.at.H)
		}
	}
}

// TestLessonsTellTheirState: a lesson that was opened is begun, one that was played is done, and the others are
// untried.
func TestLessonsTellTheirState(t *testing.T) {
	for _, l := range looks {
		b := pagetest.NewBench(t, l.size, l.tag, l.scale)
		ids := learn.IDs("market")
		b.Stage.Settings = b.Stage.Settings.WithLearned(ids[0]).WithLearned(Begun(ids[1]))
		s := New(b.Stage, &library.Library{}, "market", func(string) {})
		s.names = stage.Names{}
		k := b.Stage.Kit
		way := &path{}
		for i, want := range []progress{done, begun, untried} {
			card := s.card(ids[i], i == 1)
			if card.How != want {
				t.Errorf("lesson %d is %d, not %d", i+1, card.How, want)
			}
			way.Cards = append(way.Cards, card)
		}
		for _, width := range []float64{k.Dp(220), k.Dp(340), k.Dp(480)} {
			high := way.Measure(k, ui.Sz(width, 0)).H
			way.Layout(k, ui.Rc(0, 0, width, high))
			for _, card := range way.Cards {
				if need := k.Measure(card.Title, card.name(k), card.words.W).H; need > card.words.H+1 && !card.row {
					t.Errorf("%s, %v wide: %q needs %v and has %v", l.tag, width, card.Title, need, card.words.H)
				}
				if card.rect.Bottom() > high+1 || card.rect.Right() > width+1 {
					t.Errorf("%v wide: a card lies at %v of %v", width, card.rect, high)
				}
			}
		}
	}
}
