package ui_test

import (
	"slices"
	"testing"

	"runehall/ui"
)

// TestHandedInIsTold hands things in between ticks, and reads them with the devices of a machine without any.
func TestHandedInIsTold(t *testing.T) {
	s := ui.NewSource()
	tick := func(between ...func()) ui.Input {
		for _, hand := range between {
			hand()
		}
		var in ui.Input
		s.Read(&in)
		return in
	}
	paused := func(on bool) func() { return func() { s.SetPaused(on) } }
	tick()
	if in := tick(func() { s.SetInsets(ui.Insets{Top: 24, Left: 8}) }); in.Insets != (ui.Insets{Top: 24, Left: 8}) ||
		!in.Resized {
		t.Errorf("the insets are %v, resized %v", in.Insets, in.Resized)
	}
	if in := tick(); in.Insets.Top != 24 || in.Resized {
		t.Errorf("a tick later the insets are %v, resized %v", in.Insets, in.Resized)
	}
	if in := tick(s.GoBack); !in.Pressed.Has(ui.Back) {
		t.Error("back is not told")
	}
	if in := tick(); in.Pressed.Has(ui.Back) || in.Held.Has(ui.Back) {
		t.Error("back is told twice")
	}
	if in := tick(paused(true)); !in.Pause || in.Resume {
		t.Errorf("leaving: pause %v, resume %v", in.Pause, in.Resume)
	}
	if in := tick(); in.Pause || in.Resume {
		t.Errorf("away: pause %v, resume %v", in.Pause, in.Resume)
	}
	if in := tick(paused(false)); in.Pause || !in.Resume {
		t.Errorf("coming back: pause %v, resume %v", in.Pause, in.Resume)
	}
	// No tick runs in the background.
	if in := tick(paused(true), paused(false)); !in.Pause || in.Resume {
		t.Errorf("away and back between two ticks: pause %v, resume %v", in.Pause, in.Resume)
	}
	if in := tick(); in.Pause || !in.Resume {
		t.Errorf("a tick after that: pause %v, resume %v", in.Pause, in.Resume)
	}
}

// TestTakenFingersAreCancelled lets the platform take a finger for a gesture of its own, which taps nothing.
func TestTakenFingersAreCancelled(t *testing.T) {
	taken := touching(at(0, 100, 100))
	taken.Taken = true
	lifted := screen()
	lifted.Taken = true
	for name, c := range map[string]struct {
		snaps []ui.Snapshot
		want  []string
	}{
		"still down":     {[]ui.Snapshot{taken, touching(at(0, 130, 100)), screen(), touching(at(0, 100, 100))}, []string{"press", "cancel", "press"}},
		"lifted already": {[]ui.Snapshot{lifted, screen(), touching(at(0, 100, 100))}, []string{"press", "cancel", "press"}},
	} {
		ins := run(append([]ui.Snapshot{screen(), touching(at(0, 100, 100))}, c.snaps...)...)
		if got := phases(ins, 1); !slices.Equal(got, c.want) {
			t.Errorf("%s: the finger gives %v, want %v", name, got, c.want)
		}
		if ins[2].FocusLost || ins[2].Pause {
			t.Errorf("%s: the app was not left", name)
		}
	}
}

// TestATapBetweenTwoTicksIsNotLost lifts a finger that no tick has seen on the screen: it is pressed in the next tick,
// and let go in the one after.
func TestATapBetweenTwoTicksIsNotLost(t *testing.T) {
	s := ui.NewSource()
	var in ui.Input
	s.Read(&in)
	s.Lifted(7, ui.Pt(30, 40))
	var phases []ui.Phase
	for range 3 {
		s.Read(&in)
		for _, p := range in.Pointers {
			if p.Kind == ui.Touch {
				phases = append(phases, p.Phase)
			}
		}
	}
	if !slices.Equal(phases, []ui.Phase{ui.Press, ui.Release}) {
		t.Errorf("the finger goes through %v", phases)
	}
}
