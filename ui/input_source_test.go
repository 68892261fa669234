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

// TestLossOfTheFocusIsToldOnce hands over that the window lost the focus, and has it again already.
func TestLossOfTheFocusIsToldOnce(t *testing.T) {
	var h handed
	for tick, want := range []bool{true, false, true} {
		h.unfocused = tick == 1
		d := Snapshot{Focused: true}
		if h.take(&d); d.Focused != want {
			t.Errorf("tick %d: focused %v", tick, d.Focused)
		}
	}
	h.zoom, h.lost, h.mouseLost = .5, []int{3}, true
	var d Snapshot
	if h.take(&d); d.Zoom != .5 || len(d.Lost) != 1 || !d.MouseLost {
		t.Errorf("told: zoom %v, lost %v, mouse %v", d.Zoom, d.Lost, d.MouseLost)
	}
	if h.take(&d); d.Zoom != 0 || len(d.Lost) != 0 || d.MouseLost {
		t.Errorf("told twice: zoom %v, lost %v, mouse %v", d.Zoom, d.Lost, d.MouseLost)
	}
}
