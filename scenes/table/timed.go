package table

import (
	"fmt"
	"slices"

	"runehall/games"
	"runehall/scenes/table/past"
)

// enter notes whether the match has come to a phase on a clock ([Clocked]). Where it is kept elsewhere, that concerns
// this device only if a seat of it acts.
func (p *play[C, M, E, V]) enter() {
	if p.apart == nil {
		p.timed.Enter(p.public, p.over())
		return
	}
	p.timed.EnterApart(p.public, !p.over() && slices.ContainsFunc(p.acting, func(a games.Acting) bool {
		return a.Must && p.isPerson(a.Seat)
	}))
}

// runOn spends a tick on a timed phase. shown says that the picture has caught up: only the start waits for it. free
// says that nothing interrupts the clock.
func (p *play[C, M, E, V]) runOn(shown, free bool) error {
	t := &p.timed
	switch {
	case !free && t.Started():
		p.abandon()
		return nil
	case !free || !t.Started() && !shown:
		return nil
	case !t.Started():
		hidden := p.undecided() < 0 && p.parts.secret != nil && p.parts.secret.Private(p.public, p.must())
		t.Start(p.match.Core(), p.known.Moves(), p.acting, p.public, hidden)
		return nil // the board has not been told of the first tick yet
	}
	ended, err := t.Run()
	switch {
	case err != nil:
		return err
	case ended:
		return p.commit()
	}
	p.acting, p.public = t.Shows(p.acting)
	return nil
}

// runApart spends a tick on a phase of a match that is kept elsewhere. shown says that the picture has caught up, free
// that nothing covers the board.
func (p *play[C, M, E, V]) runApart(shown, free bool) {
	if !p.timed.On || !p.timed.Started() && (!free || !shown) {
		return
	}
	if tick, runs, races := p.apart.Races(); races { // the others' clocks run on, whatever covers this board
		for _, h := range p.timed.Race(tick, runs) {
			p.far.reach(h.Seat, h.Move)
		}
		return
	}
	if !free {
		return
	}
	if h, ok := p.timed.Pass(!p.apart.Sends()); ok {
		p.far.ask(h.Seat, h.Move)
	}
}

// commit makes the moves of a phase that has ended in the match, and stores them in one write.
func (p *play[C, M, E, V]) commit() error {
	want := len(p.match.Told()) + len(p.timed.Told())
	var all []byte
	for _, made := range p.timed.Made() {
		grown, refusal := p.match.Make(made.Seat, made.Move)
		if refusal != nil {
			return fmt.Errorf("table: move %q of seat %d after its phase: %w",
				p.kind.Def.Moves.Text(made.Move), made.Seat, refusal)
		}
		p.past.Origins = append(p.past.Origins, past.Together)
		all = append(all, grown...)
	}
	if got := len(p.match.Told()); got != want {
		return fmt.Errorf("table: a phase of %s told %d events, and %d the second time", p.kind.Def.ID, want, got)
	}
	p.past.Undone = nil
	p.storage.keep(all)
	p.begin()
	return nil
}
