package rooms

import (
	"errors"

	"runehall/games/room"
	"runehall/internal/rooms/journal"
)

// failed notes that the journal has not done what a room asked of it, and returns what the device is told. The table is locked; nil: the room is not made
// yet.
func (s *Server) failed(t *table, err error) *room.Refusal {
	if errors.Is(err, journal.ErrNoRoom) || errors.Is(err, journal.ErrID) {
		return noSuchRoom
	}
	s.fails(t, err)
	return oneMoment
}

// fails logs that the journal fails, once until it stores something again: clocks, computer players and devices all ask anew, each second, in each room. A
// room whose lines alone cannot be stored is not logged again whenever those of others could.
func (s *Server) fails(t *table, err error) {
	if t != nil {
		if t.failing {
			return
		}
		t.failing = true
	}
	if s.down.CompareAndSwap(false, true) {
		s.log("the journal", err)
	}
}

// works notes that the journal has stored something for a room, or for one that is being made, and logs it if it failed before.
func (s *Server) works(t *table) {
	if t != nil {
		t.failing = false
	}
	if s.down.Load() && s.down.CompareAndSwap(true, false) {
		s.config.Log.Info("the journal stores again")
	}
}

// logUnsaid logs what went wrong, unless it was the journal, of which is said enough.
func (s *Server) logUnsaid(what string, err error) {
	if !errors.Is(err, oneMoment) {
		s.log(what, err)
	}
}
