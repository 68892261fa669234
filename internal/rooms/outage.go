package rooms

import (
	"errors"

	"runehall/games/room"
	"runehall/internal/rooms/journal"
)

// failed notes that the journal has not done what a room asked of it, and returns what the device is told. The table is locked; nil: the room is not made
// yet, or not in the memory.
func (s *Server) failed(t *table, err error) *room.Refusal {
	switch {
	case errors.Is(err, journal.ErrNoRoom) || errors.Is(err, journal.ErrID):
		return noSuchRoom
	case errors.Is(err, unreadable):
		return unreadable
	case !errors.Is(err, oneMoment): // otherwise it has been noted
		s.fails(t, err)
	}
	return oneMoment
}

// errSpoilt: the lines of a room are there, and it cannot have had them.
var errSpoilt = errors.New("a room is spoilt")

// mostSpoilt is of how many rooms is remembered that they are.
const mostSpoilt = 1000

// isRead notes whether a room could be read, and returns the error that is left of the one of that. Of a room that is spoilt itself the log says so once,
// however often devices come, until it can be read: the journal works for all others. A device does not come again by itself.
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

// isDone notes whether something has been done that the host does by itself in a room, at a locked table, and logs an error of it: once until it is done,
// since it is tried again each second, and not if it was the journal, of which is said enough.
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
