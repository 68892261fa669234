package table

import (
	"runehall/assets/art"
	"runehall/assets/sound"
	"runehall/games"
)

// Music returns the game's music, or the music of endings once the match visibly comes to its end.
func (s *Table[C, M, E, V]) Music() sound.Music {
	if s.play.late && !s.play.over() {
		return sound.Finish
	}
	return s.play.kind.Music
}

// Pictures returns the game's pictures for its table, and the curtain where several persons share the screen.
func (s *Table[C, M, E, V]) Pictures(portrait bool) []art.ID {
	list := s.play.kind.pictures(portrait)
	if s.eyes.Home == games.Public && len(s.play.persons) > 0 {
		list = append(list, art.Curtain)
	}
	return list
}

// Racing reports whether a clock runs that everybody sees, or the board still shows things that were done on one.
func (s *Table[C, M, E, V]) Racing() bool { return s.play.timed.Running() || s.play.parts.mustBeSeen() }

// Attended reports whether a match with persons in it is on.
func (s *Table[C, M, E, V]) Attended() bool {
	if s.play.apart != nil {
		return s.play.apart.Attended()
	}
	return !s.play.over() && len(s.play.persons) > 0
}
