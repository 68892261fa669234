package table

import (
	"fmt"
	"slices"

	"runehall/games"
)

// moment collects the decisions of seats that decide at the same moment ([games.Def].Joint). Nothing of it is shown or stored
// before all decisions stand; then they become one move.
type moment[M comparable] struct {
	on      bool
	ticks   int
	ready   bool         // the computer players have decided, and their time is over
	persons []games.Seat // whose decisions stand, in the order in which they decided; boards keep this slice
	moves   [games.MaxSeats]M
}

// joint reports whether seats decide at the same moment in a position.
func (p *play[C, M, E, V]) joint(core C) bool {
	return p.kind.Def.Joint != nil && p.kind.Def.Joint(core)
}

// decide takes a person's decision. Until all stand it can be changed.
func (p *play[C, M, E, V]) decide(s games.Seat, m M) *games.Refusal {
	if refusal := p.core().Check(s, m); refusal != nil {
		return refusal
	}
	p.takeBack(s)
	p.moment.persons = append(slices.Clone(p.moment.persons), s)
	p.moment.moves[s] = m
	return nil
}

// takeBack takes a person's decision back, and reports whether one stood.
func (p *play[C, M, E, V]) takeBack(s games.Seat) bool {
	at := slices.Index(p.moment.persons, s)
	if at < 0 {
		return false
	}
	p.moment.persons = slices.Delete(slices.Clone(p.moment.persons), at, at+1)
	return true
}

// lastDecided returns the person whose decision is the latest, or games.Nobody. With a seat behind an open curtain only its
// own counts.
func (p *play[C, M, E, V]) lastDecided(reader games.Seat) games.Seat {
	for _, s := range slices.Backward(p.moment.persons) {
		if reader < 0 || s == reader {
			return s
		}
	}
	return games.Nobody
}

// decision returns what a person has decided, and false while that does not stand.
func (p *play[C, M, E, V]) decision(s games.Seat) (M, bool) {
	var none M
	if !slices.Contains(p.moment.persons, s) {
		return none, false
	}
	return p.moment.moves[s], true
}

// undecided returns the first person who has yet to decide, or games.Nobody.
func (p *play[C, M, E, V]) undecided() games.Seat {
	for _, a := range p.acting {
		if p.isPerson(a.Seat) && !slices.Contains(p.moment.persons, a.Seat) {
			return a.Seat
		}
	}
	return games.Nobody
}

// collect spends a tick on a moment. The computer players have one window together, or as many whole ones as it takes; when
// everybody's decision stands, the move is made.
func (p *play[C, M, E, V]) collect() error {
	t := &p.moment
	if !t.ready {
		t.ticks++
		done, err := p.stepPoll()
		if err != nil {
			return err
		}
		t.ready = len(p.poll.seats) == 0 || done && t.ticks%p.paced(turnWindow) == 0
	}
	if !t.ready || p.undecided() >= 0 {
		return nil
	}
	decisions := make([]games.Chosen[M], len(p.acting))
	for i, a := range p.acting {
		decisions[i] = games.Chosen[M]{Seat: a.Seat, Move: t.moves[a.Seat]}
		if p.minds[a.Seat] != nil {
			decisions[i].Move = p.poll.moves[a.Seat]
		}
	}
	seat, move := p.kind.Def.Join(p.core(), decisions)
	if refusal := p.make(seat, move, fromTogether); refusal != nil {
		return fmt.Errorf("table: move %q, joined for seat %d: %w", p.kind.Def.Moves.Text(move), seat, refusal)
	}
	p.undone = nil
	return nil
}

// abandon throws away decisions under way at a joint moment or on a clock: the phase begins again from its start, as the record has it.
func (p *play[C, M, E, V]) abandon() {
	if !p.moment.on && !p.timed.on {
		return
	}
	if p.running() {
		p.epoch++ // the board goes back too
	}
	p.begin()
}
