package table

import (
	"runehall/assets/art"
	"runehall/assets/sound"
	"runehall/games"
)

// Music is the game's music, until the match visibly comes to its end.
func (s *Table[C, M, E, V]) Music() sound.Music {
	if s.play.late && !s.play.over() {
		return sound.Finish
	}
	return s.play.kind.Music
}

// Pictures are those of the game's table, and the curtain where several persons share the screen.
func (s *Table[C, M, E, V]) Pictures(portrait bool) []art.ID {
	list := s.play.kind.pictures(portrait)
	if s.eyes.home == games.Public && len(s.play.persons) > 0 {
		list = append(list, art.Curtain)
	}
	return list
}

// Private reports whether a curtain is open. The sounds of pressing, and of being refused, would tell the others about the
// hand behind it.
func (s *Table[C, M, E, V]) Private() bool { return s.eyes.open || s.eyes.veiled }

// Racing reports whether a clock runs that everybody sees, or the board still shows things that were done on one.
func (s *Table[C, M, E, V]) Racing() bool { return s.play.running() || s.firm() }

// call sounds the turn of a person, and the end of the match, once the picture has got there.
func (s *Table[C, M, E, V]) call() {
	must := s.play.must()
	switch {
	case !s.board.Shown() || s.play.asked.on || s.play.running():
	case s.play.over():
		if !s.endHeard {
			s.endHeard = true
			s.stage.Sound(sound.Win, s.places.turn.Center())
		}
	case !s.play.isPerson(must):
		s.called = games.Nobody
	case must != s.called:
		s.called = must
		s.stage.Sound(sound.Turn, s.places.turn.Center())
	}
}
