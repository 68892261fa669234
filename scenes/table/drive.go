package table

import (
	"fmt"
	"slices"

	"runehall/games"
)

// thought is the decision that the table is waiting for: a computer player's, a forced move, or that a person lets a question pass.
type thought[M comparable] struct {
	on       bool
	acting   games.Acting
	window   int
	ticks    int
	thinking bool // a computer player decides; otherwise decision stands
	decision games.Decision[M]
	forced   bool
}

// drive asks the computer players, one at a time, in the order of [games.Round].
func (p *play[C, M, E, V]) drive() error {
	if p.thought.on {
		return p.think()
	}
	if p.asked.on && p.asked.waits(p.persons) {
		return nil
	}
	if s := p.must(); p.asked.on && p.isPerson(s) {
		m, ok := p.declines(s)
		if !ok {
			return nil
		}
		p.await(games.Acting{Seat: s, Must: true}, p.paced(answerWindow), m)
		return p.think()
	}
	if !p.askNext() {
		return nil
	}
	return p.think()
}

// askNext asks the computer player whose turn to decide it is, and reports whether there is one.
func (p *play[C, M, E, V]) askNext() bool {
	next, ok := p.round.Next(p.acting, func(s games.Seat) bool { return p.minds[s] != nil })
	if !ok {
		return false
	}
	window := interruptWindow
	switch {
	case p.asked.on:
		window = p.paced(answerWindow)
	case next.Must && p.follows(next.Seat):
		window = p.paced(followWindow)
	case next.Must:
		window = p.paced(turnWindow)
	}
	games.Ask(p.minds[next.Seat], p.scratch, p.match.Core(), next, p.seed(), len(p.match.Made()))
	p.thought = thought[M]{on: true, acting: next, window: window, thinking: true}
	return true
}

// thinkAhead spends a tick on the next decision while the last move is still shown. Its window begins when that is over, so that the wait
// is the same for whoever watches, but for decisions that take longer than a window.
func (p *play[C, M, E, V]) thinkAhead() error {
	switch {
	case p.only.ok || p.asked.on && (p.asked.waits(p.persons) || p.isPerson(p.must())):
		return nil // nobody is asked
	case p.moment.on:
		_, err := p.stepPoll()
		return err
	case p.thought.on || p.askNext():
		p.thinkOn()
	}
	return nil
}

// thinkOn thinks about the awaited decision with what there is of a tick.
func (p *play[C, M, E, V]) thinkOn() {
	t := &p.thought
	if !t.thinking {
		return
	}
	if d, done := ponder(&p.breath, p.minds[t.acting.Seat]); done {
		t.thinking, t.decision = false, d
	}
}

// follows reports whether a seat made the last move too, or the last move answered the seat's own. People are then already following what
// the seat does.
func (p *play[C, M, E, V]) follows(s games.Seat) bool {
	return p.lastMover() == s || p.asked.answered && p.asked.question.By == s
}

// paced adapts a waiting time to the chosen speed of the animation.
func (p *play[C, M, E, V]) paced(window int) int {
	if p.speed <= 0 {
		return window
	}
	return max(1, int(float64(window)/p.speed))
}

// isPerson reports whether a person sits at a seat who plays at this device.
func (p *play[C, M, E, V]) isPerson(s games.Seat) bool {
	if p.apart != nil {
		return slices.Contains(p.persons, s)
	}
	return s >= 0 && p.minds[s] == nil
}

// isComputer reports whether a computer player sits at a seat, here or elsewhere.
func (p *play[C, M, E, V]) isComputer(s games.Seat) bool {
	if p.apart != nil {
		return p.apart.state.Seats[s].Driver != games.Person
	}
	return p.minds[s] != nil
}

// await lets a window pass before a move that is already decided.
func (p *play[C, M, E, V]) await(a games.Acting, window int, m M) {
	p.thought = thought[M]{on: true, acting: a, window: window, decision: games.Decision[M]{Move: m}}
}

// force makes the only move there is, after as long as a computer player takes for a turn.
func (p *play[C, M, E, V]) force(s games.Seat, m M) error {
	if !p.thought.on {
		p.await(games.Acting{Seat: s, Must: true}, p.paced(turnWindow), m)
		p.thought.forced = true
	}
	return p.think()
}

// think spends a tick on the awaited decision, and carries it out at the end of a window in which it was reached.
func (p *play[C, M, E, V]) think() error {
	t := &p.thought
	t.ticks++
	p.thinkOn()
	if t.thinking || t.ticks%t.window != 0 {
		return nil
	}
	seat, move, still, forced := t.acting.Seat, t.decision.Move, t.decision.Still, t.forced
	p.thought = thought[M]{}
	if still {
		if seat == p.must() {
			return fmt.Errorf("table: computer player of seat %d keeps still where it must move", seat)
		}
		p.round.Asked(seat)
		return nil
	}
	from := fromTable
	if forced && p.minds[seat] == nil {
		from = fromRules
	}
	if refusal := p.make(seat, move, from); refusal != nil {
		return fmt.Errorf("table: move %q of seat %d, made by the table: %w", p.kind.Def.Moves.Text(move), seat, refusal)
	}
	p.undone = nil
	return nil
}

// thinker returns the computer player whose turn it publicly is, or games.Nobody. A computer player that is only asked whether it
// interrupts is not shown.
func (p *play[C, M, E, V]) thinker() games.Seat {
	if t := p.thought; t.on && t.thinking && t.acting.Must && !p.asked.on {
		return t.acting.Seat
	}
	if s := p.must(); s >= 0 && p.isComputer(s) && !p.asked.on && !p.moment.on && !p.timed.on && !p.over() {
		return s
	}
	return games.Nobody
}
