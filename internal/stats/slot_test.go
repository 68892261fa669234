package stats

import (
	"testing"
	"time"
)

// TestSlots checks in which slot a frame is counted.
func TestSlots(t *testing.T) {
	for took, want := range map[time.Duration]int{0: 0, Slot - 1: 0, Slot: 1, 10*Slot + 1: 10,
		time.Hour: len(Frames{}) - 1} {
		if got := slot(took); got != want {
			t.Errorf("a frame of %v is counted in %d, not %d", took, got, want)
		}
	}
}
