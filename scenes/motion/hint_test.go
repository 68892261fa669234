package motion_test

import (
	"testing"

	"runehall/scenes/motion"
)

func TestAHintBreathesThreeTimes(t *testing.T) {
	var h motion.Hint[string]
	if h.Step(); h.On || h.Moving() {
		t.Error("there is a hint before one was lit")
	}
	h.Light("move")
	lows := 0
	for tick := range 3 * 96 {
		if !h.Moving() {
			t.Fatalf("it no longer breathes in tick %d", tick)
		}
		if tick%96 == 0 && !near(h.Breath(), 1) || tick%96 == 48 && !near(h.Breath(), .3) {
			t.Errorf("tick %d: %v", tick, h.Breath())
		}
		if h.Ebb() < 0 || tick%96 == 0 && !near(h.Ebb(), 0) || tick%96 == 48 && !near(h.Ebb(), 1) {
			t.Errorf("tick %d: what is hidden shows by %v", tick, h.Ebb())
		}
		if h.Breath() < .31 {
			lows++
		}
		h.Step()
	}
	if h.Moving() || !h.On || h.Move != "move" || h.Breath() != 1 || lows == 0 || h.Ebb() != 0 {
		t.Errorf("after three breaths: moving %v, %+v, light %v", h.Moving(), h, h.Breath())
	}
	h.Light("other")
	if !h.Moving() || h.Move != "other" {
		t.Error("another hint does not breathe anew")
	}
	if h.Out(); h.On || h.Moving() {
		t.Error("it is still lit")
	}
}
