package table

import (
	"errors"
	"fmt"

	"runehall/games"
	"runehall/games/lesson"
	"runehall/scenes/table/lessons"
)

// tutor is a lesson with the moves of its game; the zero value is no lesson.
type tutor[C games.Core[C, M, E], M comparable, E any, V any] struct {
	*lessons.Plot
	def   *games.Def[C, M, E, V]
	moves []M // of the lesson's Move steps
}

// newTutor reads the moves of a lesson and plays them: a lesson with a move that the rules refuse cannot be begun.
func newTutor[C games.Core[C, M, E], M comparable, E any, V any](
	def *games.Def[C, M, E, V], l *lesson.Lesson,
) (s tutor[C, M, E, V], err error) {
	record, err := l.Record(&def.Info)
	if err != nil {
		return s, err
	}
	if l.Tables != "" && l.Tables != record.Tables {
		return s, fmt.Errorf("lesson %s: %w", l.ID, games.FaultTables.Of(errors.New("it is made for other tables")))
	}
	s.def = def
	core := def.New(l.Setup, nil)
	for i := range l.Steps {
		step := &l.Steps[i]
		if step.Kind != lesson.Move {
			continue
		}
		m, err := def.Moves.Parse(step.Move)
		if err == nil {
			if refusal := core.Apply(step.Seat, m); refusal != nil {
				err = refusal
			}
		}
		if err != nil {
			return s, &lesson.Error{
				ID: l.ID, Line: step.Line, Err: fmt.Errorf("move %q of seat %d: %w", step.Move, step.Seat, err),
			}
		}
		s.moves = append(s.moves, m)
	}
	s.Plot = lessons.NewPlot(l, len(s.moves))
	return s, nil
}

func (s *tutor[C, M, E, V]) learning() bool { return s.Plot != nil }

// began returns how many moves were made before the learner could do anything.
func (s *tutor[C, M, E, V]) began() int {
	if !s.learning() {
		return 0
	}
	return s.Begins
}

// fits reports whether a move answers the question, and returns the move that is meant.
func (s *tutor[C, M, E, V]) fits(core C, seat games.Seat, m M, ask *lesson.Step) (meant M, fits bool) {
	meant, _ = s.meant(core, ask)
	return meant, m == meant || ask.Allow.Fits(s.def.Moves.Text(m)) || s.reaches(core, seat, m, ask) ||
		s.Lesson.Riddle && s.asGood(core, seat, m, meant)
}

// asGood reports whether a move is as good as the one that is meant, whatever that is: it leads to the same position,
// or wins the match at once.
func (s *tutor[C, M, E, V]) asGood(core C, seat games.Seat, m, meant M) bool {
	there, ok := s.after(core, seat, m)
	if !ok {
		return false
	}
	if result, over := there.Result(); over && result.Rank[seat] == 1 {
		return true
	}
	wanted, ok := s.after(core, seat, meant)
	return ok && there.Hash() == wanted.Hash()
}

// after returns the position after a move, and false if the move cannot be made.
func (s *tutor[C, M, E, V]) after(core C, seat games.Seat, m M) (C, bool) {
	next := s.def.Blank()
	core.CloneInto(next)
	return next, next.Apply(seat, m) == nil
}

// goesOn reports whether the rest of the lesson can be played after a move that may not be the lesson's own.
func (s *tutor[C, M, E, V]) goesOn(from C, seat games.Seat, m M) bool {
	core, ok := s.after(from, seat, m)
	if !ok {
		return false
	}
	steps := s.Lesson.Steps
	for i := s.At + 2; i < len(steps); i++ {
		if steps[i].Kind != lesson.Move {
			continue
		}
		m := s.moves[steps[i].Moves]
		if steps[i-1].Kind == lesson.Ask {
			var ok bool
			if m, ok = s.meant(core, &steps[i-1]); !ok {
				return false
			}
		}
		if core.Apply(steps[i].Seat, m) != nil {
			return false
		}
	}
	return true
}

// meant returns the move that a lesson means in a position. That is the lesson's own move. If an earlier choice of the
// learner has made it impossible, it is the first legal move that fits as well; false: there is none.
func (s *tutor[C, M, E, V]) meant(core C, ask *lesson.Step) (M, bool) {
	seat, m := s.Lesson.Learner(), s.moves[ask.Moves]
	if core.Check(seat, m) == nil {
		return m, true
	}
	for _, other := range core.AppendMoves(nil, seat) {
		if ask.Allow.Fits(s.def.Moves.Text(other)) {
			return other, true
		}
	}
	return m, false
}

func (s *tutor[C, M, E, V]) ends(from C, seat games.Seat, m M) bool {
	core, ok := s.after(from, seat, m)
	if !ok {
		return false
	}
	_, over := core.Result()
	return over
}

// reaches reports whether a flick misses by no more than the question allows.
func (s *tutor[C, M, E, V]) reaches(core C, seat games.Seat, m M, ask *lesson.Step) bool {
	if ask.Within == 0 {
		return false
	}
	by, ok := games.Misses(s.def, core, s.def.Blank(), seat, m)
	return ok && by <= ask.Within
}
