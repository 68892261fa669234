package table

import (
	"testing"

	"runehall/games"
)

// TestCurtainOpensWhenHeld opens after the whole time only, and not with the press that drew the curtain.
func TestCurtainOpensWhenHeld(t *testing.T) {
	e := newEyes([]games.Seat{0, 2})
	if e.reader(false) != games.Public {
		t.Fatalf("without a curtain %d reads", e.reader(false))
	}
	e.lower(2)
	for range 2 * holdTicks {
		if e.hold(true) {
			t.Fatal("the press that drew the curtain opened it")
		}
	}
	e.hold(false)
	for range holdTicks - 1 {
		if e.hold(true) {
			t.Fatal("it opened too early")
		}
	}
	if e.reader(false) != games.Public {
		t.Fatal("a shut curtain shows something")
	}
	if !e.hold(true) || e.reader(false) != 2 {
		t.Fatalf("after the whole time %d reads", e.reader(false))
	}
	if !e.lost() || e.reader(false) != games.Public || !e.shut() {
		t.Error("losing the focus does not shut it")
	}
	if e.lost() {
		t.Error("a shut curtain was shut again")
	}
}

// TestLettingGoFallsBack needs the whole time again.
func TestLettingGoFallsBack(t *testing.T) {
	e := newEyes([]games.Seat{0, 1})
	e.lower(1)
	e.hold(false)
	for range holdTicks - 1 {
		e.hold(true)
	}
	for range holdTicks {
		e.hold(false)
	}
	for range holdTicks - 1 {
		if e.hold(true) {
			t.Fatal("what was let go still counts")
		}
	}
}

// TestSolePersonNeedsNoCurtain always reads its own seat.
func TestSolePersonNeedsNoCurtain(t *testing.T) {
	e := newEyes([]games.Seat{1})
	if e.reader(false) != 1 || e.lower(1) {
		t.Error("the only person gets a curtain")
	}
	if e.reader(true) != games.All {
		t.Error("after the end something stays hidden")
	}
}

// TestNobodyAtTheTable reads what everybody may see.
func TestNobodyAtTheTable(t *testing.T) {
	if e := newEyes(nil); e.reader(false) != games.Public {
		t.Errorf("%d reads a match of computer players", e.reader(false))
	}
}
