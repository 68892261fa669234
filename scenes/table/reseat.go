package table

// reseat lays the table out again when the room has told that others sit there now.
func (s *Table[C, M, E, V]) reseat() {
	if s.play.reseated {
		s.play.reseated = false
		if seat := s.eyes.Seat; seat >= 0 && !s.play.isPerson(seat) { // the seat is played on a device of its own now
			s.leaveCurtain()
			s.eyes.Away()
			s.board.Drop()
		}
		s.Layout(s.screen, s.safe)
	}
}
