package learntest

import (
	"testing"

	"runehall/assets/learn"
	"runehall/games"
	"runehall/games/all"
	"runehall/games/lesson"
)

// Before returns the record of a lesson up to one of its questions, as a match of its own, and the clauses of its game.
func Before(t testing.TB, id, key string) (record []byte, clauses []string) {
	t.Helper()
	l, err := learn.Read(id)
	if err != nil {
		t.Fatal(err)
	}
	entry, _ := all.Entry(l.Game)
	r, err := games.NewRecord(entry.Info(), l.Setup, l.Players)
	if err != nil {
		t.Fatal(err)
	}
	for _, s := range l.Steps {
		if s.Key == key {
			return r.Text(), entry.Info().Clauses
		}
		if s.Kind == lesson.Move {
			r.Add(games.Step{Kind: games.StepMove, Seat: s.Seat, Move: s.Move})
		}
	}
	t.Fatalf("%s asks no %s", id, key)
	return nil, nil
}
