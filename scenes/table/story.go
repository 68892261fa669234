package table

import (
	"strings"

	"runehall/games"
	"runehall/scenes/table/chronicle"
	"runehall/ui"
)

// story tells what everybody may know of a match, and leads to it on a board. It implements [chronicle.Match] and
// [chronicle.Board].
type story[C games.Core[C, M, E], M comparable, E any, V any] struct {
	def    *games.Def[C, M, E, V]
	known  knownMatch[M, E, V]
	board  Board[M, E, V]
	forced func(move int) bool
}

func (s *story[C, M, E, V]) Events() int { return len(s.known.Told()) }

func (s *story[C, M, E, V]) Event(n int) chronicle.Event {
	e := chronicle.Event{Move: s.known.Told()[n].Move}
	event, known := s.redacted(n)
	if e.Known = known; known {
		e.Says, e.Spoke = s.def.Say(event)
	}
	return e
}

// redacted returns an event as everybody may know it, or false if they may not know of it.
func (s *story[C, M, E, V]) redacted(n int) (event E, known bool) {
	told := s.known.Told()
	if n >= len(told) { // a match that is kept elsewhere was told anew
		return event, false
	}
	return s.def.Redact(told[n].Event, games.Public)
}

func (s *story[C, M, E, V]) Mover(move int) games.Seat { return s.known.Mover(move - 1) }

func (s *story[C, M, E, V]) Revealed(move int) bool { return s.known.Revealed(move - 1) }

func (s *story[C, M, E, V]) Show(n int) bool {
	event, known := s.redacted(n)
	return known && s.board.Show(event)
}

func (s *story[C, M, E, V]) Picture(n int) func(c *ui.Canvas, r ui.Rect) {
	if board, ok := any(s.board).(Illustrated[E]); ok {
		if event, known := s.redacted(n); known {
			return board.Picture(event)
		}
	}
	return nil
}

func (s *story[C, M, E, V]) Forced(n int) bool {
	move := s.known.Told()[n].Move
	return move > 0 && s.forced(move)
}

// shine lights what the last move was about.
func (s *story[C, M, E, V]) shine() {
	for n, told := range s.known.Told() {
		if told.Move == s.known.Moves() {
			s.Show(n)
		}
	}
}

// did tells what the last move did, as far as a reader may know: up to two lines of the log.
func (s *story[C, M, E, V]) did(reader games.Seat, t *chronicle.Teller) string {
	const most = 2
	var said []string
	for _, told := range s.known.Told() {
		if told.Move != s.known.Moves() || len(said) == most {
			continue
		}
		if event, ok := s.def.Redact(told.Event, reader); ok {
			if phrase, ok := s.def.Say(event); ok {
				said = append(said, t.Say(phrase))
			}
		}
	}
	return strings.Join(said, ". ")
}

// befell returns a function that reports whether an event did something to a person here who must read it before the
// match goes on.
func befell[C games.Core[C, M, E], M comparable, E any, V any](s *Table[C, M, E, V]) func(n int) bool {
	befalls := s.play.kind.Befalls
	return func(n int) bool {
		if befalls == nil || s.guide.Course.On() {
			return false
		}
		event, known := s.story.redacted(n)
		if !known {
			return false
		}
		seat := befalls(event)
		return seat >= 0 && s.play.isPerson(seat) && s.story.Mover(s.play.known.Told()[n].Move) != seat
	}
}
