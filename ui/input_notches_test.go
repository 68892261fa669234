package ui_test

import (
	"math"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"runehall/ui"
)

// stroke turns a wheel by the same each tick, and returns the steps that makes.
func stroke(n *ui.Notches, from, ticks int, by float64) (steps int) {
	for i := range ticks {
		steps += n.Step(by, from+i)
	}
	return steps
}

func TestNotchesAreMadeOfFractions(t *testing.T) {
	for _, c := range []struct {
		what        string
		ticks       int
		by          float64
		least, most int
	}{
		{"a notch", 1, 1, 1, 1},
		{"a notch up", 1, -1, -1, -1},
		{"a wheel turned on", 5, 1, 5, 5},
		{"three notches at once", 1, 3, 3, 3},
		{"a wheel that macOS has sped up", 1, 40, 3, 3},
		{"30 times 3 pixels", 30, .03, 0, 1},
		{"30 times 3 pixels of macOS's own", 30, .3, 1, 3},
		{"a long stroke that goes on by itself", 60, .4, 3, 6},
		{"a violent one", 30, 2.7, 1, 3},
		{"a finer wheel, a notch", 4, .25, 1, 1},
		{"hardly anything", 10, .01, 0, 0},
		{"nothing", 10, 0, 0, 0},
		{"no number", 3, math.NaN(), 0, 0},
	} {
		var n ui.Notches
		if got := stroke(&n, 100, c.ticks, c.by); got < c.least || got > c.most {
			t.Errorf("%s: %d steps, want %d to %d", c.what, got, c.least, c.most)
		}
	}
}

func TestBegunNotchIsForgotten(t *testing.T) {
	var n ui.Notches
	if stroke(&n, 1, 9, .1); stroke(&n, 40, 5, .1) != 0 {
		t.Error("what was begun before a pause counts")
	}
	n = ui.Notches{}
	if stroke(&n, 1, 9, .1); stroke(&n, 10, 9, -.1) != 0 {
		t.Error("what was begun the other way counts")
	}
	if n.Step(-.2, 19) != -1 {
		t.Error("what was begun this way does not count")
	}
	n = ui.Notches{}
	if stroke(&n, 1, 9, .1); stroke(&n, 20, 2, .1) != 1 {
		t.Error("a short rest breaks a stroke off")
	}
}

func TestWheelIsBoundedAndZoomsWithCtrl(t *testing.T) {
	for _, c := range []struct {
		wheel ui.Point
		zoom  float64
		keys  []ebiten.Key
		want  ui.Point
		zooms float64
	}{
		{ui.Pt(0, 1), 0, nil, ui.Pt(0, 1), 0},
		{ui.Pt(.25, -.5), 0, nil, ui.Pt(.25, -.5), 0},
		{ui.Pt(-90, 1e9), 0, nil, ui.Pt(-5, 5), 0},
		{ui.Pt(math.Inf(1), math.NaN()), 0, nil, ui.Pt(5, 0), 0},
		{ui.Pt(0, 1), 0, []ebiten.Key{ebiten.KeyControlLeft}, ui.Pt(0, 0), 1},
		{ui.Pt(.5, -1), 0, []ebiten.Key{ebiten.KeyMetaRight}, ui.Pt(.5, 0), -1},
		{ui.Pt(0, 0), .25, nil, ui.Pt(0, 0), .25},
		{ui.Pt(0, 0), -70, nil, ui.Pt(0, 0), -5},
		{ui.Pt(0, 4), 4, []ebiten.Key{ebiten.KeyControlLeft}, ui.Pt(0, 0), 5},
	} {
		s := screen()
		s.Wheel, s.Zoom, s.Keys = c.wheel, c.zoom, c.keys
		in := run(screen(), s, screen())
		if got := in[1]; got.Wheel != c.want || got.Zoom != c.zooms ||
			got.Device != ui.MouseDevice && got.Device != ui.KeyDevice {
			t.Errorf("%+v: wheel %v, zoom %v, by %v", c, got.Wheel, got.Zoom, got.Device)
		}
		if !in[1].Active() || in[2].Wheel != (ui.Point{}) || in[2].Zoom != 0 || in[2].Device != ui.MouseDevice {
			t.Errorf("%+v: active %v, then %v and %v", c, in[1].Active(), in[2].Wheel, in[2].Zoom)
		}
	}
}
