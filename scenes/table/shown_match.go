package table

import (
	"runehall/games"
	"runehall/scenes/table/timed"
)

// shownMatch is the match as it is shown: what is known of it and, while a clock runs, the moves and events of that
// phase, which are not made in the match yet.
type shownMatch[C games.Core[C, M, E], M comparable, E any, V any] struct {
	def   *games.Def[C, M, E, V]
	match *games.Match[C, M, E, V] // nil: it is kept elsewhere
	known knownMatch[M, E, V]
	phase *timed.Phase[C, M, E, V]
}

// core returns the present position; in a timed phase, the copy on which it is played.
func (s *shownMatch[C, M, E, V]) core() C {
	if s.phase.Started() {
		return s.phase.Core()
	}
	return s.match.Core()
}

// view returns what a reader may know of the position.
func (s *shownMatch[C, M, E, V]) view(reader games.Seat) V {
	if s.phase.Running() && s.match != nil {
		return s.def.View(s.phase.Core(), reader)
	}
	return s.known.View(reader)
}

// moves counts the moves up to the position.
func (s *shownMatch[C, M, E, V]) moves() int { return s.known.Moves() + len(s.phase.Made()) }

// told counts the events that may be shown. Events of a timed phase keep their numbers when they become part of the
// match.
func (s *shownMatch[C, M, E, V]) told() int {
	n := len(s.known.Told())
	if s.phase.Running() {
		n += len(s.phase.Told())
	}
	return n
}

func (s *shownMatch[C, M, E, V]) event(n int) E {
	told := s.known.Told()
	if n < len(told) {
		return told[n].Event
	}
	return s.phase.Told()[n-len(told)]
}

// seen returns how many events of the match have been told, for a seat that has just looked. For a match elsewhere the
// number depends on who reads, so there only events that everybody is told count.
func (s *shownMatch[C, M, E, V]) seen() int {
	told := s.known.Told()
	if s.match != nil {
		return len(told)
	}
	seen := 0
	for _, t := range told {
		if _, known := s.def.Redact(t.Event, games.Public); known {
			seen++
		}
	}
	return seen
}
