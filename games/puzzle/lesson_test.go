package puzzle

import (
	"errors"
	"testing"

	"runehall/games"
	"runehall/games/lesson"
)

// record is a match between computer players: three moves, with a checksum after the first.
func record() *games.Record {
	r := &games.Record{Game: "ritual", Version: 1, Setup: games.Setup{Seats: 2, Seed: 3},
		Players: []games.Player{{Driver: "master"}, {Driver: "master"}}}
	r.Steps = []games.Step{
		{Kind: games.StepMove, Seat: 0, Move: "place a"}, {Kind: games.StepSum, N: 1},
		{Kind: games.StepMove, Seat: 1, Move: "place b"},
		{Kind: games.StepMove, Seat: 1, Move: "flick c"},
	}
	return r
}

// TestAPuzzleIsALesson: as a lesson, a puzzle asks only the seat whose move is the answer.
func TestAPuzzleIsALesson(t *testing.T) {
	r := record()
	l, err := Puzzle{Link: "x", At: 1, Motive: "place"}.Lesson(r, false)
	if err != nil {
		t.Fatal(err)
	}
	if l.Learner() != 1 || l.Players[0].Driver != "master" || r.Players[1].Driver != "master" || !l.Riddle ||
		l.ID != ID {
		t.Errorf("%+v, and the record has %+v", l, r.Players)
	}
	want := []lesson.Step{
		{Kind: lesson.Move, Seat: 0, Move: "place a"}, {Kind: lesson.Ask, Key: AskBest, Moves: 1},
		{Kind: lesson.Move, Seat: 1, Move: "place b", Moves: 1},
		{Kind: lesson.Say, Key: Answer, Moves: 2},
	}
	if len(l.Steps) != len(want) {
		t.Fatalf("%+v", l.Steps)
	}
	for i, s := range l.Steps {
		if w := want[i]; s.Kind != w.Kind || s.Seat != w.Seat || s.Move != w.Move || s.Key != w.Key ||
			s.Moves != w.Moves {
			t.Errorf("step %d: %+v", i, s)
		}
	}
	if l, err := (Puzzle{At: 1}).Lesson(r, true); err != nil || l.Steps[1].Key != AskTakes {
		t.Errorf("a move that wins: %v", err)
	}
	if l, err := (Puzzle{At: 2, Motive: Flick}).Lesson(r, false); err != nil || l.Steps[2].Within != Near ||
		l.Steps[2].Tries != Tries || l.Steps[2].Key != AskFlick {
		t.Errorf("a flick: %+v, %v", l, err)
	}
}

// TestRecordsWithoutAPuzzleAreRefused asks for a puzzle behind the end of a match, and in a match with an undo.
func TestRecordsWithoutAPuzzleAreRefused(t *testing.T) {
	if _, err := (Puzzle{At: 3}).Lesson(record(), false); !errors.Is(err, ErrForm) {
		t.Errorf("beyond the end: %v", err)
	}
	r := record()
	r.Steps = append(r.Steps[:3:3], games.Step{Kind: games.StepUndo, N: 1},
		games.Step{Kind: games.StepMove, Seat: 1, Move: "place d"})
	if _, err := (Puzzle{At: 2}).Lesson(r, false); !errors.Is(err, ErrForm) {
		t.Errorf("a match that goes back: %v", err)
	}
}
