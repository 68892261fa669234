package table

import (
	"fmt"
	"slices"

	"runehall/games"
	"runehall/scenes/table/past"
	"runehall/scenes/table/thinkers"
)

// drive spends a tick on the computer players. It asks them one at a time, in the order of [games.Round].
func (p *play[C, M, E, V]) drive() error {
	if p.thinkers.Wait().On {
		return p.think()
	}
	if p.asked.On && p.asked.Waits() {
		return nil
	}
	if s := p.must(); p.asked.On && p.isPerson(s) {
		m, ok := p.declines(s)
		if !ok {
			return nil
		}
		p.thinkers.Await(games.Acting{Seat: s, Must: true}, p.thinkers.Pace.Ticks(thinkers.AnswerWindow), m, false)
		return p.think()
	}
	if !p.askNext() {
		return nil
	}
	return p.think()
}

// askNext asks the computer player who decides next, and reports whether there is one.
func (p *play[C, M, E, V]) askNext() bool {
	next, ok := p.thinkers.Next(p.acting)
	if !ok {
		return false
	}
	window := thinkers.InterruptWindow
	switch {
	case p.asked.On:
		window = p.thinkers.Pace.Ticks(thinkers.AnswerWindow)
	case next.Must:
		window = p.turnWindow(next.Seat)
	}
	p.thinkers.Ask(p.match.Core(), len(p.match.Made()), next, window)
	return true
}

// thinkAhead spends a tick on the next decision while the last move is still shown. The decision's window begins only
// when that is over. So the wait looks the same to everybody, unless a decision takes longer than a window.
func (p *play[C, M, E, V]) thinkAhead() error {
	switch {
	case p.only.ok || p.asked.On && (p.asked.Waits() || p.isPerson(p.must())):
		return nil // nobody is asked
	case p.moment.on:
		_, err := p.thinkers.TickAll()
		return err
	case p.thinkers.Wait().On || p.askNext():
		p.thinkers.Think()
	}
	return nil
}

// turnWindow returns how long a seat that must move is given. If it made the last move too, or the last move answered
// its own, people are already watching the seat, and need a shorter pause.
func (p *play[C, M, E, V]) turnWindow(s games.Seat) int {
	if lastMover(p.known) == s || p.asked.Answered && p.asked.By == s {
		return p.thinkers.Pace.Ticks(thinkers.FollowWindow)
	}
	return p.thinkers.Pace.Ticks(thinkers.TurnWindow)
}

// isPerson reports whether a person at this device plays a seat.
func (p *play[C, M, E, V]) isPerson(s games.Seat) bool {
	if p.apart != nil {
		return slices.Contains(p.persons, s)
	}
	return s >= 0 && !p.thinkers.Play(s)
}

// think spends a tick on the awaited decision, and carries it out once it is told.
func (p *play[C, M, E, V]) think() error {
	told, ok := p.thinkers.Tick()
	switch {
	case !ok:
		return nil
	case told.Still && told.Seat == p.must():
		return fmt.Errorf("table: computer player of seat %d keeps still where it must move", told.Seat)
	case told.Still:
		return nil
	}
	from := past.Table
	if told.Forced {
		from = past.Rules
	}
	if told.Forced && p.kind.Passes != nil && p.isPerson(told.Seat) {
		p.passed, _ = p.kind.Passes(p.public, told.Seat, told.Move)
	}
	if refusal := p.make(told.Seat, told.Move, from); refusal != nil {
		return fmt.Errorf("table: move %q of seat %d, made by the table: %w",
			p.kind.Def.Moves.Text(told.Move), told.Seat, refusal)
	}
	p.past.Undone = nil
	return nil
}

// thinker returns the computer player whose turn it publicly is, or games.Nobody. A computer player that is only asked
// whether it interrupts is not shown as thinking.
func (p *play[C, M, E, V]) thinker() games.Seat {
	if w := p.thinkers.Wait(); w.Thinks && w.Acting.Must && !p.asked.On {
		return w.Acting.Seat
	}
	s := p.must()
	if s < 0 || p.asked.On || p.moment.on || p.timed.On || p.over() {
		return games.Nobody
	}
	if p.apart != nil && p.apart.State.Seats[s].Driver != games.Person || p.apart == nil && p.thinkers.Play(s) {
		return s
	}
	return games.Nobody
}

// declines returns the answer that the table gives for a person, and whether it gives one. It does for a seat that
// cannot answer, as everybody knows. Several persons have said at the bar that nobody answers. A person alone among
// computer players is not troubled with a question that can only be declined.
func (p *play[C, M, E, V]) declines(s games.Seat) (M, bool) {
	a := &p.asked
	if slices.Contains(a.Idle, s) { // everybody knows it
		return a.Decline, true
	}
	if len(p.persons) > 1 {
		return a.Decline, a.Choice != s
	}
	if p.apart != nil { // declining early would tell the others that the seat has nothing to answer with
		return a.Decline, false
	}
	moves := p.match.Core().AppendMoves(nil, s)
	return a.Decline, len(moves) == 1 && moves[0] == a.Decline
}
