package stats_test

import (
	"bytes"
	"testing"
	"time"

	"runehall/internal/stats"
)

// TestFramesBySlots counts frames, and checks how long given shares of them took.
func TestFramesBySlots(t *testing.T) {
	var early, f stats.Frames
	early[2] = 5
	f = early
	f[3] += 98
	f[20]++
	f[399]++
	f = f.Since(early)
	if f.Count() != 100 || f.Within(.5) != 4*stats.Slot || f.Within(.99) != 21*stats.Slot ||
		f.Within(1) != 400*stats.Slot {
		t.Errorf("%d frames: %v, %v, %v", f.Count(), f.Within(.5), f.Within(.99), f.Within(1))
	}
	if f.Over(3*stats.Slot) != 100 || f.Over(4*stats.Slot) != 2 || f.Over(20*stats.Slot) != 2 ||
		f.Over(time.Second) != 0 {
		t.Errorf("over: %d, %d, %d", f.Over(3*stats.Slot), f.Over(4*stats.Slot), f.Over(20*stats.Slot))
	}
	if none := (stats.Frames{}); none.Within(.5) != 0 || none.Over(0) != 0 {
		t.Error("no frames take time")
	}
}

// TestEveryFrameIsCountedOnce has frames with no, one and several ticks.
func TestEveryFrameIsCountedOnce(t *testing.T) {
	var out bytes.Buffer
	wrapped := stats.Wrap(&game{}, nil, bytes.NewReader(nil), &out)
	for ticks := range 4 {
		for range ticks {
			if err := wrapped.Update(); err != nil {
				t.Fatal(err)
			}
		}
		if ticks < 3 {
			wrapped.Draw(nil)
		}
	}
	f, ok, err := stats.Parse(out.String())
	if err != nil || !ok || f.Frames.Count() != 1 {
		t.Errorf("after the first frame %q: %d frames, %v", out.String(), f.Frames.Count(), err)
	}
}
