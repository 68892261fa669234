package scenes

import (
	"errors"
	"log/slog"
	"slices"
	"strings"
	"testing"
	"time"

	"runehall/assets/lang"
	"runehall/games/puzzle"
	"runehall/internal/aloud"
	"runehall/internal/workshop/pagetest"
	"runehall/ui"
)

// TestStreaks solves puzzles on days in a row, past midnight, with a day left out, with the clock set back and in
// another time zone.
func TestStreaks(t *testing.T) {
	day := firstDay + 4
	s := solves(t, ui.Sz(1440, 900), "en", 1, day, nil)
	wants := func(streak int, what string) {
		t.Helper()
		s.settle()
		if s.line.State["day.streak"] != float64(streak) {
			t.Fatalf("%s: the streak is %v, not %d", what, s.line.State["day.streak"], streak)
		}
	}
	s.tap("day.solve")
	s.solve(day)
	wants(1, "the first day")
	s.now = noon(day + 1)
	s.tick()
	wants(1, "until midnight there is time")
	if s.line.State["day"] != float64(day+1) || s.line.State["day.solved"] != false {
		t.Fatalf("after midnight the day is %v", s.line.State)
	}
	// It is begun before midnight and solved after it.
	s.tap("day.solve")
	s.now = noon(day + 2).Add(-11*time.Hour - 59*time.Minute)
	s.solve(day + 1)
	wants(2, "solved a minute past midnight")
	if s.line.State["day"] != float64(day+2) {
		t.Fatalf("the day is %v", s.line.State)
	}
	// The clock is set back: the solved days stay, and count again when the clock is right.
	s.now = noon(day)
	s.tick()
	wants(1, "with the clock set back by two days")
	if s.line.State["day.solved"] != true {
		t.Errorf("the day says %v", s.line.State)
	}
	s.now = noon(day + 2)
	s.tick()
	wants(2, "with the clock set right")
	// The date is the one in the person's time zone: in Auckland it is tomorrow already.
	s.now = time.Date(2026, 12, 31, 12, 0, 0, 0, time.UTC).In(time.FixedZone("Auckland", 13*60*60))
	s.tick()
	s.settle()
	if s.line.State["day"] != float64(puzzle.Day(2027, 1, 1)) {
		t.Errorf("in Auckland it is day %v", s.line.State["day"])
	}
	// A day is left out.
	s.now = noon(day + 4)
	s.tick()
	wants(0, "after a day that was missed")
	s.tap("day.past.1") // the day left out, two days late
	s.solve(day + 2)
	wants(0, "what was missed, solved later")
	if s.line.State["day"] != float64(day+4) {
		t.Errorf("the day is %v", s.line.State["day"])
	}
}

// TestABrokenFileOfPuzzlesIsSaid opens a day whose file cannot be read: the program says so, and everything else works.
func TestABrokenFileOfPuzzlesIsSaid(t *testing.T) {
	read := puzzlesOf
	t.Cleanup(func() { puzzlesOf = read })
	puzzlesOf = func(game string) ([]puzzle.Puzzle, error) {
		if game == "market" {
			return puzzle.Read(strings.NewReader("nothing that anybody could ask 3\n"))
		}
		return read(game)
	}
	day := firstDay + 4
	s := &solver{now: noon(day), wheels: steered(t)}
	s.driver = launch(t, ui.Sz(360, 640), Config{Log: slog.New(slog.DiscardHandler), Now: func() time.Time {
		return s.now
	}})
	s.tap("title.learn")
	s.tap("learn.today")
	s.tap("day.solve")
	s.want("error")
	if text, _ := s.line.State["error"].(string); text == "" || strings.Contains(text, "⟦") {
		t.Errorf("it says %q", text)
	}
	s.tap("error.back")
	s.want("day")
	s.tap("day.past.0") // another game
	s.want("table")
	s.tap("table.back")
	s.tap("day.back")
	s.want("learn")
	s.tap("learn.next")
	s.want("table")
}

// TestALineThatCannotBeCopiedIsSaid has a clipboard that refuses.
func TestALineThatCannotBeCopiedIsSaid(t *testing.T) {
	day := firstDay + 4
	s := &solver{now: noon(day), wheels: steered(t)}
	s.driver = launch(t, ui.Sz(1440, 900), Config{
		Log: slog.New(slog.DiscardHandler), Now: func() time.Time { return s.now },
		Copy: func(_ string, done func(error)) { done(errors.New("no")) },
	})
	s.tap("title.learn")
	s.tap("learn.today")
	s.tap("day.solve")
	s.solve(day)
	if toast := s.touched("day.copy"); !strings.Contains(toast, "could not") {
		t.Errorf("it says %q", toast)
	}
}

// TestPuzzlesAreHeard solves a puzzle by ear, in each language: everything has a label, and questions and answers are
// told.
func TestPuzzlesAreHeard(t *testing.T) {
	for i, tag := range lang.Tags() {
		t.Run(tag, func(t *testing.T) {
			day := firstDay + 4
			known := map[string]bool{}
			wheels := steered(t)
			l := hears(t, pagetest.Sizes[i%len(pagetest.Sizes)], Config{
				Lang: tag, Now: func() time.Time { return noon(day) },
				Copy: func(_ string, done func(error)) { done(nil) },
			})
			for _, name := range []string{"title.learn", "learn.today"} {
				l.do(aloud.Press, name, "")
				l.check(known)
			}
			s := &solver{driver: l.driver, wheels: wheels}
			screen := l.hear()
			if today, there := screen.Find("day.today"); !there || today.Label != l.app.stage.Text("game.market") ||
				!strings.Contains(today.Note, l.app.stage.Text("day.new")) {
				t.Errorf("of today is told %+v", today)
			}
			l.do(aloud.Press, "day.solve", "")
			l.check(known)
			told := func(what string) {
				t.Helper()
				said := l.hear().Said
				if !slices.ContainsFunc(said, func(line aloud.Line) bool { return line.Text == s.says() }) {
					t.Errorf("%s is not told: %q, but %v", what, s.says(), said)
				}
			}
			told("what is asked")
			_, answer, _ := s.answer(day)
			s.makes(s.other(day))
			l.check(known)
			told("what another move does")
			l.do(aloud.Press, "table.confirm", "")
			s.makes(answer)
			l.check(known)
			told("why the answer is one")
			l.do(aloud.Press, "table.confirm", "")
			l.check(known)
			l.do(aloud.Press, "day.copy", "")
			l.want("day")
		})
	}
}
