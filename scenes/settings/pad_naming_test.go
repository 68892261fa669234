package settings

import (
	"testing"

	"runehall/ui"
)

// TestWhatIsNeededIsNotLeftOut: nobody can play without what leads and confirms.
func TestWhatIsNeededIsNotLeftOut(t *testing.T) {
	var m ui.PadMap
	for i := range m {
		if needed(i) {
			m[i] = ui.PadPart{Index: i, Way: 1}
		}
	}
	if !m.Usable() {
		t.Error("one cannot play with what is needed")
	}
	for i := range m {
		without := m
		without[i] = ui.PadPart{}
		if without.Usable() == needed(i) {
			t.Errorf("step %d: needed %v, usable without it %v", i, needed(i), without.Usable())
		}
	}
}
