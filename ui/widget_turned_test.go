package ui

import (
	"testing"

	"pgregory.net/rapid"
)

func TestTurnedLeadsOutAndBack(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		n := func(name string) float64 { return float64(rapid.IntRange(-500, 500).Draw(t, name)) }
		d := Turned{Rect: Rc(n("x"), n("y"), 40+max(0, n("w")), 30), Turns: rapid.IntRange(0, 3).Draw(t, "turns")}
		p := Pt(n("px"), n("py"))
		if got := d.In(d.Out(p)); got != p {
			t.Fatalf("%v of %v leads out and back to %v", p, d, got)
		}
		if all := (Rect{W: d.Size().W, H: d.Size().H}); d.OutRect(all) != d.Rect || d.inRect(d.Rect) != all {
			t.Fatalf("%v: its content covers %v", d, d.OutRect(all))
		}
	})
}

func TestTurnedIsReadFromItsEdge(t *testing.T) {
	r := Rc(100, 200, 30, 60)
	for turns, foot := range map[int]Point{0: {Y: 1}, 1: {X: -1}, 2: {Y: -1}, 3: {X: 1}} {
		d := Turned{Rect: r, Turns: turns}
		if got := d.Out(Pt(5, 6)).Sub(d.Out(Pt(5, 5))); got != foot {
			t.Errorf("%d turns: down leads towards %v, want %v", turns, got, foot)
		}
	}
	if got := (Turned{}).Out(Pt(3, 4)); got != Pt(3, 4) {
		t.Errorf("the zero place moves %v", got)
	}
}
