package table

import (
	"runehall/games"
	"runehall/scenes/table/apart"
	"runehall/scenes/table/curtain"
)

// reseat lays the table out again when the room has told that others sit there now.
func (s *Table[C, M, E, V]) reseat() {
	if s.play.reseated {
		s.play.reseated = false
		if seat := s.eyes.Seat; seat >= 0 && !s.play.isPerson(seat) { // the seat is played on a device of its own now
			s.leaveCurtain()
			s.eyes.Away()
			s.board.Drop()
		}
		if home, moves := homeOf(s.play.apart, s.play.persons, s.eyes.Home); moves {
			s.leaveCurtain()
			s.eyes.Away()
			s.board.Drop()
			s.eyes.Home = home
		}
		s.Layout(s.screen, s.safe)
	}
}

// homeOf returns who looks without a curtain at the device of a host with a seat of its own, and whether that is
// somebody else than so far: it needs curtains only while it also plays for seats that nobody has taken.
func homeOf(a *apart.Line, persons []games.Seat, was games.Seat) (home games.Seat, moves bool) {
	if a == nil || !a.At.Host || a.At.Seat < 0 {
		return was, false
	}
	home = curtain.NewEyes(persons).Home
	return home, home != was
}
