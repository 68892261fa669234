package curtain

import (
	"testing"
	"time"

	"runehall/games"
)

// TestCurtainOpensWhenHeld: the curtain opens only after the whole time, and not with the press that has lowered it.
func TestCurtainOpensWhenHeld(t *testing.T) {
	e := NewEyes([]games.Seat{0, 2})
	if e.Reader(false) != games.Public {
		t.Fatalf("without a curtain %d reads", e.Reader(false))
	}
	e.Lower(2)
	for range 2 * HoldTicks {
		if e.Hold(true, 0) {
			t.Fatal("the press that drew the curtain opened it")
		}
	}
	e.Hold(false, 0)
	for range HoldTicks - 1 {
		if e.Hold(true, 0) {
			t.Fatal("it opened too early")
		}
	}
	if e.Reader(false) != games.Public {
		t.Fatal("a shut curtain shows something")
	}
	if !e.Hold(true, 0) || e.Reader(false) != 2 {
		t.Fatalf("after the whole time %d reads", e.Reader(false))
	}
	if !e.Lost() || e.Reader(false) != games.Public || !e.Shut() {
		t.Error("losing the focus does not shut it")
	}
	if e.Lost() {
		t.Error("a shut curtain was shut again")
	}
}

// TestLettingGoFallsBack: after the rope was let go the whole time is needed again.
func TestLettingGoFallsBack(t *testing.T) {
	e := NewEyes([]games.Seat{0, 1})
	e.Lower(1)
	e.Hold(false, 0)
	for range HoldTicks - 1 {
		e.Hold(true, 0)
	}
	for range HoldTicks {
		e.Hold(false, 0)
	}
	for range HoldTicks - 1 {
		if e.Hold(true, 0) {
			t.Fatal("what was let go still counts")
		}
	}
}

// TestSolePersonNeedsNoCurtain: a person alone among computers always reads their own view.
func TestSolePersonNeedsNoCurtain(t *testing.T) {
	e := NewEyes([]games.Seat{1})
	if e.Reader(false) != 1 || e.Lower(1) {
		t.Error("the only person gets a curtain")
	}
	if e.Reader(true) != games.All {
		t.Error("after the end something stays hidden")
	}
}

// TestNobodyAtTheTable: without persons the public view is read.
func TestNobodyAtTheTable(t *testing.T) {
	if e := NewEyes(nil); e.Reader(false) != games.Public {
		t.Errorf("%d reads a match of computer players", e.Reader(false))
	}
}

// TestTheRopeCountsTimeNotFrames holds the rope on a slow machine: the curtain opens after the same time, of which each
// frame counts as no more than a stutter.
func TestTheRopeCountsTimeNotFrames(t *testing.T) {
	for frame, want := range map[time.Duration]int{time.Second / 60: 36, time.Second / 15: 10, 2 * time.Second: 4} {
		e := NewEyes([]games.Seat{0, 1})
		e.Lower(0)
		e.Hold(false, 0)
		n, now := 0, time.Minute
		for opened := false; !opened && n < 100; n++ {
			opened = e.Hold(true, now)
			now += frame
		}
		if n != want {
			t.Errorf("with a frame each %v the curtain opens after %d frames, not %d", frame, n, want)
		}
	}
}
