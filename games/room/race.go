package room

import (
	"slices"

	"runehall/games"
)

// Arrival is when the deed of a hand came in, in ticks of the race's clock. The program that runs the room keeps that
// clock; a room knows only ticks.
type Arrival struct {
	// Tick is the tick of the arrival, counted from 1; 0: the clock does not run, and no hand may reach.
	Tick int
	// Bound is how far before its arrival the deed may lie at most: about as long as the line takes.
	Bound int
}

// Fair returns the tick that counts for a hand that says it reached in another one. It is the claimed tick, as far as
// the arrival bears it out: not later than the arrival, and not earlier than the line can explain.
func (a Arrival) Fair(claimed int) int {
	return max(min(claimed, a.Tick), a.Tick-max(a.Bound, 0), 1)
}

// mostReaches bounds how often the hand of one seat may reach in one race. It is more than anybody can.
const mostReaches = 256

// race is what hands have done while they race on one clock ([games.Hands]).
type race struct {
	// from is the number of steps at its beginning, counted from 1; 0: no hands race.
	from int
	// reaches are all deeds of this race, in the order in which they came. After its end they stay for deeds that are
	// repeated, until the next one.
	reaches []reaching
	// off says that nobody keeps the clock: hands decide together, as where there is none.
	off bool
	// plans are what computer players will do, unless something happens before; "": nothing is known.
	plans [games.MaxSeats]string
}

// reaching is the deed of a hand.
type reaching struct {
	seat    games.Seat
	said    string // the move as the device told it
	move    string // the move in the tick that counts
	tick    int    // when it takes place
	named   bool   // the move names its tick, so that others of the same tick join it
	settled bool
}

// Rate returns how many ticks a second of the present race has; 0: no hands race.
func (r *Room) Rate() int {
	if r.end != nil || r.waits || r.race.off {
		return 0
	}
	return r.live.Rate()
}

// Race returns the number of the race that is on, or 0. Another race has another number, and so has one that goes on
// after an undo.
func (r *Room) Race() int {
	if r.Rate() == 0 {
		return 0
	}
	return r.race.from
}

// Races reports whether hands ever race in this match.
func (r *Room) Races() bool { return r.live.Races() && !r.race.off }

// RaceNot makes hands decide together, since the program that runs the room keeps no clock for them. It is called
// before any line is applied.
func (r *Room) RaceNot() { r.race = race{off: true} }

// Reaching returns the seats whose hands may reach now.
func (r *Room) Reaching() (list []games.Seat) {
	if r.Race() == 0 {
		return nil
	}
	for _, a := range r.live.AppendActing(nil) {
		list = append(list, a.Seat)
	}
	return list
}

// Reached returns the tick up to which the race has gone, as far as it is stored: the host's clock goes on from there.
func (r *Room) Reached() int {
	tick := r.live.Settled()
	for _, d := range r.race.reaches {
		if !d.settled && d.named {
			tick = max(tick, d.tick)
		}
	}
	return tick
}

// raced takes stock after a step: deeds that have been done, or have become impossible, are settled. anew says that a
// race that is on is another one.
func (r *Room) raced(anew bool) {
	r.race.plans = [games.MaxSeats]string{}
	on := r.Rate() > 0
	if on && (anew || r.race.from == 0) {
		r.race = race{from: r.steps + 1}
	}
	if !on {
		r.race.from = 0
	}
	for i := range r.race.reaches {
		d := &r.race.reaches[i]
		d.settled = d.settled || !on || r.live.Check(d.seat, d.move) != nil
	}
}

// takeReach takes the deed of a hand while hands race. races says whether the deed is one.
func (r *Room) takeReach(d Deed) (taken Taken, err error, races bool) {
	said := func(o reaching) bool { return o.seat == d.Seat && o.said == d.Move }
	if d.After < r.steps && slices.ContainsFunc(r.race.reaches, said) {
		return Taken{Already: true, Held: true, Reached: true}, nil, true
	}
	on := r.Race()
	if on == 0 {
		return Taken{}, nil, false
	}
	switch {
	case d.After > r.steps:
		return Taken{}, Ahead, true
	case d.After < on-1 || d.Arrival.Tick <= 0:
		return Taken{}, Stale, true
	case slices.ContainsFunc(r.race.reaches, said):
		return Taken{Already: true, Held: true, Reached: true}, nil, true
	}
	tick := d.Arrival.Tick
	if claimed, ok := r.live.Tick(d.Move); ok {
		if r.reachesOf(d.Seat) >= mostReaches {
			return Taken{}, TooFast, true
		}
		tick = max(d.Arrival.Fair(claimed), r.live.Settled()+1)
	}
	tick = max(tick, r.lastOf(d.Seat)+1) // a hand does one thing in a tick
	move, _, err := r.live.At(d.Seat, d.Move, tick)
	if err != nil {
		return Taken{}, err, true
	}
	if err := r.live.Check(d.Seat, move); err != nil {
		return Taken{}, err, true
	}
	l := line{word: reachWord, seat: d.Seat, n: tick, rest: d.Move}
	return Taken{Line: []byte(l.text()), Held: true, Reached: true}, nil, true
}

// reachesOf counts what a seat's hand has done in this race. What names no tick, such as done, is done once.
func (r *Room) reachesOf(s games.Seat) (n int) {
	for _, d := range r.race.reaches {
		if d.seat == s {
			n++
		}
	}
	return n
}

// lastOf returns the tick of the last deed of a seat's hand that is not settled; 0: there is none.
func (r *Room) lastOf(s games.Seat) (tick int) {
	for _, d := range r.race.reaches {
		if d.seat == s && !d.settled && d.named {
			tick = max(tick, d.tick)
		}
	}
	return tick
}

// reach applies the line of such a deed.
func (r *Room) reach(s games.Seat, tick int, said string) error {
	if r.race.off { // another program kept the clock; what became of it is told by the moves
		r.holds++
		return nil
	}
	if r.Race() == 0 {
		return Stale
	}
	move, tick, err := r.live.At(s, said, tick)
	if err != nil {
		return err
	}
	if err := r.live.Check(s, move); err != nil {
		return err
	}
	_, named := r.live.Tick(move)
	r.race.reaches = append(r.race.reaches, reaching{seat: s, said: said, move: move, tick: tick, named: named})
	r.holds++
	return nil
}

// plan keeps what a computer player's hand will do. It is not stored: after the next step, or when the room is opened
// again, the player is asked anew.
func (r *Room) plan(t Turn, move string) (Taken, error) {
	s := t.Acting.Seat
	if r.sitters[s].Driver != t.Level {
		return Taken{}, Stale
	}
	if err := r.live.Check(s, move); err != nil {
		return Taken{}, err
	}
	r.race.plans[s] = move
	return Taken{Already: true}, nil
}

// unsettled returns all that is not settled yet: the deeds of hands, and what computer players will do.
func (r *Room) unsettled() (list []reaching) {
	for _, d := range r.race.reaches {
		if !d.settled {
			list = append(list, d)
		}
	}
	for s, move := range r.race.plans {
		if move == "" || r.sitters[s].person() {
			continue
		}
		tick, named := r.live.Tick(move)
		list = append(list, reaching{seat: games.Seat(s), move: move, tick: tick, named: named})
	}
	return list
}

// next returns the deeds that are settled next: all that name the earliest tick, or the first that names none.
func (r *Room) next() (next []reaching) {
	for _, d := range r.unsettled() {
		switch {
		case len(next) == 0 || d.tick < next[0].tick || d.tick == next[0].tick && d.named && !next[0].named:
			next = []reaching{d}
		case d.tick == next[0].tick && d.named && next[0].named:
			next = append(next, d)
		}
	}
	return next
}

// NextReach returns the tick of the deed that is settled next, and false if hands have done nothing since.
func (r *Room) NextReach() (tick int, ok bool) {
	if r.Race() == 0 {
		return 0, false
	}
	next := r.next()
	if len(next) == 0 {
		return 0, false
	}
	return next[0].tick, true
}

// Settle returns the move that follows from what hands did first, if that was before a tick. No deed of an earlier tick
// may come in any more, so the tick must lie as far back as the slowest line explains. Without such a deed there is no
// line.
func (r *Room) Settle(before int) (Taken, error) {
	if r.Race() == 0 {
		return Taken{Already: true}, nil
	}
	next := r.next()
	if len(next) == 0 || next[0].tick >= before {
		return Taken{Already: true}, nil
	}
	slices.SortFunc(next, func(a, b reaching) int { return int(a.seat - b.seat) }) // whoever came first
	chosen := make([]games.Chosen[string], len(next))
	for i, d := range next {
		chosen[i] = games.Chosen[string]{Seat: d.seat, Move: d.move}
	}
	s, move, err := r.live.Join(chosen)
	if err != nil {
		return Taken{}, err
	}
	return written(line{seat: s, rest: move}), nil
}
