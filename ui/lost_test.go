package ui_test

import (
	"slices"
	"testing"

	"runehall/ui"
)

// TestLostFingersAreCancelled lets the platform take fingers away, each by itself.
func TestLostFingersAreCancelled(t *testing.T) {
	lost := func(s ui.Snapshot, ids ...int) ui.Snapshot {
		s.Lost = ids
		return s
	}
	for name, c := range map[string]struct {
		snaps []ui.Snapshot
		one   []string
		two   []string
	}{
		"one of two": {[]ui.Snapshot{touching(at(7, 10, 10), at(9, 90, 90)), lost(touching(at(9, 90, 90)), 7), touching(at(9, 90, 90)), screen()},
			[]string{"press", "cancel"}, []string{"press", "drag", "drag", "release"}},
		"the only one":                 {[]ui.Snapshot{touching(at(7, 10, 10)), lost(screen(), 7), screen()}, []string{"press", "cancel"}, nil},
		"one that the engine keeps":    {[]ui.Snapshot{touching(at(7, 10, 10)), lost(touching(at(7, 10, 10)), 7), touching(at(7, 10, 10)), screen(), touching(at(7, 10, 10))}, []string{"press", "cancel", "press"}, nil},
		"one that came and went":       {[]ui.Snapshot{screen(), lost(screen(), 7), screen()}, nil, nil},
		"one that has just come":       {[]ui.Snapshot{screen(), lost(touching(at(7, 10, 10)), 7), touching(at(7, 10, 10)), screen()}, nil, nil},
		"one that nobody has heard of": {[]ui.Snapshot{touching(at(7, 10, 10)), lost(touching(at(7, 10, 10)), 4), screen()}, []string{"press", "drag", "release"}, nil},
	} {
		ins := run(append([]ui.Snapshot{screen()}, c.snaps...)...)
		if one, two := phases(ins, 1), phases(ins, 2); !slices.Equal(one, c.one) || !slices.Equal(two, c.two) {
			t.Errorf("%s: %v and %v, want %v and %v", name, one, two, c.one, c.two)
		}
		for _, in := range ins {
			if in.FocusLost || in.Pause {
				t.Errorf("%s: the app was not left", name)
			}
		}
	}
}

func TestLostMouseIsCancelled(t *testing.T) {
	pressed, lost, kept := screen(), screen(), screen()
	for _, s := range []*ui.Snapshot{&pressed, &lost, &kept} {
		s.Cursor = ui.Pt(50, 60)
	}
	pressed.Buttons[0] = true
	lost.MouseLost = true
	kept.MouseLost, kept.Buttons = true, pressed.Buttons
	for name, c := range map[string]struct {
		snaps []ui.Snapshot
		want  []string
	}{
		"let go unseen":         {[]ui.Snapshot{pressed, lost, screen()}, []string{"press", "cancel"}},
		"the engine keeps it":   {[]ui.Snapshot{pressed, kept, pressed, screen(), pressed}, []string{"press", "cancel", "hover", "press"}},
		"nothing was pressed":   {[]ui.Snapshot{lost, screen()}, []string{"hover"}},
		"and pressed once more": {[]ui.Snapshot{pressed, lost, pressed, lost}, []string{"press", "cancel", "press", "cancel"}},
	} {
		if got := phases(run(append([]ui.Snapshot{screen()}, c.snaps...)...), ui.MousePointer); !slices.Equal(got,
			c.want) {
			t.Errorf("%s: %v, want %v", name, got, c.want)
		}
	}
}
