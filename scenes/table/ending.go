package table

import "runehall/games"

// showEnd goes on to the results when the last picture has stood for a while.
func (s *Table[C, M, E, V]) showEnd() {
	if s.learns() || !s.play.over() || !s.board.Shown() || !s.play.stored() || !s.play.counts() || s.endTicks > resultTicks {
		return
	}
	if s.endTicks++; s.endTicks > resultTicks {
		s.results()
	}
}

// ends reports whether the match is over and its results are still to come, so that ticks are needed.
func (s *Table[C, M, E, V]) ends() bool {
	return !s.learns() && s.play.over() && s.play.counts() && s.endTicks <= resultTicks
}

func (s *Table[C, M, E, V]) results() {
	if a := s.play.apart; a != nil {
		s.ways.Results(a.outcome(s.sitters))
		return
	}
	s.ways.Results(outcome(s.stage, s.play.kind, s.play.match))
}

// counts reports whether it can be counted how the match ended: elsewhere that is known once everything has been told. A match that the rules did
// not end has no results.
func (p *play[C, M, E, V]) counts() bool {
	a := p.apart
	return a == nil || a.state.Reader == games.All && a.state.End != nil && a.state.End.Result != nil
}
