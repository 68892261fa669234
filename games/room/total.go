package room

import "runehall/games"

// The bounds of a clock for the whole match, in seconds per seat. 0: no clock.
const (
	ShortestTotal = 60
	LongestTotal  = 30 * 24 * 60 * 60
)

func isTotal(seconds int) bool {
	return seconds == 0 || seconds >= ShortestTotal && seconds <= LongestTotal
}

// Total returns how many seconds each seat has for the whole match; 0: no such clock. As with [Room.Clock], the program
// that runs the room measures time, and calls [Room.Spend] with what has passed.
func (r *Room) Total() int { return r.total }

// Rest returns how many milliseconds a seat has left for the whole match, as far as use has been stored.
func (r *Room) Rest(s games.Seat) int64 { return max(0, int64(r.total)*1000-r.spent[s]) }

// isOver reports whether a seat has used up its time for the whole match.
func (r *Room) isOver(s games.Seat) bool { return r.total > 0 && r.Rest(s) == 0 }

// Spend takes milliseconds off the time of a person who had to decide. If none are left, a computer player plays on for
// the seat. The program that runs the room calls it.
func (r *Room) Spend(s games.Seat, passed int64) (Taken, error) {
	ms := min(passed, r.Rest(s))
	switch {
	case r.total == 0 || r.end != nil || !r.sitters[s].person():
		return Taken{}, Stale
	case r.isOver(s): // the seat has no time left anyway
		return written(line{word: lateWord, seat: s}), nil
	case ms <= 0:
		return Taken{Already: true}, nil
	default:
		return written(line{word: spentWord, seat: s, n: int(ms)}), nil
	}
}

// spend applies the line of time used. Questions and decisions of others are not affected.
func (r *Room) spend(s games.Seat, ms int) error {
	if ms <= 0 || !r.sitters[s].person() || int64(ms) > r.Rest(s) {
		return errClock
	}
	if r.spent[s] += int64(ms); r.isOver(s) {
		r.late(s)
	}
	return nil
}

func (r *Room) takeTotal(d Deed) (Taken, error) {
	switch {
	case !isTotal(d.Seconds):
		return Taken{}, NoSuchDeed
	case d.Seconds == r.total && r.spent == [games.MaxSeats]int64{}:
		return Taken{Already: true}, nil
	default:
		return written(line{word: totalWord, n: d.Seconds}), nil
	}
}
