package table

import (
	"testing"

	"runehall/games"
	"runehall/scenes/table/notices"
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
		h.ticks(notices.RestTicks + 2)
		if h.table.press(); !h.table.confirm {
			t.Error("later it does nothing either")
		}
	}
}
