package lessons

import "runehall/games/lesson"

// Plot is how far a lesson has come. A lesson leads the match: all moves of all seats are made for it, except where it
// asks the learner for one.
type Plot struct {
	Lesson *lesson.Lesson
	At     int  // index of the next step
	Tries  int  // wrong tries at the present Ask
	Begins int  // moves that are already made when the lesson begins: those before its first words
	Stray  bool // the last move was not the one that is meant: it stands until it is taken back
	Riddle Attempt
	Ends   bool  // the last try would have ended the match, and was not made
	turns  []int // how many moves were made when each of the learner's own turns in a Free step had ended
}

// NewPlot begins a lesson that has so many moves.
func NewPlot(l *lesson.Lesson, moves int) *Plot {
	s := &Plot{Lesson: l}
	for s.Is(lesson.Move) {
		s.At++
	}
	if s.Begins = moves; s.Step() != nil {
		s.Begins = s.Step().Moves
	}
	s.pass()
	return s
}

// Leads reports whether the lesson decides what happens next; a nil plot, without a lesson, never does.
func (s *Plot) Leads() bool { return s != nil && !s.Is(lesson.Free) }

// Asks reports whether a lesson waits for a move of the learner.
func (s *Plot) Asks() bool { return s.Leads() && s.Is(lesson.Ask) && !s.Stray }

// Spent reports whether the learner has taken all turns that a Free step allows, or the match is over in one.
func (s *Plot) Spent(over bool) bool { return s.Is(lesson.Free) && (over || s.Left() <= 0) }

// Left returns how many turns of their own the learner still has in a Free step.
func (s *Plot) Left() int {
	if !s.Is(lesson.Free) {
		return 0
	}
	return s.Step().N - len(s.turns)
}

// Step returns the next step, or nil after the last.
func (s *Plot) Step() *lesson.Step {
	if s.At >= len(s.Lesson.Steps) {
		return nil
	}
	return &s.Lesson.Steps[s.At]
}

// Is reports whether the next step is of a kind.
func (s *Plot) Is(k lesson.Kind) bool {
	step := s.Step()
	return step != nil && step.Kind == k
}

// pass goes past steps that wait for nobody.
func (s *Plot) pass() {
	for s.Is(lesson.Teach) || s.Is(lesson.Match) {
		s.At++
	}
}

// Read goes past words that were read.
func (s *Plot) Read() {
	if s.Is(lesson.Say) {
		s.At++
		s.pass()
	}
}

// Made notes a move of the match, which now has so many. turned says that it has ended a turn of the learner.
func (s *Plot) Made(moves int, turned bool) {
	switch {
	case s.Stray:
	case s.Is(lesson.Free):
		if turned {
			s.turns = append(s.turns, moves)
		}
	default:
		for i := range s.Lesson.Steps {
			if step := &s.Lesson.Steps[i]; step.Kind == lesson.Move && step.Moves == moves-1 {
				s.At, s.Tries = i+1, 0
			}
		}
		s.pass()
	}
}

// Back goes back to the step for a match of so many moves, after an undo.
func (s *Plot) Back(moves int) {
	if s.Stray {
		if s.Stray = false; moves == s.Step().Moves {
			return
		}
	}
	s.Tries = 0
	for len(s.turns) > 0 && s.turns[len(s.turns)-1] > moves {
		s.turns = s.turns[:len(s.turns)-1]
	}
	for i := range s.Lesson.Steps {
		switch step := &s.Lesson.Steps[i]; {
		case step.Kind == lesson.Ask && step.Moves == moves:
			s.At = i
		case step.Kind == lesson.Free && moves >= step.Moves:
			s.At = i
		}
	}
}
