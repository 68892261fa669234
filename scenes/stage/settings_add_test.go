package stage

import (
	"slices"
	"testing"
)

// TestSettingsOfTwoDevices: lessons and tips are those of both; what was chosen here stays, and where nothing was, that
// of the other device counts, but for its window.
func TestSettingsOfTwoDevices(t *testing.T) {
	there := Scale.Set(Language.Set(FullScreen.Set(Tips.Set(Settings{}, false), true), "uk"),
		1.5).WithLearned("a/1").WithLearned("b/1").WithTipSeen("tap")
	here := Settings{}.WithLearned("a/1").WithTipSeen("hold")
	both, learned, took := here.Add(there)
	if !slices.Equal(learned, []string{"b/1"}) || !took || !both.Learned("a/1") || !both.Learned("b/1") ||
		!both.TipSeen("tap") || !both.TipSeen("hold") {
		t.Errorf("new are %v, %v: %+v", learned, took, both)
	}
	if Language.Of(both) != "uk" || Scale.Of(both) != 1.5 || Tips.On(both) || FullScreen.On(both) {
		t.Errorf("chosen are %+v", both)
	}
	here = Language.Set(here, "fr")
	if both, _, took = here.Add(there); took || Language.Of(both) != "fr" || Scale.Of(both) != 1 ||
		!both.Learned("b/1") {
		t.Errorf("where somebody has chosen: %v, %+v", took, both)
	}
	if again, learned, took := both.Add(there); took || len(learned) > 0 || !again.Equal(both) {
		t.Errorf("the second time: %v, %v", learned, took)
	}
}
