package rooms

import (
	"errors"

	"runehall/games/room"
	"runehall/internal/rooms/journal"
)

// failed records that the journal failed for a room, and returns the refusal for the device. The caller has locked the
// table; it is nil if the room is not made or not loaded yet.
func (s *Server) failed(t *table, err error) *room.Refusal {
	switch {
	case errors.Is(err, journal.ErrNoRoom) || errors.Is(err, journal.ErrID):
		return noSuchRoom
	case errors.Is(err, unreadable):
		return unreadable
	case !errors.Is(err, oneMoment): // oneMoment has been recorded already
		s.fails(t, err)
	}
	return oneMoment
}

// errSpoilt: the room's lines can be read, but no room can have them.
var errSpoilt = errors.New("a room is spoilt")

// mostSpoilt bounds how many spoilt rooms are remembered.
const mostSpoilt = 1000

// isRead records whether a room could be read, and returns the error for the device. If the room itself is spoilt, the
// log says so only once until it can be read again, however often devices come, since the journal still works for all
// others.
func (s *Server) isRead(id string, err error) error {
	spoilt := errors.Is(err, errSpoilt) || errors.Is(err, journal.ErrDamaged) || errors.Is(err, journal.ErrLong)
	if err != nil && !spoilt {
		return err
	}
	s.mu.Lock()
	said := s.spoilt[id]
	switch {
	case !spoilt:
		delete(s.spoilt, id)
	case !said:
		if len(s.spoilt) >= mostSpoilt {
			clear(s.spoilt)
		}
		s.spoilt[id] = true
	}
	s.mu.Unlock()
	if !spoilt {
		return nil
	}
	if !said {
		s.log("a room", err)
	}
	return unreadable
}

// fails logs that the journal fails: only once until it stores something again, because clocks, computer players and
// devices all try again every second in every room. If only one room's lines cannot be stored, that is not logged again
// each time another room's lines could.
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

// works records that the journal has stored something for a room, or for one that is being made. It logs that if the
// journal failed before.
func (s *Server) works(t *table) {
	if t != nil {
		t.failing = false
	}
	if s.down.Load() && s.down.CompareAndSwap(true, false) {
		s.config.Log.Info("the journal stores again")
	}
}

// isDone records the outcome of something that the host does by itself in a room. It logs an error once until the thing
// is done, since it is tried again every second. Failures of the journal are logged elsewhere. The caller has locked
// the table.
func (t *table) isDone(what string, err error) {
	switch {
	case err == nil:
		delete(t.said, what)
	case errors.Is(err, oneMoment) || t.said[what]:
	default:
		if t.said == nil {
			t.said = map[string]bool{}
		}
		t.said[what] = true
		t.server.log(what, err)
	}
}
