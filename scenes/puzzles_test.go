package scenes

import (
	"strings"
	"testing"
	"time"

	"runehall/assets/lang"
	"runehall/games"
	"runehall/games/lesson"
	"runehall/games/puzzle"
	"runehall/internal/store"
	"runehall/internal/workshop/pagetest"
	"runehall/scenes/stage"
	"runehall/ui"
)

// firstDay is a day on which the puzzle is of the first game; noon returns the middle of a day.
var firstDay = func() int {
	day := puzzle.Day(2026, 11, 27)
	for game, _ := puzzle.GameOf(day); game != puzzle.Games[0]; game, _ = puzzle.GameOf(day) {
		day++
	}
	return day
}()

func noon(day int) time.Time { return stage.DateOf(day).Add(12 * time.Hour) }

// solver plays the puzzles of days at real boards without a window.
type solver struct {
	*driver
	now    time.Time
	wheels map[string]steering
	copied string
}

// solves starts the program at noon of a day and goes to the day's puzzle; kept may be nil.
func solves(t *testing.T, size ui.Size, tag string, scale float64, day int, kept *store.Store) *solver {
	t.Helper()
	if kept == nil {
		kept = store.Memory(store.Config{})
	}
	s := &solver{now: noon(day), wheels: steered(t)}
	s.driver = launch(t, size, Config{
		Store: kept, Lang: tag, Scale: scale, Now: func() time.Time { return s.now },
		Copy: func(text string, done func(error)) { s.copied = text; done(nil) },
	})
	s.tap("title.learn")
	s.tap("learn.today")
	s.want("day")
	return s
}

// lessonOf returns the lesson that makes up a day's puzzle.
func (s *solver) lessonOf(day int) *lesson.Lesson {
	s.t.Helper()
	game, round := puzzle.GameOf(day)
	list, err := puzzlesOf(game)
	if err != nil {
		s.t.Fatal(err)
	}
	door, _ := shelves.Door(game)
	l, err := lessonOfPuzzle(door, list[puzzle.Of(round, len(list))])
	if err != nil {
		s.t.Fatal(err)
	}
	return l
}

// answer returns the question and the answer of a day, and the seat that answers.
func (s *solver) answer(day int) (ask lesson.Step, answer string, seat int) {
	l := s.lessonOf(day)
	n := len(l.Steps)
	return l.Steps[n-3], l.Steps[n-2].Move, int(l.Steps[n-2].Seat)
}

// wheel returns the wheel of the open puzzle's board.
func (s *solver) wheel() steering { return s.wheels[s.line.State["game"].(string)] }

// lit reports whether the answer is shown on the board.
func (s *solver) lit() bool { return s.line.State["lesson.lit"] == true }

// makes makes a move at the board.
func (s *solver) makes(move string) {
	s.t.Helper()
	s.wheel().makes(move)
	s.tick()
	s.settle()
}

// other returns a legal move that is not the answer.
func (s *solver) other(day int) string {
	s.t.Helper()
	l := s.lessonOf(day)
	_, answer, _ := s.answer(day)
	for _, m := range s.wheel().legal(s.app.stack.top().scene.(recorder).Record(), l.Learner()) {
		if m != answer {
			return m
		}
	}
	if l.Game == "toss" {
		return "flick 0 0 500 0" // it stops far away
	}
	s.t.Fatalf("%s: nothing else is legal", l.Game)
	return ""
}

func (s *solver) says() string {
	says, _ := s.line.State["lesson.says"].(string)
	return says
}

// touched presses something, and returns the toast right after that.
func (s *solver) touched(name string) string {
	s.t.Helper()
	s.touchOn(name)
	s.tick()
	s.tick()
	s.app.report()
	toast, _ := s.line.State["toast"].(string)
	return toast
}

// errs tries another move once, and takes it back.
func (s *solver) errs(day, tries int) {
	s.t.Helper()
	moves := s.line.State["moves"]
	s.makes(s.other(day))
	s.takesBack(tries, moves)
}

// takesBack reads what is said of a wrong move and takes it back: the tries are then counted, and there are as many
// moves as before.
func (s *solver) takesBack(tries int, moves any) {
	s.t.Helper()
	if s.line.State["lesson.stray"] == true {
		if s.says() == "" || strings.Contains(s.says(), "⟦") {
			s.t.Errorf("of another move it says %q", s.says())
		}
		s.tap("table.confirm")
	}
	if state := s.line.State; state["moves"] != moves || state["riddle.tries"] != float64(tries) ||
		state["riddle.solved"] != false || state["lesson.stray"] != false {
		s.t.Fatalf("after %d tries, and %v moves before, the state is %v", tries, moves, state)
	}
	if s.lit() && s.line.State["riddle.shown"] != true {
		s.t.Error("a wrong try gives the answer away")
	}
}

// TestPuzzlesAreSolvedAndFailed solves a puzzle of each game at its board after wrong tries: the program says what each
// of these does and gives nothing away.
func TestPuzzlesAreSolvedAndFailed(t *testing.T) {
	for i, game := range puzzle.Games {
		t.Run(game, func(t *testing.T) {
			for j, size := range lessonSizes {
				if testing.Short() && j != i%len(lessonSizes) {
					continue
				}
				day := firstDay + i + 5*j
				scale := 1.0
				if size.W == 360 {
					scale = 1.5
				}
				solvePuzzle(t, game, size, lang.Tags()[(i+j)%len(lang.Tags())], scale, day)
			}
		})
	}
}

func solvePuzzle(t *testing.T, game string, size ui.Size, tag string, scale float64, day int) {
	t.Helper()
	s := solves(t, size, tag, scale, day, nil)
	if s.line.State["game"] != game || s.line.State["day.solved"] != false {
		t.Fatalf("day %d is about %v", day, s.line.State)
	}
	s.tap("day.solve")
	s.want("table")
	ask, answer, _ := s.answer(day)
	if s.says() == "" || strings.Contains(s.says(), "⟦") || s.line.State["lesson.key"] != ask.Key {
		t.Fatalf("it asks %q (%v)", s.says(), s.line.State["lesson.key"])
	}
	s.errs(day, 1)
	s.errs(day, 2)
	s.makes(answer)
	if s.line.State["riddle.solved"] != true || s.line.State["riddle.tries"] != 3.0 {
		t.Fatalf("after the answer the state is %v", s.line.State)
	}
	if s.says() == "" || strings.Contains(s.says(), "⟦") {
		t.Errorf("of the answer it says %q", s.says())
	}
	t.Logf("%s %s: %s", game, tag, s.says())
	s.tap("table.confirm")
	s.want("day")
	if s.line.State["day.solved"] != true || s.line.State["day.tries"] != 3.0 || s.line.State["day.streak"] != 1.0 {
		t.Fatalf("afterwards the day says %v", s.line.State)
	}
	if toast := s.touched("day.copy"); !strings.HasSuffix(s.copied, "○○●") || strings.Contains(s.copied, "⟦") ||
		strings.Contains(s.copied, "\n") || toast == "" {
		t.Errorf("it copies %q and says %q", s.copied, toast)
	}
	for word := range strings.FieldsSeq(answer) {
		if len(word) > 3 && strings.Contains(s.copied, word) {
			t.Errorf("%q gives %q away", s.copied, word)
		}
	}
}

// TestAPuzzleIsGivenUp checks that the program asks before it shows the answer, which then counts as no solution. In
// Rune Toss the third miss shows it as well.
func TestAPuzzleIsGivenUp(t *testing.T) {
	for i, game := range puzzle.Games {
		t.Run(game, func(t *testing.T) {
			day := firstDay + i
			s := solves(t, ui.Sz(412, 915), "en", 1, day, nil)
			s.tap("day.solve")
			ask, answer, _ := s.answer(day)
			if ask.Tries > 0 {
				for n := range ask.Tries {
					s.errs(day, n+1)
				}
			} else {
				s.touched("table.hint")
				if s.line.State["riddle.shown"] != false || s.lit() {
					t.Fatal("a press on hint shows the answer")
				}
				s.touchOn("table.why")
				s.settle()
			}
			// any flick counts as the answer's, wherever it begins
			if s.line.State["riddle.shown"] != true || !s.lit() && ask.Tries == 0 {
				t.Fatalf("the answer is not lit: %v", s.line.State)
			}
			if ask.Tries > 0 {
				answer = s.other(day)
			}
			s.makes(answer)
			if s.line.State["riddle.solved"] != false || s.line.State["moves"] != float64(ask.Moves+1) {
				t.Fatalf("it counts as solved: %v", s.line.State)
			}
			s.tap("table.confirm")
			s.want("day")
			if s.line.State["day.solved"] != false || s.line.State["day.shown"] != true ||
				s.line.State["day.streak"] != 0.0 {
				t.Fatalf("afterwards the day says %v", s.line.State)
			}
			if s.tap("day.copy"); !strings.HasSuffix(s.copied, "–") {
				t.Errorf("it copies %q", s.copied)
			}
		})
	}
}

// TestAShownAnswerComesByItself makes another move although the answer is lit: the program says what is wrong, and
// lights the answer again. After one more miss the answer is made by itself, so that everybody sees it. In Rune Toss
// any flick shows it at once.
func TestAShownAnswerComesByItself(t *testing.T) {
	for i, game := range puzzle.Games {
		if game == "toss" {
			continue
		}
		t.Run(game, func(t *testing.T) {
			day := firstDay + i
			s := solves(t, ui.Sz(412, 915), "en", 1, day, nil)
			s.tap("day.solve")
			ask, _, _ := s.answer(day)
			s.errs(day, 1)
			s.touched("table.hint")
			s.touchOn("table.why")
			s.settle()
			s.errs(day, 1)
			if !s.lit() {
				t.Fatalf("after a miss the answer is not lit: %v", s.line.State)
			}
			s.makes(s.other(day))
			if state := s.line.State; state["lesson.stray"] != false || state["moves"] != float64(ask.Moves+1) ||
				state["riddle.solved"] != false {
				t.Fatalf("after two misses the answer is not made: %v", state)
			}
			if s.tap("table.confirm"); s.line.State["day.solved"] != false || s.line.State["day.shown"] != true {
				t.Errorf("afterwards the day says %v", s.line.State)
			}
		})
	}
}

// TestTriesOutliveLeaving leaves after a wrong try and starts the program anew: the try still counts.
func TestTriesOutliveLeaving(t *testing.T) {
	kept, day := store.Memory(store.Config{}), firstDay+4
	s := solves(t, ui.Sz(1440, 900), "en", 1, day, kept)
	s.tap("day.solve")
	s.errs(day, 1)
	s.tap("table.back")
	s.want("day")
	s = solves(t, ui.Sz(1440, 900), "en", 1, day, kept)
	if s.line.State["day.tries"] != 1.0 {
		t.Fatalf("the day says %v", s.line.State)
	}
	s.tap("day.solve")
	_, answer, _ := s.answer(day)
	s.makes(answer)
	if s.line.State["riddle.tries"] != 2.0 {
		t.Errorf("the state is %v", s.line.State)
	}
	s.tap("table.confirm")
	// Solving it once more from the answer does not change the result.
	s.tap("day.solve")
	s.makes(answer)
	s.tap("table.confirm")
	if s.line.State["day.tries"] != 2.0 || s.line.State["day.solved"] != true {
		t.Errorf("the day says %v", s.line.State)
	}
}

// solve solves the puzzle that is open on the screen of the day.
func (s *solver) solve(day int) {
	s.t.Helper()
	s.want("table")
	_, answer, _ := s.answer(day)
	s.makes(answer)
	s.tap("table.confirm")
	s.want("day")
}

// TestALineIsPassedOnWithoutAClipboard has a phone, which passes texts on in its own way.
func TestALineIsPassedOnWithoutAClipboard(t *testing.T) {
	day := firstDay + 4
	sent := ""
	s := &solver{wheels: steered(t)}
	s.driver = start(t, ui.Sz(412, 915), Config{Lang: "en", Now: func() time.Time {
		return noon(day)
	}, SendLink: func(line string) { sent = line }})
	s.tap("title.learn")
	s.tap("learn.today")
	if s.can("day.copy") {
		t.Error("there is a result before there is one")
	}
	s.tap("day.solve")
	s.solve(day)
	s.tap("day.copy")
	if sent != "Runehall, 2 December 2026: Rune Market ●" {
		t.Errorf("%q is passed on", sent)
	}
}

// TestARefusedMoveIsNoTry makes a move that the rules forbid: it gets its clause, and does not count as a try.
func TestARefusedMoveIsNoTry(t *testing.T) {
	s := solves(t, ui.Sz(1440, 900), "en", 1, firstDay, nil)
	s.tap("day.solve")
	s.wheel().makes("place 90,9 t47 r0")
	s.tick()
	s.tick()
	s.app.report()
	if s.line.State["toast"] == nil || s.line.State["riddle.tries"] != 0.0 || s.lit() {
		t.Errorf("the state is %v", s.line.State)
	}
}

// TestAMoveThatTakesTheMatchIsAskedFor has a puzzle whose answer is the last move of a match, by which its seat wins:
// the question has other words, and whatever wins as well is right.
func TestAMoveThatTakesTheMatchIsAskedFor(t *testing.T) {
	record := pagetest.Finished(t, "ritual", 1, games.Player{Driver: "greedy", Name: "Runa"},
		games.Player{Driver: "greedy", Name: "Bjarne"})
	door, _ := shelves.Door("ritual")
	link, err := door.Link(record)
	if err != nil {
		t.Fatal(err)
	}
	moves := 0
	for _, step := range record.Steps {
		if step.Kind == games.StepMove {
			moves++
		}
	}
	read := puzzlesOf
	t.Cleanup(func() { puzzlesOf = read })
	asked := puzzle.Puzzle{Link: link, At: moves - 1, Motive: "place"}
	puzzlesOf = func(string) ([]puzzle.Puzzle, error) { return []puzzle.Puzzle{asked}, nil }
	s := solves(t, ui.Sz(412, 915), "en", 1, firstDay, nil)
	s.tap("day.solve")
	if want := s.app.stage.Text("learn.day.takes"); s.says() != want {
		t.Fatalf("it asks %q", s.says())
	}
	_, answer, _ := s.answer(firstDay)
	s.makes(answer)
	if s.line.State["over"] != true || s.line.State["riddle.solved"] != true || s.says() == "" {
		t.Fatalf("after the answer: %v", s.line.State)
	}
	s.tap("table.confirm")
	s.want("day")
	s = solves(t, ui.Sz(412, 915), "en", 1, firstDay, nil)
	s.tap("day.solve")
	s.makes(s.other(firstDay)) // it wins, too
	if s.line.State["over"] != true || s.line.State["riddle.solved"] != true {
		t.Fatalf("after another move that wins: %v", s.line.State)
	}
	// A move earlier nothing is won.
	asked.At--
	s = solves(t, ui.Sz(412, 915), "en", 1, firstDay, nil)
	s.tap("day.solve")
	if want := s.app.stage.Text("learn.day.best"); s.says() != want {
		t.Errorf("a move earlier it asks %q", s.says())
	}
}

// TestAnyFlickNearEnoughIsRight makes another flick than the answer, which comes near enough.
func TestAnyFlickNearEnoughIsRight(t *testing.T) {
	day := firstDay + 3
	s := solves(t, ui.Sz(412, 915), "en", 1, day, nil)
	s.tap("day.solve")
	_, answer, _ := s.answer(day)
	words := strings.Fields(answer)
	words[len(words)-1] = "9" // another spin, which hardly turns it away
	near := strings.Join(words, " ")
	if near == answer {
		t.Fatalf("the answer is %q", answer)
	}
	s.makes(near)
	if s.line.State["riddle.solved"] != true || s.line.State["riddle.tries"] != 1.0 ||
		s.line.State["lesson.stray"] != false {
		t.Fatalf("after %q: %v", near, s.line.State)
	}
	s.tap("table.confirm")
	s.want("day")
}
