//go:build !js

package screens

import (
	"maps"
	"slices"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"runehall/screens/probe"
)

// Hand is the device with which Tap activates a target.
type Hand int

// The hands.
const (
	Mouse    Hand = iota // a click
	Finger               // a tap of one finger
	Keyboard             // the focus is moved there by Tab, then Enter
)

// String implements fmt.Stringer.
func (h Hand) String() string { return [...]string{"mouse", "finger", "keyboard"}[h] }

// Hands are all of them, for tests that play the same by each.
var Hands = []Hand{Mouse, Finger, Keyboard}

// settleTicks is the longest time that the program may be busy: 10 minutes at
// 60 ticks a second.
const settleTicks = 10 * 60 * 60

// Settle runs ticks until the program is no longer busy.
func (a *App) Settle() {
	a.t.Helper()
	a.Until("nothing moves", func(r probe.Report) bool { return !r.Busy })
}

// Until runs ticks until a report fulfils a condition; what names it in the
// failure. The condition is asked after every tick.
func (a *App) Until(what string, is func(probe.Report) bool) {
	a.t.Helper()
	for start := a.ticks; ; a.Tick(1) {
		r := a.Probe()
		if is(r) {
			return
		}
		if a.ticks-start >= settleTicks {
			a.Save("stuck")
			a.t.Fatalf("after %d ticks still not: %s; the report is %+v", a.ticks-start, what, r)
		}
	}
}

// Has reports whether the target can be activated now.
func (a *App) Has(name string) bool {
	a.t.Helper()
	_, ok := a.Probe().Targets[name]
	return ok
}

// Names returns the targets whose names begin with prefix, sorted.
func (a *App) Names(prefix string) []string {
	a.t.Helper()
	var names []string
	for _, name := range slices.Sorted(maps.Keys(a.Probe().Targets)) {
		if strings.HasPrefix(name, prefix) {
			names = append(names, name)
		}
	}
	return names
}

// Target returns the rectangle of a target that must be there.
func (a *App) Target(name string) probe.Rect {
	a.t.Helper()
	r := a.Probe()
	rect, ok := r.Targets[name]
	if !ok {
		a.Save("missing-" + name)
		a.t.Fatalf("there is no target %q in the scene %s with the state %v, but:\n%s",
			name, r.Scene, r.State, strings.Join(slices.Sorted(maps.Keys(r.Targets)), "\n"))
	}
	return rect
}

// Tap settles, and activates a target by the app's Hand.
func (a *App) Tap(name string) {
	a.t.Helper()
	a.Settle()
	x, y := a.Target(name).Middle()
	switch a.Hand {
	case Mouse:
		a.Click(x, y)
	case Finger:
		a.Touch(x, y)
	case Keyboard:
		a.FocusOn(name)
		a.Key(ebiten.KeyEnter)
	}
}

// FocusOn moves the keyboard's focus to a target by Tab alone.
func (a *App) FocusOn(name string) {
	a.t.Helper()
	// Once round, and a few more for what the focus itself brings to light.
	rounds := 2*len(a.Probe().Targets) + 8
	for range rounds {
		if a.Probe().Text("focus") == name {
			return
		}
		a.Key(ebiten.KeyTab)
	}
	a.Save("no-focus-" + name)
	a.t.Fatalf("Tab does not lead to %q in %d steps; the report is %+v", name, rounds, a.Probe())
}
