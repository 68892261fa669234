package table

import (
	"runehall/games"
	"runehall/games/lesson"
)

// Attempt is how far somebody has come with a riddle: a puzzle, which is a lesson with one question.
type Attempt struct {
	// Tries counts the moves that were tried, the right one included.
	Tries int
	// Shown says that the learner has given up, and is shown the answer; Solved that it was found before that. What comes after either counts no more.
	Shown, Solved bool
	// missed says that another move was made although the answer was shown.
	missed bool
}

// strays counts a move that was not meant. After so many the riddle is given up.
func (a *Attempt) strays(ask *lesson.Step) {
	a.missed = a.Shown
	if a.Solved || a.Shown {
		return
	}
	a.Tries++
	a.Shown = ask.Tries > 0 && a.Tries >= ask.Tries
}

// answers counts the move that was meant.
func (a *Attempt) answers() {
	if a.Solved || a.Shown {
		return
	}
	a.Tries++
	a.Solved = true
}

// shows reports whether a question lights what is meant by itself: a lesson's after a try, and a riddle's once it was given up.
func (s *plot[M]) shows() bool {
	if s.lesson.Riddle {
		return s.riddle.Shown
	}
	return s.tries > 0
}

// stands reports whether any move stands for the one that is meant: in a riddle that was given up, so that the answer can be seen by everybody. Where it is
// no move of the hand, one that is lit is looked for once first.
func (s *plot[M]) stands(ask *lesson.Step) bool {
	return s.riddle.Shown && (ask.Within > 0 || s.riddle.missed)
}

// reaches reports whether a move of the hand misses by no more than a question allows.
func (p *play[C, M, E, V]) reaches(seat games.Seat, m M, ask *lesson.Step) bool {
	if ask.Within == 0 {
		return false
	}
	by, ok := games.Misses(p.kind.Def, p.match.Core(), p.kind.Def.Blank(), seat, m)
	return ok && by <= ask.Within
}
