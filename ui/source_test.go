package ui

import "testing"

// TestTakenFingersAreToldOnce hands a gesture of the platform over to one tick.
func TestTakenFingersAreToldOnce(t *testing.T) {
	s := NewSource()
	for tick, want := range []bool{false, true, false} {
		if tick == 1 {
			s.TakeTouches()
		}
		if s.read(); s.snap.Taken != want {
			t.Errorf("tick %d: taken %v", tick, s.snap.Taken)
		}
	}
}
