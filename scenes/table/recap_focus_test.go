package table

import (
	"strings"
	"testing"

	"runehall/games"
	"runehall/scenes/table/chronicle"
	"runehall/ui"
)

// TestKeysAreLedToARecap opens a recap that is longer than its place, with keys or a gamepad. The focus goes to its
// close button, finds its lines below and the way back, and returns to where it was when the recap closes. A mouse
// moves no focus.
func TestKeysAreLedToARecap(t *testing.T) {
	h, _ := atSheets(t, games.Person, games.Person)
	// There is a golden button with the recap and without it.
	h.board.label, h.board.ready = games.Phrase{Key: "title.line"}, true
	h.look(1)
	recap := &h.table.recap
	open := func(aside bool) {
		t.Helper()
		var rows []*chronicle.TurnRow
		for range 9 {
			words := strings.Repeat("words and words ", 12)
			rows = append(rows, &chronicle.TurnRow{Text: words, Brief: words})
		}
		recap.Fill("title", "", rows)
		recap.Aside = aside
		h.table.refresh()
		h.ticks(2) // until the focus is somewhere again
		if h.tick(); recap.High(h.stage.Kit, h.table.places.recap.W) <= h.table.places.recap.H {
			t.Fatal("all lines have room")
		}
	}
	open(false)
	if h.root.Focused() == any(&recap.Close) {
		t.Error("a mouse has led the focus to the close button")
	}
	recap.Open = false
	h.key(ui.Next)
	for _, aside := range []bool{false, true} {
		before := h.root.Focused()
		open(aside)
		if h.root.Focused() != any(&recap.Close) {
			t.Fatalf("aside %v: keys are on %v", aside, h.table.names[h.root.Focused()])
		}
		h.key(ui.Down)
		if h.root.Focused() != any(&recap.Rows[0].Button) && h.root.Focused() != any(&recap.Rows[1].Button) {
			t.Errorf("aside %v: below the close button keys are on %v", aside, h.table.names[h.root.Focused()])
		}
		if h.key(ui.Up); h.root.Focused() == any(&recap.Show) {
			h.key(ui.Right)
		}
		h.key(ui.Confirm)
		if recap.Open || h.root.Focused() != before {
			t.Errorf("aside %v: closed, the recap is open: %v, and keys are on %v, not on %v",
				aside, recap.Open, h.table.names[h.root.Focused()], h.table.names[before])
		}
	}
}
