package table

import (
	"fmt"
	"slices"

	"runehall/games"
)

// awaited is the decision that the table waits for: a computer player's, a forced move, or a person's who lets a
// question pass.
type awaited[M comparable] struct {
	on       bool
	acting   games.Acting
	window   int
	ticks    int
	thinking bool // a computer player decides; otherwise decision stands
	decision games.Decision[M]
	forced   bool
}

// drive spends a tick on the computer players. It asks them one at a time, in the order of [games.Round].
func (p *play[C, M, E, V]) drive() error {
	if p.awaited.on {
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
		p.await(games.Acting{Seat: s, Must: true}, p.pace.ticks(answerWindow), m)
		return p.think()
	}
	if !p.askNext() {
		return nil
	}
	return p.think()
}

// askNext asks the computer player who decides next, and reports whether there is one.
func (p *play[C, M, E, V]) askNext() bool {
	next, ok := p.round.Next(p.acting, func(s games.Seat) bool { return p.minds[s] != nil })
	if !ok {
		return false
	}
	window := interruptWindow
	switch {
	case p.asked.on:
		window = p.pace.ticks(answerWindow)
	case next.Must && p.follows(next.Seat):
		window = p.pace.ticks(followWindow)
	case next.Must:
		window = p.pace.ticks(turnWindow)
	}
	games.Ask(p.minds[next.Seat], p.scratch, p.match.Core(), next, p.seed(), len(p.match.Made()))
	p.awaited = awaited[M]{on: true, acting: next, window: window, thinking: true}
	return true
}

// thinkAhead spends a tick on the next decision while the last move is still shown. The decision's window begins only
// when that is over. So the wait looks the same to everybody, unless a decision takes longer than a window.
func (p *play[C, M, E, V]) thinkAhead() error {
	switch {
	case p.only.ok || p.asked.on && (p.asked.waits(p.persons) || p.isPerson(p.must())):
		return nil // nobody is asked
	case p.moment.on:
		_, err := p.stepPoll()
		return err
	case p.awaited.on || p.askNext():
		p.thinkOn()
	}
	return nil
}

// thinkOn lets the computer player that is asked think with what is left of the tick.
func (p *play[C, M, E, V]) thinkOn() {
	t := &p.awaited
	if !t.thinking {
		return
	}
	if d, done := ponder(&p.breath, p.minds[t.acting.Seat]); done {
		t.thinking, t.decision = false, d
	}
}

// follows reports whether a seat made the last move too, or the last move answered this seat's own. People are then
// already watching the seat, and need a shorter pause.
func (p *play[C, M, E, V]) follows(s games.Seat) bool {
	return p.lastMover() == s || p.asked.answered && p.asked.By == s
}

// isPerson reports whether a person at this device plays a seat.
func (p *play[C, M, E, V]) isPerson(s games.Seat) bool {
	if p.apart != nil {
		return slices.Contains(p.persons, s)
	}
	return s >= 0 && p.minds[s] == nil
}

// isComputer reports whether a computer player plays a seat, here or elsewhere.
func (p *play[C, M, E, V]) isComputer(s games.Seat) bool {
	if p.apart != nil {
		return p.apart.State.Seats[s].Driver != games.Person
	}
	return p.minds[s] != nil
}

// await lets a window pass before a move that is already decided.
func (p *play[C, M, E, V]) await(a games.Acting, window int, m M) {
	p.awaited = awaited[M]{on: true, acting: a, window: window, decision: games.Decision[M]{Move: m}}
}

// force makes the only move there is, after the time that a computer player takes for a turn.
func (p *play[C, M, E, V]) force(s games.Seat, m M) error {
	if !p.awaited.on {
		p.await(games.Acting{Seat: s, Must: true}, p.pace.ticks(turnWindow), m)
		p.awaited.forced = true
	}
	return p.think()
}

// think spends a tick on the awaited decision. It is carried out at the end of the first window by which it is reached.
func (p *play[C, M, E, V]) think() error {
	t := &p.awaited
	t.ticks++
	p.thinkOn()
	if t.thinking || t.ticks%t.window != 0 {
		return nil
	}
	seat, move, still, forced := t.acting.Seat, t.decision.Move, t.decision.Still, t.forced
	p.awaited = awaited[M]{}
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
		return fmt.Errorf("table: move %q of seat %d, made by the table: %w",
			p.kind.Def.Moves.Text(move), seat, refusal)
	}
	p.redoable = nil
	return nil
}

// thinker returns the computer player whose turn it publicly is, or games.Nobody. A computer player that is only asked
// whether it interrupts is not shown as thinking.
func (p *play[C, M, E, V]) thinker() games.Seat {
	if t := p.awaited; t.on && t.thinking && t.acting.Must && !p.asked.on {
		return t.acting.Seat
	}
	if s := p.must(); s >= 0 && p.isComputer(s) && !p.asked.on && !p.moment.on && !p.timed.on && !p.over() {
		return s
	}
	return games.Nobody
}
