package stage

import (
	"slices"
	"testing"
	"time"
)

// TestThinkingFillsWhatIsLeftOfATick counts units without a clock, and goes by the clock where there is one: at least
// one step, and no further one once the time is over.
func TestThinkingFillsWhatIsLeftOfATick(t *testing.T) {
	var now time.Duration
	clock := func() time.Duration { return now }
	for name, c := range map[string]struct {
		clock  func() time.Duration
		spent  time.Duration // before the first step
		step   time.Duration // that each step takes
		enough int           // after how many steps it is enough; 0: never
		calm   bool
		want   []int
	}{
		"without a clock":          {want: []int{UnitsPerTick}},
		"a third of the time each": {clock: clock, step: ThinkTime / 3, want: []int{UnitsAtOnce, UnitsAtOnce, UnitsAtOnce}},
		"calm, a third of it each": {
			clock: clock, calm: true, step: (CalmTime + 2) / 3, want: []int{UnitsAtOnce, UnitsAtOnce, UnitsAtOnce},
		},
		"enough":                    {clock: clock, step: ThinkTime / 3, enough: 2, want: []int{UnitsAtOnce, UnitsAtOnce}},
		"nothing left of the tick":  {clock: clock, spent: ThinkTime, step: 1, want: []int{UnitsAtOnce}},
		"a step longer than a tick": {clock: clock, step: time.Second, want: []int{UnitsAtOnce}},
	} {
		b := Breath{Clock: c.clock, Calm: c.calm}
		now = time.Hour
		b.Draw()
		now += c.spent
		var got []int
		enough := b.Think(func(units int) bool {
			got = append(got, units)
			now += c.step
			return len(got) == c.enough
		})
		if !slices.Equal(got, c.want) || enough != (c.enough > 0) {
			t.Errorf("%s: steps of %v units, enough: %v", name, got, enough)
		}
	}
}
