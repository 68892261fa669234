package lessons

import (
	"testing"

	"runehall/games/lesson"
)

// TestAPlotIsLed goes through a lesson: words are read, a wrong try counts and is taken back, the right move leads on,
// and in the end the learner has moves of their own.
func TestAPlotIsLed(t *testing.T) {
	p := NewPlot(&lesson.Lesson{Steps: []lesson.Step{
		{Kind: lesson.Move, Moves: 0}, {Kind: lesson.Say, Moves: 1}, {Kind: lesson.Teach, Moves: 1},
		{Kind: lesson.Ask, Moves: 1}, {Kind: lesson.Move, Moves: 1},
		{Kind: lesson.Free, Moves: 2, N: 2},
	}}, 2)
	if p.Begins != 1 || !p.Is(lesson.Say) || !p.Leads() || p.Asks() {
		t.Fatalf("it begins after %d moves, at step %d", p.Begins, p.At)
	}
	if p.Read(); !p.Asks() {
		t.Fatalf("what was read leads to step %d", p.At)
	}
	p.Tries, p.Stray = 1, true
	p.Made(2, true)
	if p.Asks() || p.At != 3 || !p.Shows() {
		t.Errorf("after a try it is at step %d, and asks: %v", p.At, p.Asks())
	}
	if p.Back(1); !p.Asks() || p.Tries != 1 {
		t.Errorf("taken back, it asks: %v, after %d tries", p.Asks(), p.Tries)
	}
	p.Made(2, true)
	if p.Leads() || p.Spent(false) {
		t.Errorf("at step %d the learner is not free", p.At)
	}
	p.Made(3, true)
	p.Made(4, false)
	if p.Spent(false) || !p.Spent(true) || p.Left() != 1 {
		t.Error("a move that ends no turn is counted, or none may be left at the end of the match")
	}
	if p.Made(5, true); !p.Spent(false) {
		t.Error("the learner has more turns than were allowed")
	}
	if p.Back(4); p.Left() != 1 || p.Spent(false) {
		t.Errorf("with the second turn taken back %d are left", p.Left())
	}
	if none := (*Plot)(nil); none.Leads() || none.Asks() {
		t.Error("without a lesson something leads")
	}
}

// TestARiddleIsGivenUp counts tries up to the last one. Then the answer is shown, and no later try counts.
func TestARiddleIsGivenUp(t *testing.T) {
	var a Attempt
	ask := &lesson.Step{Kind: lesson.Ask, Tries: 2}
	a.Strays(ask)
	if b := a; b.Shown || b.Solved || b.Tries != 1 {
		t.Errorf("after a try it is %+v", b)
	}
	solved := a
	if solved.Answers(); !solved.Solved || solved.Tries != 2 {
		t.Errorf("answered, it is %+v", solved)
	}
	a.Strays(ask)
	a.Answers()
	a.Strays(ask)
	if !a.Shown || a.Solved || a.Tries != 2 {
		t.Errorf("given up, it is %+v", a)
	}
}
