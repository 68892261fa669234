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
	Ends   bool // the last try would have ended the match, and was not made
	left   int  // moves left to the learner in a Free step
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

// Spent reports whether the learner has made all moves that a Free step allows, or the match is over in one.
func (s *Plot) Spent(over bool) bool { return s.Is(lesson.Free) && (over || s.left <= 0) }

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
	if s.Is(lesson.Free) {
		s.left = s.Step().N
	}
}

// Read goes past words that were read.
func (s *Plot) Read() {
	if s.Is(lesson.Say) {
		s.At++
		s.pass()
	}
}

// Made notes a move of the match, which now has so many. own says that the learner chose it.
func (s *Plot) Made(moves int, own bool) {
	switch {
	case s.Stray:
	case s.Is(lesson.Free):
		if own {
			s.left--
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

// Back goes back to the step for a match of so many moves, after an undo. freely counts the moves that the learner has
// chosen since a Free step began.
func (s *Plot) Back(moves int, freely func(since int) int) {
	if s.Stray {
		if s.Stray = false; moves == s.Step().Moves {
			return
		}
	}
	s.Tries = 0
	for i := range s.Lesson.Steps {
		switch step := &s.Lesson.Steps[i]; {
		case step.Kind == lesson.Ask && step.Moves == moves:
			s.At = i
		case step.Kind == lesson.Free && moves >= step.Moves:
			s.At, s.left = i, step.N-freely(step.Moves)
		}
	}
}
