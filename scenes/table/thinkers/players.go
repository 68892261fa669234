package thinkers

import (
	"runehall/games"
	"runehall/scenes/stage"
)

// Players are the computer players at a table, and what they have been asked for.
type Players[C games.Core[C, M, E], M comparable, E any] struct {
	// Breath is the time that there is to think in a tick, and Pace how fast windows pass.
	Breath stage.Breath
	Pace   Pace
	// Seed is the seed of the computer players' chance.
	Seed uint64

	minds   [games.MaxSeats]games.Thinker[C, M] // nil: no computer player of this table sits there
	scratch C
	round   games.Round
	awaited awaited[M]
	poll    poll[C, M]
}

// New returns the players of a table at which nobody sits yet. They think about blank. chance is the seed of their
// match: with it as their own, their guess at what is hidden might be the deal itself.
func New[C games.Core[C, M, E], M comparable, E any](blank C, chance uint64) Players[C, M, E] {
	return Players[C, M, E]{scratch: blank, Seed: chance ^ 0x9e3779b97f4a7c15}
}

// Sit lets a computer player take a seat.
func (t *Players[C, M, E]) Sit(s games.Seat, mind games.Thinker[C, M]) { t.minds[s] = mind }

// Play reports whether a computer player of this table plays a seat.
func (t *Players[C, M, E]) Play(s games.Seat) bool { return t.minds[s] != nil }

// Moved says that the match has changed, and who made the last move, or [games.Nobody]. Whatever was asked is
// cancelled, and each player that may interrupt is asked again.
func (t *Players[C, M, E]) Moved(last games.Seat) {
	t.round.Moved(last)
	t.Cancel()
}

// Next returns the player to ask next, in the order of [games.Round], and false if there is none.
func (t *Players[C, M, E]) Next(acting []games.Acting) (games.Acting, bool) {
	return t.round.Next(acting, t.Play)
}

// Ask asks the player of a seat for a move in a position, after so many moves.
func (t *Players[C, M, E]) Ask(core C, moves int, a games.Acting, window int) {
	games.Ask(t.minds[a.Seat], t.scratch, core, a, t.Seed, moves)
	t.awaited = awaited[M]{Wait: Wait{On: true, Thinks: true, Acting: a}, window: window}
}

// Await lets a window pass before a move that is already decided. forced says that it is the only one there is.
func (t *Players[C, M, E]) Await(a games.Acting, window int, m M, forced bool) {
	t.awaited = awaited[M]{
		Wait: Wait{On: true, Acting: a}, window: window, decision: games.Decision[M]{Move: m}, forced: forced,
	}
}

// Cancel forgets what was asked for.
func (t *Players[C, M, E]) Cancel() {
	t.awaited = awaited[M]{}
	t.drop()
}

// Wait returns what the table waits for.
func (t *Players[C, M, E]) Wait() Wait { return t.awaited.Wait }

// Think lets the player that was asked think with what is left of the tick. Its window does not pass.
func (t *Players[C, M, E]) Think() {
	if !t.awaited.Thinks {
		return
	}
	if d, done := Ponder(&t.Breath, t.minds[t.awaited.Acting.Seat]); done {
		t.awaited.Thinks, t.awaited.decision = false, d
	}
}

// Tick spends a tick on what was asked, and tells the decision at the end of the first window by which it is reached. A
// seat that keeps still is not asked again before the next move.
func (t *Players[C, M, E]) Tick() (told Told[M], ok bool) {
	a := &t.awaited
	a.Ticks++
	t.Think()
	if a.Thinks || a.Ticks%a.window != 0 {
		return told, false
	}
	told = Told[M]{Seat: a.Acting.Seat, Decision: a.decision, Forced: a.forced && !t.Play(a.Acting.Seat)}
	t.awaited = awaited[M]{}
	if told.Still {
		t.round.Asked(told.Seat)
	}
	return told, true
}

// Wait is the decision that the table waits for: a computer player's, a forced move, or a person's who lets a question
// pass.
type Wait struct {
	On     bool
	Thinks bool // a computer player still decides
	Acting games.Acting
	Ticks  int // of windows
}

// Told is a decision that a seat has reached.
type Told[M comparable] struct {
	Seat games.Seat
	games.Decision[M]
	Forced bool // it is the only move that a person could make
}

type awaited[M comparable] struct {
	Wait
	window   int
	decision games.Decision[M] // once nobody thinks
	forced   bool
}

// Ponder lets a computer player think with what is left of the tick. A player outside the program that only waits for
// its answer takes no time.
func Ponder[C any, M comparable](b *stage.Breath, mind games.Thinker[C, M]) (d games.Decision[M], done bool) {
	w, outside := mind.(interface{ waiting() bool })
	b.Think(func(units int) (enough bool) {
		d, done = mind.Step(units)
		return done || outside && w.waiting()
	})
	return d, done
}
