package table

import (
	"testing"

	"runehall/games"
	"runehall/ui"
)

// TestASecondTapMeansWhatStoodThere changes the golden button under a finger that has just pressed it: for a moment it
// does nothing. A finger that presses elsewhere need not wait.
func TestASecondTapMeansWhatStoodThere(t *testing.T) {
	for _, beside := range []bool{false, true} {
		h := atTable(t, "explorers", 3, games.Person, "greedy")
		h.settle()
		at := h.table.places.primary.Center()
		if beside {
			at = h.table.places.field.Center()
		}
		h.pointer(ui.Press, at)
		h.tick()
		h.pointer(ui.Release, at)
		h.tick()
		h.board.label, h.board.ready = games.Phrase{Key: "title.line"}, true
		h.ticks(2)
		if !h.table.golden {
			t.Fatal("there is no golden button")
		}
		h.table.press()
		if made := h.table.confirm; made != beside {
			t.Errorf("pressed beside it before: %v; a draft is made: %v", beside, made)
		}
		h.table.confirm = false
		h.ticks(meantTicks + 2)
		if h.table.press(); !h.table.confirm {
			t.Error("later it does nothing either")
		}
	}
}

// TestGoldKeepsItsMeaningUnderAFinger changes what the golden button does while a finger may be on its way to it: by
// itself, because what was chosen was given up, and because something was chosen. Only in the last case, which the
// person brought about, it goes at once. A press elsewhere shows that the finger has left, and it goes, too.
func TestGoldKeepsItsMeaningUnderAFinger(t *testing.T) {
	for _, c := range []struct {
		name        string
		acts, chose bool // somebody pressed beside it, and it was chosen what it did before
		left        bool // somebody presses beside it afterwards
		goes        bool
	}{
		{"by itself", false, false, false, false},
		{"given up", true, true, false, false},
		{"chosen", true, false, false, true},
		{"left", false, false, true, true},
	} {
		h := atTable(t, "explorers", 3, games.Person, games.Person)
		h.settle()
		h.board.label, h.board.ready, h.board.moot = games.Phrase{Key: "title.line"}, true, !c.chose
		h.ticks(actTicks + meantTicks + 2)
		beside := func() {
			h.pointer(ui.Press, h.table.places.field.Min().Add(ui.Pt(2, 2)))
			h.tick()
			h.pointer(ui.Release, h.table.places.field.Min().Add(ui.Pt(2, 2)))
			h.tick()
		}
		if c.acts {
			beside()
		}
		h.board.label, h.board.moot = games.Phrase{Key: "title.name"}, c.chose
		if h.ticks(2); c.left {
			beside()
			h.board.label, h.board.ready = games.Phrase{Key: "title.name"}, true
		}
		if h.table.press(); h.table.confirm != c.goes {
			t.Errorf("%s: it goes at once: %v", c.name, h.table.confirm)
		}
		h.table.confirm = false
		if h.ticks(meantTicks + 2); h.table.rests > 0 || h.root.Moving() {
			t.Errorf("%s: it never comes to rest", c.name)
		}
	}
}

// TestAKeyPressedTwiceMeansWhatStoodThere presses the golden button's key, and what stands there changes: a second
// press at once does nothing.
func TestAKeyPressedTwiceMeansWhatStoodThere(t *testing.T) {
	h := atTable(t, "explorers", 3, games.Person, games.Person)
	h.settle()
	h.board.label, h.board.ready = games.Phrase{Key: "title.line"}, true
	h.ticks(meantTicks)
	h.key(ui.Confirm)
	h.board.label, h.board.ready = games.Phrase{Key: "title.name"}, true
	h.ticks(2)
	if h.table.press(); h.table.confirm {
		t.Error("the second press makes what came in its place")
	}
}
