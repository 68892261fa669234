package table

// showEnd goes on to the results when the last picture has stood for a while.
func (s *Table[C, M, E, V]) showEnd() {
	if s.learns() || !s.play.over() || !s.board.Shown() || !s.play.stored() || s.endTicks > resultTicks {
		return
	}
	if s.endTicks++; s.endTicks > resultTicks {
		s.results()
	}
}

// ends reports whether the match is over and its results are still to come, so that ticks are needed.
func (s *Table[C, M, E, V]) ends() bool {
	return !s.learns() && s.play.over() && s.endTicks <= resultTicks
}

func (s *Table[C, M, E, V]) results() {
	s.ways.Results(outcome(s.stage, s.play.kind, s.play.match))
}
