package lessons

import "runehall/games/lesson"

// Attempt is how far somebody has come with a riddle: a puzzle, which is a lesson with one question.
type Attempt struct {
	// Tries counts the moves that were tried, the right one included.
	Tries int
	// Shown says that the learner has given up, and is shown the answer; Solved that the learner found it. Whichever
	// comes first stays, and no later try counts.
	Shown, Solved bool
	// missed says that the last try was wrong although the answer was shown.
	missed bool
}

// Strays counts a move that was not meant. After as many as the question allows the riddle is given up.
func (a *Attempt) Strays(ask *lesson.Step) {
	a.missed = a.Shown
	if a.Solved || a.Shown {
		return
	}
	a.Tries++
	a.Shown = ask.Tries > 0 && a.Tries >= ask.Tries
}

// Answers counts the move that was meant.
func (a *Attempt) Answers() {
	if a.Solved || a.Shown {
		return
	}
	a.Tries++
	a.Solved = true
}

// Shows reports whether the answer lights up by itself: in a lesson after one wrong try, in a riddle once it is given
// up.
func (s *Plot) Shows() bool {
	if s.Lesson.Riddle {
		return s.Riddle.Shown
	}
	return s.Tries > 0
}

// Stands reports whether any move now counts as the one that is meant, because a riddle was given up and everybody
// should see its answer. Unless the answer is a flick, the learner first gets one try to find the move that is lit.
func (s *Plot) Stands(ask *lesson.Step) bool {
	return s.Riddle.Shown && (ask.Within > 0 || s.Riddle.missed)
}
