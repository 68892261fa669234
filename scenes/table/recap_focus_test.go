package table

import (
	"strings"
	"testing"

	"runehall/games"
	"runehall/ui"
)

// TestKeysAreLedToARecap opens a recap that is longer than its place where keys or a gamepad are used: they are on its close button, find its
// lines below that and the way back, and are where they were before when it is closed. A mouse is led nowhere.
func TestKeysAreLedToARecap(t *testing.T) {
	h, _ := atSheets(t, games.Person, games.Person)
	h.board.label, h.board.ready = games.Phrase{Key: "title.line"}, true // there is a golden button with the recap and without it
	h.look(1)
	recap := &h.table.recap
	open := func(aside bool) {
		t.Helper()
		var rows []*turnRow
		for range 9 {
			words := strings.Repeat("words and words ", 12)
			rows = append(rows, &turnRow{text: words, brief: words, show: func() {}})
		}
		recap.fill("title", "", rows)
		recap.aside = aside
		h.table.refresh()
		h.ticks(2) // until the keys are somewhere again
		if h.tick(); !recap.scroll.Overflows() {
			t.Fatal("all lines have room")
		}
	}
	open(false)
	if recap.leads || h.root.Focused() == any(&recap.close) {
		t.Error("a mouse has led the focus to the close button")
	}
	recap.open = false
	h.key(ui.Next)
	for _, aside := range []bool{false, true} {
		before := h.root.Focused()
		open(aside)
		if h.root.Focused() != any(&recap.close) {
			t.Fatalf("aside %v: keys are on %v", aside, h.table.names[h.root.Focused()])
		}
		h.key(ui.Down)
		if h.root.Focused() != any(&recap.rows[0].button) && h.root.Focused() != any(&recap.rows[1].button) {
			t.Errorf("aside %v: below the close button keys are on %v", aside, h.table.names[h.root.Focused()])
		}
		if h.key(ui.Up); h.root.Focused() == any(&recap.show) {
			h.key(ui.Right)
		}
		h.key(ui.Confirm)
		if recap.open || h.root.Focused() != before {
			t.Errorf("aside %v: closed, the recap is open: %v, and keys are on %v, not on %v", aside, recap.open, h.table.names[h.root.Focused()], h.table.names[before])
		}
	}
}
