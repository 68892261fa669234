package table

import (
	"slices"

	"runehall/games"
	"runehall/games/room"
	"runehall/internal/rooms/away"
)

// leaving adds to a menu how persons at this device leave a match for good that is kept elsewhere.
func (s *Table[C, M, E, V]) leaving(m *Menu) {
	a := s.play.apart
	if a == nil || a.state.End != nil {
		return
	}
	own := a.own()
	if len(own) == 0 {
		return // who watches has nothing to give up
	}
	m.End = func() { a.want(room.Deed{Do: room.DoEnd, Seat: own[0]}) }
	giver := own[0]
	if len(own) > 1 {
		if giver = s.play.must(); !slices.Contains(own, giver) {
			return // of several persons here nobody knows who means it
		}
		m.Resigner = s.name(giver)
	}
	m.Resign = func() { a.want(room.Deed{Do: room.DoResign, Seat: giver}) }
}

// want wants a deed that no draft on the board belongs to.
func (a *afar[C, M, E, V]) want(d room.Deed) {
	d.After = a.state.Steps
	a.at.Room.Do(d, func(answer away.Answer) {
		if !answer.Done {
			a.refused = refused{on: true, seen: true, reason: answer.Reason, clause: answer.Clause, deed: d}
		}
	})
}

// remains returns who has not given the match up, when it ended by that.
func (a *afar[C, M, E, V]) remains() games.Seat {
	return games.Seat(slices.IndexFunc(a.state.Seats, func(s room.Sitter) bool { return !s.Resigned }))
}
