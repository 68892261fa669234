package table

import (
	"testing"

	"runehall/games"
	"runehall/scenes/stage"
	"runehall/scenes/table/curtain"
	"runehall/ui"
)

// TestGoldenButtonWaitsForTheDraft: before the draft is complete, or while it may not be made, the button says what it
// would do, and does nothing.
func TestGoldenButtonWaitsForTheDraft(t *testing.T) {
	h := atTable(t, "explorers", 5, games.Person, games.Person)
	h.settle()
	h.board.label = games.Phrase{Key: "table.results"}
	h.ticks(2)
	if b := &h.table.primary; !h.table.golden || !b.Disabled || b.Text != h.stage.Text("table.results") {
		t.Errorf("it says %q, and can be pressed: %v", b.Text, !b.Disabled)
	}
	if _, ok := h.report().Targets["table.confirm"]; ok {
		t.Error("it is among what can be pressed")
	}
	told := 0
	for _, press := range []func(){
		func() { h.pointer(ui.Press, h.table.primary.Rect().Center()) },
		func() { h.pointer(ui.Release, h.table.primary.Rect().Center()) },
		func() { h.input.Pressed = ui.ActionSet(ui.EndTurn) },
		func() { h.input.Pressed = ui.ActionSet(ui.Confirm) },
	} {
		press()
		for range 3 {
			if h.tick(); h.board.state.Confirm {
				told++
			}
		}
	}
	if told != 0 {
		t.Errorf("the board is told %d times to make it", told)
	}
}

// TestADullGoldenButtonAsksWhy presses the golden button while it is dull and while it is not: only in the first case
// the board is asked why, and only once.
func TestADullGoldenButtonAsksWhy(t *testing.T) {
	for _, ready := range []bool{false, true} {
		h := atTable(t, "explorers", 5, games.Person, games.Person)
		h.settle()
		h.board.label, h.board.ready = games.Phrase{Key: "table.results"}, ready
		h.ticks(2)
		asked := 0
		h.pointer(ui.Press, h.table.primary.Rect().Center())
		for range 3 {
			if h.tick(); h.board.state.AsksWhy {
				asked++
			}
		}
		if want := map[bool]int{false: 1, true: 0}[ready]; asked != want {
			t.Errorf("ready %v: the board is asked %d times", ready, asked)
		}
	}
}

// TestBackTakesTheCurtainFirst leaves the table with the second press of the button in the corner, not with the first.
func TestBackTakesTheCurtainFirst(t *testing.T) {
	h := atTable(t, "explorers", 5, games.Person, games.Person)
	h.settle()
	h.board.want = Want[ritualMove]{Opens: true, Open: 0}
	h.tick()
	h.settle()
	h.hold("curtain.open", curtain.HoldTicks+5)
	h.tap("table.back")
	if left := h.stage.Changes(); len(left) != 0 || h.table.eyes.Seat >= 0 || h.board.view.Reader() != games.Public {
		t.Fatalf("after the first press seat %d has a curtain, reader %d looks, and the table is left by %v",
			h.table.eyes.Seat, h.board.view.Reader(), left)
	}
	h.tap("table.back")
	if left := h.stage.Changes(); len(left) != 1 || left[0].Kind != stage.PopScene {
		t.Errorf("the second press leads to %v", left)
	}
}
