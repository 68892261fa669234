package scenes

import (
	"fmt"

	"runehall/assets/lang"
	"runehall/assets/learn"
	"runehall/games"
	"runehall/games/lesson"
	"runehall/games/puzzle"
	learnpage "runehall/scenes/learn"
	"runehall/scenes/page"
	"runehall/scenes/stage"
	"runehall/scenes/table"
	"runehall/ui"
)

// dayOf returns the screen of the day's puzzle.
func dayOf(st *stage.Stage) *learnpage.Day {
	return learnpage.NewDay(st, &shelves, func(day int) { st.Push(puzzleOf(st, day)) })
}

// puzzleOf returns the table of a day's puzzle, or a screen that says why there is none.
func puzzleOf(st *stage.Stage, day int) stage.Scene {
	game, _ := puzzle.GameOf(day)
	scene, err := openPuzzle(st, day)
	if err != nil {
		st.Log.Error("a puzzle cannot be asked", "day", day, "game", game, "error", err)
		e := page.NewError(st, st.Text("day.broken", lang.Str("game", st.Text("game."+game))), "")
		e.Back.OnTap = st.Pop
		return e
	}
	return scene
}

// puzzlesOf reads the puzzles of a game. Tests put broken ones in its place.
var puzzlesOf = learn.Puzzles

// openPuzzle returns the table of a day's puzzle.
func openPuzzle(st *stage.Stage, day int) (stage.Scene, error) {
	game, round := puzzle.GameOf(day)
	list, err := puzzlesOf(game)
	if err != nil {
		return nil, err
	}
	door, ok := shelves.Door(game)
	if !ok {
		return nil, games.FaultGame.Of(games.ErrNotRecord)
	}
	l, err := lessonOfPuzzle(door, list[puzzle.Of(round, len(list))])
	if err != nil {
		return nil, err
	}
	was := st.Diary.Of(day)
	return door.Learn(st, l, table.Ways{
		Pause:   func(m table.Menu) { st.Push(pauseOf(st, m, "")) },
		Rules:   func(game, clause, why string) { st.Push(rulebookOf(st, game, clause, why)) },
		Fail:    func(err error) { fail(st, err) },
		Results: func(table.Outcome) {},
		Learned: func(*lesson.Lesson) { st.Pop() },
		Leave:   func() {},
		Begun:   begunBefore(was),
		Prize:   prizeOf(st, day),
		Tried:   func(a table.Attempt) { st.Diary.Note(day, resultOf(a, st.Today())) },
	})
}

// prizeOf returns what the puzzle of a day brings once it has ended: the line to share is the one of the day's page.
func prizeOf(st *stage.Stage, day int) table.Prize {
	prize := table.Prize{
		Line:   func() string { return learnpage.ShareLine(st, day) },
		Streak: func() int { return st.Diary.Streak(st.Today()) },
	}
	switch {
	case st.Copy != nil:
		prize.Share = func(said func(icon ui.Icon, key string)) {
			st.Copy(learnpage.ShareLine(st, day), func(err error) {
				if err != nil {
					st.Log.Error("the clipboard cannot be written to", "error", err)
					said(ui.IconWarning, "day.uncopied")
					return
				}
				said(ui.IconCheck, "day.copied")
			})
		}
	case st.SendLink != nil:
		prize.Share = func(func(icon ui.Icon, key string)) { st.SendLink(learnpage.ShareLine(st, day)) }
	}
	return prize
}

// lessonOfPuzzle plays the match of a puzzle up to its question, and makes a lesson of it. Such matches are short: it
// takes a few milliseconds.
func lessonOfPuzzle(door table.Door, p puzzle.Puzzle) (*lesson.Lesson, error) {
	link, err := games.ParseLink(p.Link)
	if err != nil {
		return nil, fmt.Errorf("puzzles: %w", err)
	}
	coming, err := door.Follow(link)
	if err != nil {
		return nil, fmt.Errorf("puzzles: %w", err)
	}
	for !coming.Step(1 << 10) {
	}
	sitting := coming.Sitting()
	if err := coming.Err(); err != nil || sitting == nil {
		return nil, fmt.Errorf("puzzles: the match cannot be played: %w", err)
	}
	l, err := p.Lesson(sitting.Record(), false)
	if err == nil && sitting.Over() && sitting.Moves() == p.At+1 && sitting.Rank()[l.Learner()] == 1 {
		l, err = p.Lesson(sitting.Record(), true)
	}
	return l, err
}

// begunBefore returns how far a puzzle had come when it was left. A puzzle that was solved or given up can be looked at
// again, but does not count any more.
func begunBefore(r puzzle.Result) table.Attempt {
	if r.State != puzzle.Open {
		return table.Attempt{}
	}
	return table.Attempt{Tries: r.Tries}
}

// resultOf returns what the diary keeps of an attempt.
func resultOf(a table.Attempt, today int) puzzle.Result {
	switch {
	case a.Solved:
		return puzzle.Result{Tries: a.Tries, State: puzzle.Solved, On: today}
	case a.Shown:
		return puzzle.Result{Tries: a.Tries, State: puzzle.GivenUp, On: today}
	}
	return puzzle.Result{Tries: a.Tries}
}
