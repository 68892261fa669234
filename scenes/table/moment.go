package table

import (
	"fmt"
	"slices"

	"runehall/games"
	"runehall/scenes/table/past"
	"runehall/scenes/table/thinkers"
)

// moment collects the decisions of seats that decide at the same moment ([games.Def].Joint). Nothing of it is shown or
// stored before everybody has decided. Then the decisions become one move.
type moment[M comparable] struct {
	on      bool
	ticks   int
	ready   bool         // the computer players have decided, and their time is over
	persons []games.Seat // who have decided
	moves   [games.MaxSeats]M
}

// decide takes a person's decision, unless check refuses it. It can be changed until everybody has decided.
func (t *moment[M]) decide(s games.Seat, m M, check func(s games.Seat, m M) *games.Refusal) *games.Refusal {
	if refusal := check(s, m); refusal != nil {
		return refusal
	}
	if t.moves[s] = m; !slices.Contains(t.persons, s) {
		t.persons = append(t.persons, s)
	}
	return nil
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

// collect spends a tick on a moment. The computer players have one window together, or as many whole ones as they need.
// When everybody has decided, the move is made.
func (p *play[C, M, E, V]) collect() error {
	t := &p.moment
	if !t.ready {
		t.ticks++
		done, err := p.thinkers.TickAll()
		if err != nil {
			return err
		}
		t.ready = p.thinkers.AskedAll() == 0 || done && t.ticks%p.thinkers.Pace.Ticks(thinkers.TurnWindow) == 0
	}
	if !t.ready || p.undecided() >= 0 {
		return nil
	}
	decisions := make([]games.Chosen[M], len(p.acting))
	for i, a := range p.acting {
		decisions[i] = games.Chosen[M]{Seat: a.Seat, Move: t.moves[a.Seat]}
		if p.thinkers.Play(a.Seat) {
			decisions[i].Move = p.thinkers.Decided(a.Seat)
		}
	}
	seat, move := p.kind.Def.Join(p.shown.core(), decisions)
	if refusal := p.make(seat, move, past.Together); refusal != nil {
		return fmt.Errorf("table: move %q, joined for seat %d: %w", p.kind.Def.Moves.Text(move), seat, refusal)
	}
	p.past.Undone = nil
	return nil
}

// abandon throws away decisions under way at a joint moment or on a clock: the phase begins again from its start, as
// the record has it.
func (p *play[C, M, E, V]) abandon() {
	if !p.moment.on && !p.timed.On {
		return
	}
	if p.timed.Running() {
		p.epoch++ // the board goes back too
	}
	p.begin()
}
