package ui_test

import (
	"math"
	"testing"

	"runehall/ui"
)

func TestTweenGoesThereInItsTicks(t *testing.T) {
	w := ui.At(10)
	w.To(20, 4, nil)
	var got []float64
	for w.Moving() {
		w.Update()
		got = append(got, w.Value())
	}
	want := []float64{12.5, 15, 17.5, 20}
	if len(got) != len(want) {
		t.Fatalf("it went %v, want %v", got, want)
	}
	for i := range want {
		if got[i] != want[i] {
			t.Errorf("it went %v, want %v", got, want)
		}
	}
}

func TestTweenTurnsOnItsWay(t *testing.T) {
	var w ui.Tween
	w.To(10, 10, nil)
	for range 5 {
		w.Update()
	}
	w.To(10, 99, nil) // goes there already
	w.Update()
	if w.Value() != 6 {
		t.Errorf("asked again, it is at %v, want 6", w.Value())
	}
	w.To(0, 6, nil)
	if w.Value() != 6 || w.Target() != 0 {
		t.Errorf("turned, it is at %v to %v, want 6 to 0", w.Value(), w.Target())
	}
	w.Set(3)
	if w.Moving() || w.Value() != 3 {
		t.Errorf("set, it is at %v, moving %v", w.Value(), w.Moving())
	}
}

func TestEasesStartAndEndWhereTheyShould(t *testing.T) {
	for name, e := range map[string]ui.Ease{
		"Linear": ui.Linear, "InQuad": ui.InQuad, "OutQuad": ui.OutQuad, "OutCubic": ui.OutCubic,
		"InOutCubic": ui.InOutCubic, "OutBack": ui.OutBack, "OutBackBy": ui.OutBackBy(1.7),
	} {
		if a, b := e(0), e(1); math.Abs(a) > 1e-9 || math.Abs(b-1) > 1e-9 {
			t.Errorf("%s goes from %v to %v", name, a, b)
		}
	}
	if ui.OutBack(.6) <= 1 {
		t.Error("OutBack does not overshoot")
	}
	if math.Abs(ui.Shake(1, 3)) > 1e-9 || ui.Shake(.1, 2) == 0 {
		t.Error("Shake does not swing and come to rest")
	}
}

func TestTicks(t *testing.T) {
	for ms, want := range map[int]int{0: 1, 1: 1, 100: 6, 120: 7, 1000: 60} {
		if got := ui.Ticks(ms); got != want {
			t.Errorf("%d ms are %d ticks, want %d", ms, got, want)
		}
	}
}
