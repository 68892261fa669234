package table

import (
	"runehall/games"
	"runehall/scenes/stage"
)

func (s *Table[C, M, E, V]) state() State {
	p := s.play
	st := State{
		Reader: s.reader, Front: s.inFront(), Thinking: p.thinker(), Bare: s.asking,
		Drafts: stage.Drafts.On(s.stage.Settings), Stays: p.stays(), Confirm: s.confirm, AsksWhy: s.asksWhy,
		Far: p.apart != nil,
	}
	if st.Sent = p.sends(); !st.Sent {
		s.movers = s.movers[:0]
		if s.board.Shown() || p.running() {
			s.movers = p.movers(s.movers)
		}
	}
	st.Deciding, st.Decided = p.moment.on, p.moment.persons
	if p.running() {
		st.Clocked, st.Tick = true, p.timed.tick
		st.Controls = s.controls()
	}
	st.Movers = s.movers
	st.Answering = p.asked.on && len(s.movers) > 0 && (s.eyes.open || s.eyes.home >= 0)
	return st
}

// controls reports whether several persons' hands act on the clock, so that each has a control of its own.
func (s *Table[C, M, E, V]) controls() bool {
	return s.play.running() && s.reader == games.Public && len(s.play.persons) > 1
}

// inFront returns the seat whose things lie on the ledge: the reader, or else the person who must act, or else the seat that was
// there before.
func (s *Table[C, M, E, V]) inFront() games.Seat {
	must := s.play.must()
	switch {
	case s.reader >= 0:
		s.front = s.reader
	case must >= 0 && !s.play.asked.on && (s.play.isPerson(must) || len(s.play.persons) == 0):
		s.front = must
	case s.front < 0 && len(s.play.persons) > 0:
		s.front = s.play.persons[0]
	case s.front < 0:
		s.front = 0
	}
	return s.front
}
