package thinkers

import (
	"sync/atomic"

	"runehall/games"
)

// Aside runs work beside the loop of the game, and returns at once. nil: there is no such place, and computer players
// think in what a tick leaves.
type Aside func(work func())

// asideUnits is how many units a player beside the loop thinks between two looks whether its question still stands:
// well under a tick in every game.
const asideUnits = 400

// aside is a computer player that thinks beside the loop. It has a position of its own, and its questions follow one
// another: it begins one only when the last has ended. So it decides as it would within ticks.
type aside[C games.Core[C, M, E], M comparable, E any] struct {
	mind games.Thinker[C, M] // the work's own while asked is not nil
	run  Aside
	own  C

	asked    *question[M] // nil: nothing is asked
	decision games.Decision[M]
	decided  bool
}

// question is what the loop and the work beside it share.
type question[M comparable] struct {
	dropped atomic.Bool
	answer  chan games.Decision[M] // closed without one if the question was dropped, or if the player failed
	failed  any                    // what it panicked with, for the loop to fail with; set before answer is closed
}

// Start implements [games.Thinker]. An earlier question is dropped.
func (a *aside[C, M, E]) Start(position C, s games.Seat, must bool) {
	a.drop()
	position.CloneInto(a.own) // several players are asked on the same memory
	a.mind.Start(a.own, s, must)
	q := &question[M]{answer: make(chan games.Decision[M], 1)}
	a.asked = q
	mind := a.mind
	a.run(func() {
		defer close(q.answer)
		defer func() { q.failed = recover() }()
		for !q.dropped.Load() {
			if d, done := mind.Step(asideUnits); done {
				q.answer <- d
				return
			}
		}
	})
}

// Step looks whether the decision has been made.
func (a *aside[C, M, E]) Step(n int) (games.Decision[M], bool) {
	if a.asked != nil && n > 0 {
		select {
		case a.decision, a.decided = <-a.asked.answer:
			q := a.asked
			if a.asked = nil; !a.decided && q.failed != nil {
				panic(q.failed)
			}
		default:
		}
	}
	return a.decision, a.decided && n > 0
}

// waiting reports whether the work is still under way, so that asking more often is of no use.
func (a *aside[C, M, E]) waiting() bool { return a.asked != nil }

// drop ends the work on a question that nobody asks any more. It waits for its present step, less than a tick.
func (a *aside[C, M, E]) drop() {
	if q := a.asked; q != nil {
		q.dropped.Store(true)
		for range q.answer { // it is closed when the work ends
		}
		a.asked = nil
	}
	a.decided = false
}

// ThinkAside lets the computer players that sit at the table now think beside the loop. Where hands race on a clock
// they must think where the clock is, so it is not for such games.
func (t *Players[C, M, E]) ThinkAside(run Aside, blank func() C) {
	for s, mind := range t.minds {
		if mind != nil {
			t.minds[s] = &aside[C, M, E]{mind: mind, run: run, own: blank()}
		}
	}
}

// drop ends the work beside the loop on what was asked of all players.
func (t *Players[C, M, E]) drop() {
	for _, mind := range t.minds {
		if d, ok := mind.(interface{ drop() }); ok {
			d.drop()
		}
	}
}
