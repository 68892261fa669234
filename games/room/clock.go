package room

import (
	"errors"
	"slices"

	"runehall/games"
)

// The bounds of the clock of a room, in seconds for each move. A room without a clock has 0.
const (
	ShortestClock = 5
	LongestClock  = 30 * 24 * 60 * 60
)

var errClock = errors.New("no clock of a room")

func isClock(seconds int) bool {
	return seconds == 0 || seconds >= ShortestClock && seconds <= LongestClock
}

// Clock returns how many seconds a person may take for a move; 0: as long as they like. The room has no clock itself: who runs it measures the time, and
// says with [Room.TimeOut] when it is over.
func (r *Room) Clock() int { return r.clock }

// Due returns the persons who must act and have not decided: for them the clocks run.
func (r *Room) Due() (list []games.Seat) {
	if r.clock == 0 && r.total == 0 || r.end != nil {
		return nil
	}
	for _, a := range r.live.AppendActing(nil) {
		if a.Must && r.sitters[a.Seat].person() && r.held[a.Seat] == "" {
			list = append(list, a.Seat)
		}
	}
	return list
}

// TimeOut ends the time of a seat: a computer player moves on for it, until somebody takes the seat again. It is for who runs the room.
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
		return Taken{Again: true}, nil
	default:
		return written(line{word: clockWord, n: d.Seconds}), nil
	}
}

// late gives the seat to a computer player whose person has let the time pass.
func (r *Room) late(s games.Seat) {
	r.give(s, standIn)
	r.sitters[s].Late, r.held[s] = true, ""
}
