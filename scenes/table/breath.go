package table

import (
	"time"

	"runehall/games"
)

// What computer players may think in a tick. In counted steps every run goes by the same ticks; with a clock a slow machine takes more
// of them, and a fast one fewer, but on all of them the frames come in time.
const (
	// unitsPerTick is how much each of them thinks in a tick where there is no clock.
	unitsPerTick = 800
	// thinkTime is how much of a tick all of them may take together. A step that was begun in time is finished.
	thinkTime = 3 * time.Millisecond
	// unitsAtOnce is how much is thought between two looks at the clock: well under a millisecond in every game, in a browser too.
	unitsAtOnce = 40
)

// breath is the time that there is to think in a tick. What is decided does not depend on it, only when.
type breath struct {
	clock func() time.Duration // nil: units are counted
	from  time.Duration
}

// draw begins a tick.
func (b *breath) draw() {
	if b.clock != nil {
		b.from = b.clock()
	}
}

// ponder has a computer player think with what is left of the tick, a little in any case, so that several of them can decide in the same one.
func ponder[C any, M comparable](b *breath, mind games.Thinker[C, M]) (games.Decision[M], bool) {
	if b.clock == nil {
		return mind.Step(unitsPerTick)
	}
	for {
		d, done := mind.Step(unitsAtOnce)
		if w, ok := mind.(interface{ waiting() bool }); ok && w.waiting() {
			return d, done
		}
		if done || b.clock()-b.from >= thinkTime {
			return d, done
		}
	}
}
