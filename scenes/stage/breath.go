package stage

import "time"

// How much may be thought in a tick. In counted steps every run goes by the same ticks; with a clock a slow machine
// takes more of them, and a fast one fewer, but on all of them the frames come in time.
const (
	// UnitsPerTick is how much each thinker does in a tick on a device without a clock.
	UnitsPerTick = 800
	// ThinkTime is how much of a tick all of them may take together. A step that was begun in time is finished.
	ThinkTime = 3 * time.Millisecond
	// CalmTime is the same while nothing moves, when drawing hardly takes any time.
	CalmTime = 7 * time.Millisecond
	// UnitsAtOnce is how much is thought between two looks at the clock: well under a millisecond in every game, in a
	// browser too.
	UnitsAtOnce = 40
)

// Breath is the time that there is to think in a tick. What is decided does not depend on it, only when.
type Breath struct {
	Clock func() time.Duration // [Stage].Clock; nil: units are counted
	// Calm says that nothing moves in this tick.
	Calm bool
	from time.Duration
}

// Draw begins a tick.
func (b *Breath) Draw() {
	if b.Clock != nil {
		b.from = b.Clock()
	}
}

// Think spends the rest of the tick on thinking. Even if none is left it spends a little time, so that several thinkers
// can finish in one tick. step does so many units and reports whether that is enough for this tick; Think returns its
// last report.
func (b *Breath) Think(step func(units int) (enough bool)) bool {
	if b.Clock == nil {
		return step(UnitsPerTick)
	}
	most := ThinkTime
	if b.Calm {
		most = CalmTime
	}
	for {
		if enough := step(UnitsAtOnce); enough || b.Clock()-b.from >= most {
			return enough
		}
	}
}
