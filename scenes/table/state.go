package table

import (
	"runehall/games"
	"runehall/scenes/stage"
)

func (s *Table[C, M, E, V]) state() State {
	p := s.play
	st := State{
		Reader: s.reader, Front: s.inFront(), Thinking: p.thinker(), Bare: s.asking,
		Drafts: stage.Drafts.On(s.stage.Settings), Stays: p.known.Stays(), Confirm: s.confirm, AsksWhy: s.asksWhy,
		Far: p.apart != nil,
	}
	if st.Sent = p.sends(); !st.Sent {
		s.movers = s.movers[:0]
		if s.board.Shown() || p.timed.Running() {
			s.movers = p.movers(s.movers)
		}
	}
	if p.timed.Running() {
		st.Clocked, st.Tick = true, p.timed.Tick()
		st.Controls = ownControls(p, s.reader)
	}
	st.Movers = s.movers
	st.Answering = p.asked.On && len(s.movers) > 0 && (s.eyes.Open || s.eyes.Home >= 0)
	return st
}

// ownControls reports whether several persons' hands act on the clock, so that each has a control of its own.
func ownControls[C games.Core[C, M, E], M comparable, E any, V any](p *play[C, M, E, V], reader games.Seat) bool {
	return p.timed.Running() && reader == games.Public && len(p.persons) > 1
}

// inFront returns the seat whose things lie on the ledge: the reader, or else the person who must act, or else the seat
// whose things lay there before. On a screen at which nobody plays now, it is nobody's.
func (s *Table[C, M, E, V]) inFront() games.Seat {
	must := s.play.must()
	switch {
	case s.laid.shared:
		return games.Nobody
	case s.reader >= 0:
		s.ahead = s.reader
	case must >= 0 && !s.play.asked.On && (s.play.isPerson(must) || len(s.play.persons) == 0):
		s.ahead = must
	case s.ahead < 0 && len(s.play.persons) > 0:
		s.ahead = s.play.persons[0]
	case s.ahead < 0:
		s.ahead = 0
	}
	return s.ahead
}
