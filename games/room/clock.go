package room

import (
	"errors"
	"slices"

	"runehall/games"
)

// The bounds of a clock for moves, in seconds. 0: no clock.
const (
	ShortestClock = 5
	LongestClock  = 30 * 24 * 60 * 60
)

var errClock = errors.New("no clock of a room")

func isClock(seconds int) bool {
	return seconds == 0 || seconds >= ShortestClock && seconds <= LongestClock
}

// Clock returns how many seconds a person may take for a move; 0: as many as they like. The room does not measure time:
// the program that runs it does, and calls [Room.TimeOut] when a seat's time is over.
func (r *Room) Clock() int { return r.clock }

// Due returns the persons who must act and have not decided yet. Clocks run for these.
func (r *Room) Due() (list []games.Seat) {
	if r.clock == 0 && r.total == 0 || r.end != nil || r.waits {
		return nil
	}
	for _, a := range r.live.AppendActing(nil) {
		if a.Must && r.sitters[a.Seat].person() && r.held[a.Seat] == "" {
			list = append(list, a.Seat)
		}
	}
	return list
}

// TimeOut ends a seat's time. A computer player plays for the seat until somebody takes it again. The program that runs
// the room calls it.
func (r *Room) TimeOut(s games.Seat) (Taken, error) {
	if !slices.Contains(r.Due(), s) {
		return Taken{}, Stale
	}
	return written(line{word: lateWord, seat: s}), nil
}

func (r *Room) takeClock(d Deed) (Taken, error) {
	switch {
	case !isClock(d.Seconds):
		return Taken{}, NoSuchDeed
	case d.Seconds == r.clock:
		return Taken{Already: true}, nil
	default:
		return written(line{word: clockWord, n: d.Seconds}), nil
	}
}

// late gives the seat of a person whose time is over to a computer player.
func (r *Room) late(s games.Seat) {
	r.replace(s)
	r.sitters[s].Late, r.held[s] = true, ""
}
