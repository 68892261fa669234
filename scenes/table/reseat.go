package table

import "runehall/scenes/table/curtain"

// reseat lays the table out again when the room has told that others sit there now.
func (s *Table[C, M, E, V]) reseat() {
	if s.play.reseated {
		s.play.reseated = false
		if seat := s.eyes.Seat; seat >= 0 && !s.play.isPerson(seat) { // the seat is played on a device of its own now
			s.leaveCurtain()
			s.eyes.Away()
			s.board.Drop()
		}
		s.rehome()
		s.Layout(s.screen, s.safe)
	}
}

// rehome sets who looks without a curtain at the device of a host with a seat of its own: it needs curtains only while
// it also plays for seats that nobody has taken.
func (s *Table[C, M, E, V]) rehome() {
	a := s.play.apart
	if a == nil || !a.At.Host || a.At.Seat < 0 {
		return
	}
	if home := curtain.NewEyes(s.play.persons).Home; home != s.eyes.Home {
		s.leaveCurtain()
		s.eyes.Away()
		s.board.Drop()
		s.eyes.Home = home
	}
}
