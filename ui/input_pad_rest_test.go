package ui

import (
	"math"
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

// ways gives an axis values, one a tick, and returns what it says.
func ways(a *axis, values ...float64) (got []int) {
	for _, v := range values {
		got = append(got, a.step(v))
	}
	return got
}

// repeat returns a value for so many ticks.
func repeat(n int, v float64) []float64 { return slices.Repeat([]float64{v}, n) }

func rested() *axis {
	a := &axis{}
	ways(a, repeat(restTicks, .01)...)
	return a
}

func TestAxisIsBelievedOnceItHasRested(t *testing.T) {
	for _, c := range []struct {
		what   string
		values []float64
		pushes int // in how many ticks it is pushed
	}{
		{"a pedal at its end", repeat(5000, -1), 0},
		{"a trigger that is let go at its end", append(repeat(500, -1), append(repeat(3, 0), repeat(500, 1)...)...), 0},
		{"a pedal that passes its centre now and then", slices.Repeat([]float64{-1, -1, -.2, .6, 1, .1, -.9}, 40), 0},
		{"a worn stick beside its centre", repeat(1000, .55), 0},
		{"one that trembles there", slices.Repeat([]float64{.45, .55, .49, .51}, 100), 0},
		{"a wheel that lies askew", repeat(1000, .3), 0},
		{"a stick that is pushed at once", repeat(100, 1), 0},
		{"no number", repeat(100, math.NaN()), 0},
		{"a stick that is pushed", append(repeat(10, 0), repeat(30, 1)...), 30},
		{"one that was pushed at first", append(append(repeat(50, 1), repeat(10, .1)...), repeat(30, 1)...), 30},
		{"one that leans", append(repeat(10, .2), repeat(30, -.9)...), 30},
		{"one that is hardly pushed", append(repeat(10, 0), repeat(30, .45)...), 0},
	} {
		var a axis
		pushes := 0
		for _, way := range ways(&a, c.values...) {
			if way != 0 {
				pushes++
			}
		}
		if pushes != c.pushes {
			t.Errorf("%s: pushed in %d ticks, want %d", c.what, pushes, c.pushes)
		}
	}
}

func TestAxisIsNoLongerBelievedThatStaysAway(t *testing.T) {
	a := rested()
	got := ways(a, repeat(axisStuck+500, 1)...)
	if last := slices.Index(got, 0); last < axisStuck-2 || last > axisStuck+2 || slices.Contains(got[last:], 1) {
		t.Errorf("a stick that hangs is believed for %d ticks, then %v", last, slices.Contains(got[last:], 1))
	}
	ways(a, repeat(restTicks, 0)...)
	if a.step(1) != 1 {
		t.Error("it is never believed again")
	}
}

func TestTremblingStickIsOnePush(t *testing.T) {
	a := rested()
	got := ways(a, slices.Repeat([]float64{.55, .48, .52, .4}, 30)...)
	if slices.Contains(got, 0) {
		t.Errorf("a stick that trembles at the edge is a row of pushes: %v", got[:8])
	}
	if got := ways(a, .3, -.8, .9, -1, 0); !slices.Equal(got, []int{0, -1, 1, -1, 0}) {
		t.Errorf("there and back: %v", got)
	}
}

func TestButtonIsBelievedOnceItWasUp(t *testing.T) {
	var b button
	for range 500 {
		if b.step(true) {
			t.Fatal("a button counts that was down when the gamepad was connected")
		}
	}
	b.step(false)
	for i := range buttonStuck {
		if !b.step(true) {
			t.Fatalf("a button that is pressed counts for %d ticks", i)
		}
	}
	if b.step(true) {
		t.Error("a button that something lies on keeps the program awake")
	}
	if b.step(false); !b.step(true) {
		t.Error("it is never believed again")
	}
}

// TestConnectedAnewIsBelievedAnew connects a gamepad, rests it, and connects another one under the same number.
func TestConnectedAnewIsBelievedAnew(t *testing.T) {
	up := func(ebiten.StandardGamepadButton) bool { return false }
	p := newPad("Wheel", "")
	for range restTicks {
		p.held.standard(0, 0, up)
	}
	if got := p.held.standard(-1, 0, up); got != ActionSet(Left) {
		t.Errorf("a stick that has rested asks for %v", got)
	}
	p = newPad("Wheel", "")
	for range 100 {
		if got := p.held.standard(-1, 0, func(ebiten.StandardGamepadButton) bool { return true }); got != 0 {
			t.Fatalf("connected anew it asks for %v", got)
		}
	}
}

func TestPadPartsAreReadBack(t *testing.T) {
	for _, s := range []string{"-", "b0", "b63", "a0+", "a5-"} {
		if p, ok := ReadPadPart(s); !ok || p.String() != s {
			t.Errorf("%q is read as %v, %v", s, p, ok)
		}
	}
	for _, s := range []string{"", "b", "a", "a1", "a+", "b-1", "b64", "b007", "a1*", "c3", "b1 ", "a-1+",
		"b99999999999999999999", "½"} {
		if p, ok := ReadPadPart(s); ok {
			t.Errorf("%q is read as %v", s, p)
		}
	}
	const text = "b0 b1 a1- a1+ a0- a0+ b4 b5 - - b9"
	m, ok := ReadPadMap(text)
	if !ok || m.String() != text || !m.Usable() {
		t.Errorf("%q is read as %v, %v", text, m, ok)
	}
	for _, bad := range []string{"", "b0", "- b1 a1- a1+ a0- a0+ b4 b5 - - b9", "b0 b1 - a1+ a0- a0+ b4 b5 - - b9",
		text + " b3", "b0 b1 a1- a1+ a0- a0+ b4 b5 - - x9"} {
		if _, ok := ReadPadMap(bad); ok {
			t.Errorf("%q can be played with", bad)
		}
	}
}

// TestMappedPartsAsk presses the parts of a gamepad whose layout a person has told.
func TestMappedPartsAsk(t *testing.T) {
	m, _ := ReadPadMap("b2 b1 a1- a1+ a0- a0+ a2+ b5 - - b9")
	p := newPad("Odd", "")
	var d Snapshot
	rest := rawPad{axes: []float64{0, 0, -1}, buttons: make([]bool, 12)}
	for range restTicks {
		p.press(&d, rest)
	}
	if d.Part.Way != 0 {
		t.Errorf("at rest %v is pressed", d.Part)
	}
	press := func(axes [3]float64, buttons ...int) Actions {
		raw := rawPad{axes: axes[:], buttons: make([]bool, 12)}
		for _, b := range buttons {
			raw.buttons[b] = true
		}
		d = Snapshot{}
		return m.asks(p.press(&d, raw))
	}
	if got := press([3]float64{0, 0, -1}, 2); got != ActionSet(Confirm, Hold) ||
		d.Part != (PadPart{Index: 2, Way: 1}) || d.PartOf != "Odd" {
		t.Errorf("the second button asks for %v, pressed %v of %q", got, d.Part, d.PartOf)
	}
	if got := press([3]float64{-1, 0, -1}, 2); got != ActionSet(Confirm, Hold, Left) ||
		d.Part != (PadPart{Axis: true, Way: -1}) {
		t.Errorf("and the stick: %v, pressed %v", got, d.Part)
	}
	if got := press([3]float64{0, 1, -1}); got != ActionSet(Down) {
		t.Errorf("down: %v", got)
	}
	if got := press([3]float64{0, 0, 1}, 3, 11); got != 0 {
		t.Errorf("what means nothing, and a trigger that has not rested: %v", got)
	}
}
