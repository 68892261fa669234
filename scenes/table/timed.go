package table

import (
	"fmt"
	"slices"

	"runehall/games"
	"runehall/scenes/table/thinkers"
)

// timed is a phase on a running clock ([Clocked]). It is played on a copy of the position. Only when it has ended are
// its moves made in the match, and stored in one write: whatever interrupts it leaves the match as it was before.
type timed[C any, M comparable, E any] struct {
	on        bool // the match has come to such a phase
	number    int
	started   bool
	hidden    bool // only computer players act, and nobody sees it: there is no clock, only their window
	whole     bool // a hidden phase has been played, and waits for the end of its window
	ticks     int  // ticks of that window
	tick      int  // the next tick to be settled
	hands     []games.Chosen[M]
	undecided bool // nobody knows yet whose a hand is: later decisions wait
	made      []games.Chosen[M]
	told      []E

	core   C
	events games.Events[E]
}

// enter notes whether the match has come to a phase on a clock.
func (p *play[C, M, E, V]) enter() {
	if p.apart != nil {
		p.enterApart()
		return
	}
	t := &p.timed
	t.on, t.started, t.hidden, t.whole, t.undecided, t.ticks = false, false, false, false, false, 0
	t.hands, t.made, t.told = t.hands[:0], t.made[:0], t.told[:0]
	if p.parts.clocked != nil && !p.over() {
		t.number, t.tick, t.on = p.parts.clocked.Clock(p.public)
	}
}

// running reports whether a clock runs that everybody sees.
func (p *play[C, M, E, V]) running() bool { return p.timed.started && !p.timed.hidden }

// core returns the present position; in a timed phase, the copy on which it is played.
func (p *play[C, M, E, V]) core() C {
	if p.timed.started {
		return p.timed.core
	}
	return p.match.Core()
}

// view returns what a reader may know of the position as it is shown.
func (p *play[C, M, E, V]) view(reader games.Seat) V {
	if p.running() && p.apart == nil {
		return p.kind.Def.View(p.timed.core, reader)
	}
	return p.known.View(reader)
}

// moves counts the moves up to the position as it is shown.
func (p *play[C, M, E, V]) moves() int { return p.known.Moves() + len(p.timed.made) }

// told counts the events that may be shown. Events of a timed phase keep their numbers when they become part of the
// match.
func (p *play[C, M, E, V]) told() int {
	n := len(p.known.Told())
	if p.running() {
		n += len(p.timed.told)
	}
	return n
}

func (p *play[C, M, E, V]) event(n int) E {
	told := p.known.Told()
	if n < len(told) {
		return told[n].Event
	}
	return p.timed.told[n-len(told)]
}

// runOn spends a tick on a timed phase. shown says that the picture has caught up: only the start waits for it. free
// says that nothing interrupts the clock.
func (p *play[C, M, E, V]) runOn(shown, free bool) error {
	t := &p.timed
	switch {
	case !free && t.started:
		p.abandon()
		return nil
	case !free || !t.started && !shown:
		return nil
	case !t.started:
		p.start()
		return nil // the board has not been told of the first tick yet
	case t.hidden:
		return p.playOut()
	}
	return p.settle()
}

func (p *play[C, M, E, V]) start() {
	t := &p.timed
	p.match.Core().CloneInto(t.core)
	t.core.Listen(&t.events)
	t.started = true
	t.tick++
	t.hidden = p.undecided() < 0 && p.parts.secret != nil && p.parts.secret.Private(p.public, p.must())
	p.thinkers.AskAll(t.core, p.moves(), p.acting)
}

// reach takes what a person's hand did. A seat has one hand, which does one thing in a tick: a second one is ignored.
func (p *play[C, M, E, V]) reach(s games.Seat, m M) *games.Refusal {
	t := &p.timed
	if slices.ContainsFunc(t.hands, p.same(s, m)) {
		return nil
	}
	check := t.core.Check
	if p.apart != nil {
		check = p.known.Check
	}
	if refusal := check(s, m); refusal != nil {
		return refusal
	}
	t.hands = append(t.hands, games.Chosen[M]{Seat: s, Move: m})
	return nil
}

// same returns a function that recognizes what the seat's hand does in the tick of a move.
func (p *play[C, M, E, V]) same(s games.Seat, m M) func(games.Chosen[M]) bool {
	tick := p.parts.clocked.Tick(m)
	return func(h games.Chosen[M]) bool { return h.Seat == s && p.parts.clocked.Tick(h.Move) == tick }
}

// settle carries out all that belongs to the tick. While a computer player still thinks, the clock stands.
func (p *play[C, M, E, V]) settle() error {
	t := &p.timed
	if t.undecided {
		t.tick++
		return nil
	}
	for {
		done, err := p.thinkers.TickAll()
		if err != nil || !done {
			return err
		}
		due := p.due()
		if len(due) == 0 {
			t.hands = slices.DeleteFunc(t.hands, func(h games.Chosen[M]) bool {
				return p.parts.clocked.Tick(h.Move) <= t.tick
			})
			t.tick++
			return nil
		}
		if err := p.carryOut(due); err != nil || !t.started {
			return err
		}
	}
}

// due returns the decisions that belong to the tick, in the order of the acting seats: those of computer players whose
// time has come, and the first deed of each hand that is still legal. A move that is made as soon as it is decided
// comes after the earlier deeds of the same hand.
func (p *play[C, M, E, V]) due() []games.Chosen[M] {
	t := &p.timed
	var list []games.Chosen[M]
	for _, a := range p.acting {
		if p.thinkers.Play(a.Seat) {
			if m := p.thinkers.Decided(a.Seat); t.hidden || p.parts.clocked.Tick(m) <= t.tick {
				list = append(list, games.Chosen[M]{Seat: a.Seat, Move: m})
			}
			continue
		}
		first, at := -1, 0
		for i, h := range t.hands {
			tick := p.parts.clocked.Tick(h.Move)
			if h.Seat != a.Seat || tick > t.tick || t.core.Check(h.Seat, h.Move) != nil {
				continue
			}
			if first < 0 || tick > 0 && (at == 0 || tick < at) {
				first, at = i, tick
			}
		}
		if first >= 0 {
			list = append(list, t.hands[first])
		}
	}
	return list
}

// carryOut makes decisions as one move, on the copy. The hand of the move's seat has then done its deed. Deeds of other
// hands that were part of the move are refused by the core from now on.
func (p *play[C, M, E, V]) carryOut(due []games.Chosen[M]) error {
	t := &p.timed
	seat, move := due[0].Seat, due[0].Move
	if p.kind.joint(t.core) {
		seat, move = p.kind.Def.Join(t.core, due)
	}
	t.events.Clear()
	if refusal := t.core.Apply(seat, move); refusal != nil {
		return fmt.Errorf("table: move %q of seat %d in tick %d: %w",
			p.kind.Def.Moves.Text(move), seat, t.tick, refusal)
	}
	t.made = append(t.made, games.Chosen[M]{Seat: seat, Move: move})
	t.told = append(t.told, t.events.List()...)
	t.hands = slices.DeleteFunc(t.hands, p.same(seat, move))
	_, over := t.core.Result()
	public := p.kind.Def.View(t.core, games.Public)
	if number, _, on := p.parts.clocked.Clock(public); over || !on || number != t.number {
		if t.whole = t.hidden; t.whole {
			return nil
		}
		return p.commit()
	}
	p.acting = t.core.AppendActing(p.acting[:0])
	if !t.hidden {
		p.public = public
	}
	p.thinkers.AskAll(t.core, p.moves(), p.acting)
	return nil
}

// playOut plays a phase that nobody sees. It takes the time of a computer player's turn, however much happens in it.
func (p *play[C, M, E, V]) playOut() error {
	t := &p.timed
	t.ticks++
	for !t.whole {
		done, err := p.thinkers.TickAll()
		if err != nil || !done {
			return err
		}
		if err := p.carryOut(p.due()); err != nil {
			return err
		}
	}
	if t.ticks%p.thinkers.Pace.Ticks(thinkers.TurnWindow) != 0 {
		return nil
	}
	return p.commit()
}

// commit makes the moves of a phase that has ended in the match, and stores them in one write.
func (p *play[C, M, E, V]) commit() error {
	t := &p.timed
	want := len(p.match.Told()) + len(t.told)
	var all []byte
	for _, made := range t.made {
		grown, refusal := p.match.Make(made.Seat, made.Move)
		if refusal != nil {
			return fmt.Errorf("table: move %q of seat %d after its phase: %w",
				p.kind.Def.Moves.Text(made.Move), made.Seat, refusal)
		}
		p.origins = append(p.origins, fromTogether)
		all = append(all, grown...)
	}
	if got := len(p.match.Told()); got != want {
		return fmt.Errorf("table: a phase of %s told %d events, and %d the second time", p.kind.Def.ID, want, got)
	}
	p.redoable = nil
	p.storage.keep(all)
	p.begin()
	return nil
}
