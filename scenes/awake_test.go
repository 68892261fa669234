//go:build !js

package scenes

import (
	"slices"
	"testing"
	"time"

	"runehall/scenes/stage"
	"runehall/ui"
)

// lamp is a program whose wishes about the screen are written down, with a time of the test's.
type lamp struct {
	*driver
	now    time.Time
	wishes []string
	wakes  []time.Duration
}

func lit(t *testing.T) *lamp {
	t.Helper()
	w := &lamp{now: time.Unix(1000, 0)}
	w.driver = launch(t, ui.Sz(1440, 900), Config{Lang: "en", Awake: func(why string) {
		w.wishes = append(w.wishes, why)
	}})
	w.app.awake.now = func() time.Time { return w.now }
	w.app.awake.later = func(d time.Duration, _ func()) { w.wakes = append(w.wakes, d) }
	w.app.awake.since, w.app.awake.armed = w.now, time.Time{}
	return w
}

// TestTheScreenStaysOnDuringAMatch goes through a match: the screen must stay on from its beginning, under the menu
// too, until nobody has pressed anything for long or the match is left. It does so again at the next press, and never
// if that is switched off.
func TestTheScreenStaysOnDuringAMatch(t *testing.T) {
	w := lit(t)
	want := func(what string, wishes ...string) {
		t.Helper()
		if w.tick(); !slices.Equal(w.wishes, wishes) {
			t.Fatalf("%s: %q, want %q", what, w.wishes, wishes)
		}
		w.wishes = nil
	}
	w.tap("title.game.ritual")
	want("at the set-up")
	w.tap("setup.begin")
	w.settle()
	want("at the table", "A match is on")
	if len(w.wakes) != 1 || w.wakes[0] != forgotten {
		t.Errorf("it looks again after %v", w.wakes)
	}
	w.tap("table.pause")
	w.settle()
	want("in the menu")
	w.now = w.now.Add(forgotten - time.Second)
	want("a little before it is forgotten")
	w.now = w.now.Add(time.Second)
	want("forgotten", "")
	w.tap("pause.continue")
	w.settle()
	want("pressed again", "A match is on")
	w.app.apply(stage.Awake.Set(w.app.stage.Settings, false))
	want("switched off", "")
	w.app.apply(stage.Awake.Set(w.app.stage.Settings, true))
	want("switched on", "A match is on")
	w.tap("table.pause")
	w.tap("pause.leave")
	w.settle()
	w.want("title")
	want("at the title", "")
}

// TestNobodyKeepsTheScreenOnForComputers lets only computer players play: the screen may go dark.
func TestNobodyKeepsTheScreenOnForComputers(t *testing.T) {
	w := lit(t)
	w.tap("title.game.ritual")
	w.focusOn("setup.seat.0.computer")
	w.key(ui.Confirm)
	w.focusOn("setup.begin")
	w.key(ui.Confirm)
	w.settle() // to the end of the match
	if w.want("results"); len(w.wishes) > 0 {
		t.Errorf("it wants %q", w.wishes)
	}
}

// TestTheScreenStaysOnWhileOthersAreWaitedFor shows an invitation: the code on it must not go dark. Whoever comes keeps
// it on for longer.
func TestTheScreenStaysOnWhileOthersAreWaitedFor(t *testing.T) {
	h := newHostess(t)
	config := h.config()
	var wishes []string
	config.Awake = func(why string) { wishes = append(wishes, why) }
	d := h.invitesWith(ui.Sz(1440, 900), config)
	now := time.Unix(1000, 0)
	d.app.awake.now = func() time.Time { return now }
	d.app.awake.since = now
	if !slices.Equal(wishes, []string{"A match is on"}) {
		t.Errorf("at the invitation it wants %q", wishes)
	}
	d.tap("room.copy")
	now = now.Add(forgotten - time.Second)
	h.joins()
	d.settle()
	now = now.Add(forgotten - time.Second)
	if d.settle(); len(wishes) != 1 {
		t.Errorf("after somebody has come it wants %q", wishes)
	}
	now = now.Add(time.Second)
	if d.settle(); len(wishes) != 2 {
		t.Errorf("in the end it wants %q", wishes)
	}
}
