package motion_test

import (
	"testing"

	"runehall/scenes/motion"
)

// TestAVerbGathersActsAndIsAnswered follows a verb from its begin to its end: nothing begins before what comes earlier
// has ended, nothing goes back, and in the end all is done and light again.
func TestAVerbGathersActsAndIsAnswered(t *testing.T) {
	var before motion.Beat
	for i := range 101 {
		b := motion.BeatAt(float64(i) / 100)
		if b.Gather < before.Gather || b.Act < before.Act || b.React < before.React {
			t.Errorf("at %d %%: %+v comes after %+v", i, b, before)
		}
		if b.Act > 0 && b.Gather < 1 || b.React > 0 && b.Act < 1 {
			t.Errorf("at %d %%: %+v does two things at once", i, b)
		}
		if dark := b.Shade() > .5; b.Act > 0 && b.React < .5 && !dark {
			t.Errorf("at %d %%: what happens does not stand out: %v", i, b.Shade())
		}
		before = b
	}
	if b := motion.BeatAt(0); b != (motion.Beat{}) || b.Shade() != 0 {
		t.Errorf("it begins as %+v, %v dark", b, b.Shade())
	}
	if b := motion.BeatAt(1); b != (motion.Beat{Gather: 1, Act: 1, React: 1}) || b.Shade() != 0 {
		t.Errorf("it ends as %+v, %v dark", b, b.Shade())
	}
	if whole := motion.BeatAt(2); whole != motion.BeatAt(1) {
		t.Errorf("after its end: %+v", whole)
	}
}
