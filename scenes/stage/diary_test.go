package stage

import (
	"log/slog"
	"testing"
	"time"

	"runehall/games/puzzle"
	"runehall/internal/store"
)

// TestDiaryIsKept notes results before and after the store has answered, and finds them in the next run.
func TestDiaryIsKept(t *testing.T) {
	kept, quiet := store.Memory(store.Config{}), slog.New(slog.DiscardHandler)
	d := NewDiary(kept, quiet)
	d.Note(5, puzzle.Result{Tries: 1})
	d.Note(5, puzzle.Result{Tries: 2, State: puzzle.Solved, On: 5})
	d.Note(6, puzzle.Result{Tries: 3})
	for kept.Busy() {
		kept.Poll()
	}
	again := NewDiary(kept, quiet)
	read := false
	again.Then(func() { read = true })
	for kept.Busy() {
		kept.Poll()
	}
	if !read || again.Of(5) != (puzzle.Result{Tries: 2, State: puzzle.Solved, On: 5}) || again.Of(6).Tries != 3 ||
		again.Streak(6) != 1 {
		t.Errorf("%v: %+v, %+v", read, again.Of(5), again.Of(6))
	}
}

// TestADamagedDiaryCostsOnlyItself reads what is none.
func TestADamagedDiaryCostsOnlyItself(t *testing.T) {
	kept := store.Memory(store.Config{})
	kept.SetSetting(DaysKey, []byte("runehall-days 1\n5 1 solved 5\n6 solved\n"), func(err error) {
		if err != nil {
			t.Error(err)
		}
	})
	kept.Poll()
	d := NewDiary(kept, slog.New(slog.DiscardHandler))
	d.Then(func() {})
	for kept.Busy() {
		kept.Poll()
	}
	if d.Of(5).State != puzzle.Solved || d.Of(6).State != puzzle.Open {
		t.Errorf("%+v, %+v", d.Of(5), d.Of(6))
	}
}

// TestTodayIsTheDateHere takes the date of the zone in which somebody is, not the moment.
func TestTodayIsTheDateHere(t *testing.T) {
	moment := time.Date(2026, 12, 31, 23, 30, 0, 0, time.UTC)
	for zone, want := range map[int]int{0: puzzle.Day(2026, 12, 31), 1: puzzle.Day(2027, 1, 1),
		-10: puzzle.Day(2026, 12, 31), 14: puzzle.Day(2027, 1, 1)} {
		s := &Stage{Now: func() time.Time { return moment.In(time.FixedZone("", zone*60*60)) }}
		if s.Today() != want {
			t.Errorf("at UTC%+d it is day %d, not %d", zone, s.Today(), want)
		}
	}
	here := time.FixedZone("", 0)
	s := &Stage{Now: func() time.Time { return moment }, Zone: func(t time.Time) time.Time { return t.In(here) }}
	before := s.Today()
	here = time.FixedZone("", 2*60*60) // somebody travels, or the summer begins, while the program runs
	if s.Today() != before+1 {
		t.Errorf("after a journey it is day %d, and was %d", s.Today(), before)
	}
	if date := DateOf(puzzle.Day(2027, 1, 1)); date.Year() != 2027 || date.YearDay() != 1 {
		t.Errorf("the first of January 2027 is %v", date)
	}
}
