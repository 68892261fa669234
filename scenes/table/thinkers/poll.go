package thinkers

import (
	"fmt"

	"runehall/games"
)

// poll asks every computer player that acts about the same position, one after the other. None of them learns what
// another one has decided.
type poll[C any, M comparable] struct {
	core    C
	made    int // moves before the position
	seats   []games.Seat
	decided int  // how many of them have decided
	thinks  bool // the next one has been asked
	moves   [games.MaxSeats]M
}

// AskAll begins to ask all players that act in a new position, after so many moves. The position must stay as it is
// until all have decided or are asked anew.
func (t *Players[C, M, E]) AskAll(core C, moves int, acting []games.Acting) {
	q := &t.poll
	q.core, q.made = core, moves
	q.seats, q.decided, q.thinks = q.seats[:0], 0, false
	for _, a := range acting {
		if t.Play(a.Seat) {
			q.seats = append(q.seats, a.Seat)
		}
	}
}

// TickAll lets them think for a tick, and reports whether all have decided.
func (t *Players[C, M, E]) TickAll() (bool, error) {
	q := &t.poll
	for q.decided < len(q.seats) {
		s := q.seats[q.decided]
		if !q.thinks {
			games.Ask(t.minds[s], t.scratch, q.core, games.Acting{Seat: s, Must: true}, t.Seed, q.made)
			q.thinks = true
		}
		d, done := Ponder(&t.Breath, t.minds[s])
		if !done {
			return false, nil
		}
		if d.Still {
			return false, fmt.Errorf("table: computer player of seat %d keeps still where it must move", s)
		}
		q.moves[s], q.thinks = d.Move, false
		q.decided++
	}
	return true, nil
}

// AskedAll returns how many players were asked together.
func (t *Players[C, M, E]) AskedAll() int { return len(t.poll.seats) }

// Decided returns what the player of a seat has decided, once all have.
func (t *Players[C, M, E]) Decided(s games.Seat) M { return t.poll.moves[s] }
