package motion_test

import (
	"testing"

	"runehall/scenes/motion"
	"runehall/ui"
)

func TestThingsPopUpOneAfterAnother(t *testing.T) {
	var p motion.Pops
	p.Pop(3, 100, ui.Tempo{Speed: 1})
	waited, larger := 0, false
	for n := 0; p.Moving(); n++ {
		if n > 100 {
			t.Fatal("it never ends")
		}
		if p.Size(0) == 0 {
			waited++
		}
		for i := 1; i < 3; i++ {
			if p.Size(i) > 0 && p.Size(i-1) == 0 {
				t.Fatalf("tick %d: thing %d comes before the one before it", n, i)
			}
		}
		larger = larger || p.Size(0) > 1
		p.Step()
	}
	if want := ui.Ticks(100); waited < want-1 || waited > want+1 || !larger {
		t.Errorf("the first one waits for %d ticks, not %d; larger than it stays: %v", waited, want, larger)
	}
	for i := range 3 {
		if p.Size(i) != 1 || p.Strength() != 1 {
			t.Errorf("at last thing %d is %v large", i, p.Size(i))
		}
	}
	p.Pop(3, 100, ui.Tempo{Speed: 1})
	if p.Rest(); p.Moving() || p.Size(2) != 1 {
		t.Error("what is completed moves")
	}
}

func TestPopsFadeWithReducedMotion(t *testing.T) {
	var p motion.Pops
	p.Pop(2, 100, ui.Tempo{Reduced: true})
	ticks, was := 0, -1.0
	for ; p.Moving(); ticks++ {
		if p.Size(0) != 1 || p.Size(1) != 1 || p.Strength() <= was || p.Strength() >= 1 {
			t.Fatalf("tick %d: %v and %v large, drawn with %v", ticks, p.Size(0), p.Size(1), p.Strength())
		}
		was = p.Strength()
		p.Step()
	}
	if ticks != ui.Ticks(120) {
		t.Errorf("they fade in for %d ticks", ticks)
	}
}
