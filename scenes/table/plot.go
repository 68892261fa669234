package table

import (
	"errors"
	"fmt"

	"runehall/games"
	"runehall/games/lesson"
)

// plot is how far a lesson has come. It leads the match: it makes the moves of all seats, but for those that it asks the learner for.
type plot[M comparable] struct {
	lesson *lesson.Lesson
	moves  []M  // of its Move steps
	at     int  // the step that is next
	tries  int  // how often something else was tried at the present Ask
	begins int  // moves that have been made when it begins: those before its first note
	stray  bool // the last move is another one than was meant: it stands until it is taken back
	left   int  // own moves that are left of a Free
	riddle Attempt
	ends   bool // the last try would have ended the match, and was not made
}

// newPlot reads the moves of a lesson and plays them: a lesson that the rules refuse cannot be begun.
func newPlot[C games.Core[C, M, E], M comparable, E any, V any](def *games.Def[C, M, E, V], l *lesson.Lesson) (*plot[M], error) {
	record, err := l.Record(&def.Info)
	if err != nil {
		return nil, err
	}
	if l.Tables != "" && l.Tables != record.Tables {
		return nil, fmt.Errorf("lesson %s: %w", l.ID, games.FaultTables.Of(errors.New("it is made for other tables")))
	}
	s := &plot[M]{lesson: l}
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
			return nil, &lesson.Error{ID: l.ID, Line: step.Line, Err: fmt.Errorf("move %q of seat %d: %w", step.Move, step.Seat, err)}
		}
		s.moves = append(s.moves, m)
	}
	for s.is(lesson.Move) {
		s.at++
	}
	if s.begins = len(s.moves); s.step() != nil {
		s.begins = s.step().Moves
	}
	s.pass()
	return s, nil
}

// step returns what is next, or nil after the last step.
func (s *plot[M]) step() *lesson.Step {
	if s.at >= len(s.lesson.Steps) {
		return nil
	}
	return &s.lesson.Steps[s.at]
}

// is reports whether the next step is of a kind.
func (s *plot[M]) is(k lesson.Kind) bool {
	step := s.step()
	return step != nil && step.Kind == k
}

// pass goes past steps that wait for nobody.
func (s *plot[M]) pass() {
	for s.is(lesson.Teach) || s.is(lesson.Match) {
		s.at++
	}
	if s.is(lesson.Free) {
		s.left = s.step().N
	}
}

// read goes past something that was said.
func (s *plot[M]) read() {
	if s.is(lesson.Say) {
		s.at++
		s.pass()
	}
}

// made notes a move of the match, the last of so many. own says that the learner chose it.
func (s *plot[M]) made(moves int, own bool) {
	switch {
	case s.stray:
	case s.is(lesson.Free):
		if own {
			s.left--
		}
	default:
		for i := range s.lesson.Steps {
			if step := &s.lesson.Steps[i]; step.Kind == lesson.Move && step.Moves == moves-1 {
				s.at, s.tries = i+1, 0
			}
		}
		s.pass()
	}
}

// back goes back to where so many moves had been made: to what was asked there. freely counts those of the learner's own since a Free began.
func (s *plot[M]) back(moves int, freely func(since int) int) {
	if s.stray {
		if s.stray = false; moves == s.step().Moves {
			return
		}
	}
	s.tries = 0
	for i := range s.lesson.Steps {
		switch step := &s.lesson.Steps[i]; {
		case step.Kind == lesson.Ask && step.Moves == moves:
			s.at = i
		case step.Kind == lesson.Free && moves >= step.Moves:
			s.at, s.left = i, step.N-freely(step.Moves)
		}
	}
}

// leads reports whether a lesson says what happens next.
func (p *play[C, M, E, V]) leads() bool { return p.script != nil && !p.script.is(lesson.Free) }

// asks reports whether a lesson waits for a move of the learner.
func (p *play[C, M, E, V]) asks() bool {
	return p.leads() && p.script.is(lesson.Ask) && !p.script.stray
}

// freed reports whether the learner has made all moves that a Free allows, or the match is over.
func (p *play[C, M, E, V]) freed() bool {
	s := p.script
	return s.is(lesson.Free) && (p.over() || s.left <= 0 && !p.asked.on && p.must() == s.lesson.Learner())
}

// follow spends a tick on a lesson that leads: the moves that are its own are made at the pace of computer players.
func (p *play[C, M, E, V]) follow() error {
	if p.thought.on {
		return p.think()
	}
	s := p.script
	if s.stray || !s.is(lesson.Move) {
		return nil
	}
	step := s.step()
	window := p.paced(turnWindow)
	if p.follows(step.Seat) {
		window = p.paced(followWindow)
	}
	p.await(games.Acting{Seat: step.Seat, Must: true}, window, s.moves[step.Moves])
	return p.think()
}

// answer takes a move of the learner. What is meant stays. Another one is made too, so that it can be seen, and is taken back with retract; one
// that would end the match is not made.
func (p *play[C, M, E, V]) answer(seat games.Seat, m M) *games.Refusal {
	if refusal := p.match.Core().Check(seat, m); refusal != nil {
		return refusal
	}
	s := p.script
	s.ends = false
	ask := s.step()
	meant, _ := p.meant(p.match.Core(), ask)
	fits := m == meant || ask.Allow.Fits(p.kind.Def.Moves.Text(m)) || p.reaches(seat, m, ask)
	switch {
	case fits && ask.Instead || s.stands(ask):
		m = meant
	case fits && p.goesOn(seat, m):
	default:
		s.tries++
		s.riddle.strays(ask)
		if s.ends = p.ends(seat, m); s.ends {
			return nil
		}
		s.stray = true
	}
	refusal := p.make(seat, m, fromPerson)
	if refusal != nil {
		s.stray = false
		return refusal
	}
	if !s.stray {
		s.riddle.answers()
	}
	p.undone = nil
	return nil
}

// goesOn reports whether the rest of a script can be played after a move that may be another one than its own.
func (p *play[C, M, E, V]) goesOn(seat games.Seat, m M) bool {
	core := p.kind.Def.Blank()
	p.match.Core().CloneInto(core)
	if core.Apply(seat, m) != nil {
		return false
	}
	s := p.script
	steps := s.lesson.Steps
	for i := s.at + 2; i < len(steps); i++ {
		if steps[i].Kind != lesson.Move {
			continue
		}
		m := s.moves[steps[i].Moves]
		if steps[i-1].Kind == lesson.Ask {
			var ok bool
			if m, ok = p.meant(core, &steps[i-1]); !ok {
				return false
			}
		}
		if core.Apply(steps[i].Seat, m) != nil {
			return false
		}
	}
	return true
}

// meant returns the move that a lesson means in a position: that of the script or, where an earlier choice of the learner's has made it impossible,
// the first that fits as well. It reports false if there is none.
func (p *play[C, M, E, V]) meant(core C, ask *lesson.Step) (M, bool) {
	seat, m := p.script.lesson.Learner(), p.script.moves[ask.Moves]
	if core.Check(seat, m) == nil {
		return m, true
	}
	for _, other := range core.AppendMoves(nil, seat) {
		if ask.Allow.Fits(p.kind.Def.Moves.Text(other)) {
			return other, true
		}
	}
	return m, false
}

// ends reports whether a move would end the match.
func (p *play[C, M, E, V]) ends(seat games.Seat, m M) bool {
	core := p.kind.Def.Blank()
	p.match.Core().CloneInto(core)
	if core.Apply(seat, m) != nil {
		return false
	}
	_, over := core.Result()
	return over
}

// retract takes back a move that was not meant.
func (p *play[C, M, E, V]) retract() error {
	if !p.script.stray || !p.stored() {
		return nil
	}
	return p.goBack(len(p.match.Made()) - 1)
}

// ownSince counts the moves that the learner has chosen since a number of moves.
func (p *play[C, M, E, V]) ownSince(moves int) (n int) {
	for _, o := range p.origins[min(moves, len(p.origins)):] {
		if o == fromPerson {
			n++
		}
	}
	return n
}
