package table

import (
	"runehall/games"
	"runehall/games/bots"
	"runehall/games/lesson"
	"runehall/scenes/table/lessons"
	"runehall/scenes/table/notices"
	"runehall/scenes/table/past"
	"runehall/ui"
)

// Attempt is how far somebody has come with a riddle: a puzzle, which is a lesson with one question.
type Attempt = lessons.Attempt

// Prize is what a puzzle brings once it has ended.
type Prize = lessons.Prize

// learn sets up a lesson on the table.
func (s *Table[C, M, E, V]) learn(script tutor[C, M, E, V]) {
	p := s.play
	p.script, script.Riddle = script, s.ways.Begun
	s.guide.Course.Begin(script.Plot, lessons.Table{
		Game: p.kind.Def.ID, Stage: s.stage, Board: s.board, Speaker: &s.speaker, Breath: &p.thinkers.Breath,
		Prize: s.ways.Prize, Shine: s.story.shine,
		Look: func() notices.Targets { return s.targets(s.board, p.parts.finding) },
		Room: func() notices.Room { return s.room(p.parts.finding, s.board.Draw) }, Notify: s.notify, Rules: s.ways.Rules,
		Learned: s.ways.Learned, Tried: s.ways.Tried, Freed: p.freed,
		Did: func() string { return s.story.did(s.reader, &s.teller) },
		Clear: func() bool {
			return !(s.eyes.Shut() || s.log.Open || s.recap.Read() || s.asking || !s.board.Shown() || !p.stored())
		},
		Light: func() bool {
			m, ok := script.meant(p.match.Core(), script.Step())
			if ok {
				s.board.Hint(m)
			}
			return ok
		},
		Explain: func() lessons.Explanation {
			why, seat := bots.NewExplanation(p.kind.Def), script.Lesson.Learner()
			why.Start(p.match.Core(), seat, seat, script.moves[script.Step().Moves], p.thinkers.Seed)
			return why
		},
		Passes: func(words ui.Rect) bool {
			if s.rests > 0 {
				return false
			}
			s.guide.Tips.Guard(words)
			s.rest()
			return true
		},
		Retract: func() { s.change(p.retract) },
	})
}

// freed reports whether the learner has taken all turns that a Free step allows and is to move again, or the match is
// over.
func (p *play[C, M, E, V]) freed() bool {
	s, over := &p.script, p.over()
	return s.Spent(over) && (over || !p.asked.On && p.must() == s.Lesson.Learner())
}

// lap is the part of a match in which a seat has its say: its turn or, where all seats act in each round, a round. Of
// other games each move is one. Only a learner's own turns are counted; elsewhere it is empty.
type lap struct {
	seat games.Seat // whose turn it is; games.Nobody: it is everybody's
	n    int
}

func lapOf[C games.Core[C, M, E], M comparable, E any, V any](p *play[C, M, E, V]) lap {
	if !p.script.learning() || !p.script.Is(lesson.Free) {
		return lap{}
	}
	view := any(p.kind.Def.View(p.match.Core(), games.Public))
	if rounds, ok := view.(interface{ Round() int }); ok && p.kind.Def.Joint != nil {
		return lap{games.Nobody, rounds.Round()}
	}
	if turns, ok := view.(interface{ OnTurn() games.Seat }); ok {
		return lap{turns.OnTurn(), 0}
	}
	return lap{p.must(), len(p.match.Made())}
}

// ended reports whether a seat's own lap was over when another one followed.
func (l lap) ended(next lap, s games.Seat) bool {
	return l != next && (l.seat == s || l.seat == games.Nobody)
}

// follow spends a tick on a lesson. Moves that the lesson itself makes come at the pace of computer players.
func (p *play[C, M, E, V]) follow() error {
	if p.thinkers.Wait().On {
		return p.think()
	}
	s := &p.script
	if s.Stray || !s.Is(lesson.Move) {
		return nil
	}
	step := s.Step()
	p.thinkers.Await(games.Acting{Seat: step.Seat, Must: true}, p.turnWindow(step.Seat), s.moves[step.Moves], false)
	return p.think()
}

// answer takes a move of the learner. The move that is meant stays. Another one is made too, so that it can be seen,
// and retract takes it back; one that would end the match is not made.
func (p *play[C, M, E, V]) answer(seat games.Seat, m M) *games.Refusal {
	if refusal := p.match.Core().Check(seat, m); refusal != nil {
		return refusal
	}
	s, core := &p.script, p.match.Core()
	s.Ends = false
	ask := s.Step()
	meant, fits := s.fits(core, seat, m, ask)
	switch {
	case fits && ask.Instead || s.Stands(ask):
		m = meant
	case fits && s.goesOn(core, seat, m):
	default:
		s.Tries++
		s.Riddle.Strays(ask)
		if s.Ends = s.ends(core, seat, m); s.Ends {
			return nil
		}
		s.Stray = true
	}
	refusal := p.make(seat, m, past.Person)
	if refusal != nil {
		s.Stray = false
		return refusal
	}
	if !s.Stray {
		s.Riddle.Answers()
	}
	p.past.Undone = nil
	return nil
}

// astray reports whether the draft on the board is not the move that a lesson asks for. In a puzzle no draft is: gold
// would tell the answer.
func astray[C games.Core[C, M, E], M comparable, E any, V any](p *play[C, M, E, V]) bool {
	s := &p.script
	if p.parts.drafting == nil || !s.learning() || !s.Asks() || s.Lesson.Riddle {
		return false
	}
	m, ok := p.parts.drafting.Makes()
	if !ok {
		return false
	}
	core, seat, ask := p.match.Core(), s.Lesson.Learner(), s.Step()
	_, fits := s.fits(core, seat, m, ask)
	return !fits || !ask.Instead && !s.goesOn(core, seat, m)
}

// retract takes back a move that was not meant.
func (p *play[C, M, E, V]) retract() error {
	if !p.script.Stray || !p.stored() {
		return nil
	}
	return p.goBack(len(p.match.Made()) - 1)
}
