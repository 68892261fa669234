//go:build !js

package pilot

import (
	"maps"
	"math"
	"slices"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"runehall/internal/workshop/pilot/probe"
)

// Hand is the device with which Tap activates a target.
type Hand int

// The hands.
const (
	Mouse    Hand = iota // a click
	Finger               // a tap of one finger
	Keyboard             // the focus is moved there by Tab, then Enter
	Gamepad              // the focus is moved there by the direction pad, then the lowest button
)

// String implements fmt.Stringer.
func (h Hand) String() string { return [...]string{"mouse", "finger", "keyboard", "gamepad"}[h] }

// Hands are those that any program knows, for tests that play the same by each.
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
	case Gamepad:
		a.LeadTo(name)
		a.Pad(ebiten.StandardGamepadButtonRightBottom)
	}
}

// Press leads the keyboard's focus to targets, one after another, and presses the last one: all that can be scrolled
// into sight are found.
func (a *App) Press(names ...string) {
	a.t.Helper()
	for _, name := range names {
		a.FocusOn(name)
	}
	a.Key(ebiten.KeyEnter)
	a.Settle()
}

// FocusOn moves the keyboard's focus to a target by Tab alone.
func (a *App) FocusOn(name string) {
	a.t.Helper()
	met := map[string]bool{}
	for steps := 0; ; steps++ {
		p := a.Probe()
		if p.Text("focus") == name {
			return
		}
		for target := range p.Targets {
			met[target] = true
		}
		if steps > 2*len(met)+8 { // once round, with what the focus itself brings to light, and a few more
			a.Save("no-focus-" + name)
			a.t.Fatalf("Tab does not lead to %q in %d steps; the report is %+v", name, steps, p)
		}
		a.Key(ebiten.KeyTab)
	}
}

// leadSteps is how often the direction pad is pressed at most on the way to a target.
const leadSteps = 200

// LeadTo moves the focus to a target by the direction pad alone: each time in the direction that leads there best, and
// from where it has been before in the next best.
func (a *App) LeadTo(name string) {
	a.t.Helper()
	tried := map[string]int{}
	var way []string
	for range leadSteps {
		r := a.Probe()
		on := r.Text("focus")
		if on == name {
			return
		}
		way = append(way, on)
		dirs := directions(r.Targets[on], a.Target(name))
		a.Pad(dirs[tried[on]%len(dirs)])
		a.Tick(2)
		tried[on]++
	}
	a.Save("no-way-" + name)
	a.t.Fatalf("the pad does not lead to %q, only to %v", name, way)
}

// directions lists the buttons of the direction pad, the one that leads best from a rectangle to another first.
func directions(from, to probe.Rect) []ebiten.StandardGamepadButton {
	const (
		up, right  = ebiten.StandardGamepadButtonLeftTop, ebiten.StandardGamepadButtonLeftRight
		down, left = ebiten.StandardGamepadButtonLeftBottom, ebiten.StandardGamepadButtonLeftLeft
		sameLine   = 4 // dp by which middles may differ
	)
	x, y := from.Middle()
	toX, toY := to.Middle()
	dx, dy := toX-x, toY-y
	across, along := right, down
	if dx < 0 {
		across = left
	}
	if dy < 0 {
		along = up
	}
	first, second := along, across
	if math.Abs(dy) <= sameLine || math.Abs(dx) > 2*math.Abs(dy) {
		first, second = across, along
	}
	list := []ebiten.StandardGamepadButton{first, second}
	for _, other := range []ebiten.StandardGamepadButton{up, right, down, left} {
		if other != first && other != second {
			list = append(list, other)
		}
	}
	return list
}
