package timed

import (
	"fmt"
	"slices"

	"runehall/games"
	"runehall/scenes/table/thinkers"
)

// Clock says which positions belong to timed phases, and when moves take place in one.
type Clock[M comparable, V any] interface {
	// Clock reports whether a position belongs to a timed phase, with the phase's number and the tick up to which it is
	// settled (0 at its start). The phase ends when Clock reports false, or another number.
	Clock(public V) (number, tick int, on bool)
	// Tick returns the tick in which a move takes place, or 0 for a move that is made as soon as it is decided, such as
	// "done". Once made, a move must not be legal again in the same tick.
	Tick(m M) int
}

// Phase is a phase on a running clock. The zero Phase is none.
type Phase[C games.Core[C, M, E], M comparable, E any, V any] struct {
	// On says that the match has come to such a phase.
	On bool
	// Undecided says that a hand has reached for something, and nobody knows yet whose it is: later decisions wait.
	Undecided bool

	def     *games.Def[C, M, E, V]
	clock   Clock[M, V]
	players *thinkers.Players[C, M, E]

	number  int
	started bool
	hidden  bool // only computer players act, and nobody sees it: there is no clock, only their window
	whole   bool // a hidden phase has been played, and waits for the end of its window
	ticks   int  // ticks of that window
	tick    int  // the next tick to be settled
	hands   []games.Chosen[M]

	core   C
	before int // moves of the match
	made   []games.Chosen[M]
	told   []E
	events games.Events[E]
	acting []games.Acting
	public V
}

// New returns the phases of a match that is kept here. Without a clock it has none.
func New[C games.Core[C, M, E], M comparable, E any, V any](
	def *games.Def[C, M, E, V], clock Clock[M, V], players *thinkers.Players[C, M, E],
) Phase[C, M, E, V] {
	t := Phase[C, M, E, V]{def: def, clock: clock, players: players}
	if clock != nil {
		t.core = def.Blank()
	}
	return t
}

// NewApart returns the phases of a match that is kept elsewhere: only their clock runs here.
func NewApart[C games.Core[C, M, E], M comparable, E any, V any](clock Clock[M, V]) Phase[C, M, E, V] {
	return Phase[C, M, E, V]{clock: clock}
}

// Enter notes whether the match has come to a phase on a clock. over says that it has ended.
func (t *Phase[C, M, E, V]) Enter(public V, over bool) {
	t.On, t.started, t.hidden, t.whole, t.Undecided, t.ticks = false, false, false, false, false, 0
	t.hands, t.made, t.told = t.hands[:0], t.made[:0], t.told[:0]
	if t.clock != nil && !over {
		t.number, t.tick, t.On = t.clock.Clock(public)
	}
}

// EnterApart is Enter for a match that is kept elsewhere. acts says that a seat of this device acts now. Each device
// runs the clock of its own seats. What their hands do goes to the room at once: an interruption then only stops the
// clock, and the phase need not begin again.
func (t *Phase[C, M, E, V]) EnterApart(public V, acts bool) {
	number, tick, on := 0, 0, false
	if t.clock != nil && acts {
		number, tick, on = t.clock.Clock(public)
	}
	if on && t.On && number == t.number {
		return // it goes on
	}
	t.On, t.number, t.tick, t.started, t.Undecided, t.hands = on, number, tick, false, false, t.hands[:0]
}

// Started reports whether the phase is being played.
func (t *Phase[C, M, E, V]) Started() bool { return t.started }

// Running reports whether a clock runs that everybody sees.
func (t *Phase[C, M, E, V]) Running() bool { return t.started && !t.hidden }

// Tick returns the present tick of the clock.
func (t *Phase[C, M, E, V]) Tick() int { return t.tick }

// Core returns the copy on which a phase is played.
func (t *Phase[C, M, E, V]) Core() C { return t.core }

// Made returns the moves of the phase so far.
func (t *Phase[C, M, E, V]) Made() []games.Chosen[M] { return t.made }

// Told returns the events of the phase so far.
func (t *Phase[C, M, E, V]) Told() []E { return t.told }

// Shows returns who acts, in place of dst, and the public view, as they are shown now.
func (t *Phase[C, M, E, V]) Shows(dst []games.Acting) ([]games.Acting, V) {
	return append(dst[:0], t.acting...), t.public
}

// Start starts the phase from the match's position, after so many moves. hidden says that nobody sees it.
func (t *Phase[C, M, E, V]) Start(core C, moves int, acting []games.Acting, public V, hidden bool) {
	core.CloneInto(t.core)
	t.core.Listen(&t.events)
	t.started, t.hidden, t.before, t.public = true, hidden, moves, public
	t.acting = append(t.acting[:0], acting...)
	t.tick++
	t.players.AskAll(t.core, t.before, t.acting)
}

// Reach takes what a person's hand did, unless check refuses it. A seat has one hand, which does one thing in a tick: a
// second one is ignored.
func (t *Phase[C, M, E, V]) Reach(
	s games.Seat, m M, check func(s games.Seat, m M) *games.Refusal,
) *games.Refusal {
	if slices.ContainsFunc(t.hands, t.same(s, m)) {
		return nil
	}
	if refusal := check(s, m); refusal != nil {
		return refusal
	}
	t.hands = append(t.hands, games.Chosen[M]{Seat: s, Move: m})
	return nil
}

// same returns a function that recognizes what the seat's hand does in the tick of a move.
func (t *Phase[C, M, E, V]) same(s games.Seat, m M) func(games.Chosen[M]) bool {
	tick := t.clock.Tick(m)
	return func(h games.Chosen[M]) bool { return h.Seat == s && t.clock.Tick(h.Move) == tick }
}

// Pass spends a tick on the clock of a match that is kept elsewhere; the first starts it. It returns what a hand has
// done, to be sent, if free says that one can be.
func (t *Phase[C, M, E, V]) Pass(free bool) (hand games.Chosen[M], ok bool) {
	switch {
	case !t.started:
		t.started = true
	case free && len(t.hands) > 0:
		hand, ok = t.hands[0], true
		t.hands = slices.Delete(t.hands, 0, 1)
	}
	t.tick++
	return hand, ok
}

// Race sets the clock of a match that is kept elsewhere, where the host starts it for all devices: to the tick that has
// come, or not at all while it does not run. It returns all that hands have done, to be sent.
func (t *Phase[C, M, E, V]) Race(tick int, runs bool) (hands []games.Chosen[M]) {
	if !runs {
		t.started = false
		return nil
	}
	t.started, t.tick = true, tick
	hands, t.hands = slices.Clone(t.hands), t.hands[:0]
	return hands
}

// Run spends a tick on a phase that has started, and reports whether it has ended.
func (t *Phase[C, M, E, V]) Run() (ended bool, err error) {
	if t.hidden {
		return t.playOut()
	}
	return t.settle()
}

// settle carries out all that belongs to the tick. While a computer player still thinks, the clock stands.
func (t *Phase[C, M, E, V]) settle() (ended bool, err error) {
	if t.Undecided {
		t.tick++
		return false, nil
	}
	for {
		done, err := t.players.TickAll()
		if err != nil || !done {
			return false, err
		}
		due := t.due()
		if len(due) == 0 {
			t.hands = slices.DeleteFunc(t.hands, func(h games.Chosen[M]) bool { return t.clock.Tick(h.Move) <= t.tick })
			t.tick++
			return false, nil
		}
		if ended, err := t.carryOut(due); err != nil || ended {
			return ended, err
		}
	}
}

// due returns the decisions that belong to the tick, in the order of the acting seats: those of computer players whose
// time has come, and the first deed of each hand that is still legal. A move that is made as soon as it is decided
// comes after the earlier deeds of the same hand.
func (t *Phase[C, M, E, V]) due() []games.Chosen[M] {
	var list []games.Chosen[M]
	for _, a := range t.acting {
		if t.players.Play(a.Seat) {
			if m := t.players.Decided(a.Seat); t.hidden || t.clock.Tick(m) <= t.tick {
				list = append(list, games.Chosen[M]{Seat: a.Seat, Move: m})
			}
			continue
		}
		first, at := -1, 0
		for i, h := range t.hands {
			tick := t.clock.Tick(h.Move)
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

// carryOut makes decisions as one move, and reports whether the phase has ended with it. The hand of the move's seat
// has then done its deed. Deeds of other hands that were part of the move are refused by the core from now on.
func (t *Phase[C, M, E, V]) carryOut(due []games.Chosen[M]) (ended bool, err error) {
	seat, move := due[0].Seat, due[0].Move
	if t.def.Joint != nil && t.def.Joint(t.core) {
		seat, move = t.def.Join(t.core, due)
	}
	t.events.Clear()
	if refusal := t.core.Apply(seat, move); refusal != nil {
		return false, fmt.Errorf("table: move %q of seat %d in tick %d: %w",
			t.def.Moves.Text(move), seat, t.tick, refusal)
	}
	t.made = append(t.made, games.Chosen[M]{Seat: seat, Move: move})
	t.told = append(t.told, t.events.List()...)
	t.hands = slices.DeleteFunc(t.hands, t.same(seat, move))
	_, over := t.core.Result()
	public := t.def.View(t.core, games.Public)
	if number, _, on := t.clock.Clock(public); over || !on || number != t.number {
		t.whole = t.hidden
		return !t.hidden, nil
	}
	t.acting = t.core.AppendActing(t.acting[:0])
	if !t.hidden {
		t.public = public
	}
	t.players.AskAll(t.core, t.before+len(t.made), t.acting)
	return false, nil
}

// playOut plays a phase that nobody sees. It takes the time of a computer player's turn, however much happens in it.
func (t *Phase[C, M, E, V]) playOut() (ended bool, err error) {
	t.ticks++
	for !t.whole {
		done, err := t.players.TickAll()
		if err != nil || !done {
			return false, err
		}
		if _, err := t.carryOut(t.due()); err != nil {
			return false, err
		}
	}
	return t.ticks%t.players.Pace.Ticks(thinkers.TurnWindow) == 0, nil
}
