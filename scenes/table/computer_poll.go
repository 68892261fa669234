package table

import (
	"fmt"

	"runehall/games"
)

// poll asks every computer player that acts about the same position, one after the other. None of them learns what
// another one has decided.
type poll[M comparable] struct {
	seats   []games.Seat
	decided int  // how many of them have decided
	thinks  bool // the next one has been asked
	moves   [games.MaxSeats]M
}

// beginPoll begins to ask all of them, about a new position.
func (p *play[C, M, E, V]) beginPoll() {
	q := &p.poll
	q.seats, q.decided, q.thinks = q.seats[:0], 0, false
	for _, a := range p.acting {
		if p.minds[a.Seat] != nil {
			q.seats = append(q.seats, a.Seat)
		}
	}
}

// stepPoll lets them think for a tick, and reports whether all have decided.
func (p *play[C, M, E, V]) stepPoll() (bool, error) {
	q := &p.poll
	for q.decided < len(q.seats) {
		s := q.seats[q.decided]
		if !q.thinks {
			games.Ask(p.minds[s], p.scratch, p.core(), games.Acting{Seat: s, Must: true}, p.seed(), p.moves())
			q.thinks = true
		}
		d, done := ponder(&p.breath, p.minds[s])
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
