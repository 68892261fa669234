package table

import (
	"slices"
	"strings"
	"testing"

	"runehall/games"
	"runehall/games/ritual"
	"runehall/scenes/stage"
	"runehall/ui"
)

// atStayingTable sits down at a match with the option that no move can be undone.
func atStayingTable(t *testing.T, drivers ...string) *ritualHall {
	t.Helper()
	return newHall(t, ritual.Def,
		games.Setup{Seats: len(drivers), Seed: 5, Starts: []games.Seat{0}, Options: map[string]string{
			ritual.OptionVariant: "little-explorers", games.OptionStays: games.Yes,
		}}, drivers...)
}

// backAndForth lists what the table offers for undo and redo: what can be pressed, and what a screen reader is told.
func backAndForth(h *ritualHall) (list []string) {
	for name := range h.report().Targets {
		if strings.Contains(name, "undo") || strings.Contains(name, "redo") || strings.Contains(name, "drop") {
			list = append(list, name)
		}
	}
	heard := stage.NewHeard(h.root, h.stage.Book)
	h.table.Hear(heard)
	for owner := range heard.Offers {
		for _, key := range []string{"aloud.undo", "pause.redo", "pause.reset", "aloud.drop"} {
			if b, ok := owner.(*ui.Button); ok && b.Label == h.stage.Text(key) {
				list = append(list, key)
			}
		}
	}
	slices.Sort(list)
	return list
}

// TestUndoVanishesWhereWhatIsLetGoStays: no button, key or menu offers undo, before or after moves. Without the option
// they do.
func TestUndoVanishesWhereWhatIsLetGoStays(t *testing.T) {
	for _, h := range []*ritualHall{
		atStayingTable(t, games.Person, "greedy"), atTable(t, "little-explorers", 5, games.Person, "greedy"),
	} {
		stays := h.table.play.known.Stays()
		h.settle()
		if got := backAndForth(h); len(got) > 0 && stays || h.table.there(int(toolUndo)) == stays ||
			h.table.there(int(toolRedo)) == stays {
			t.Errorf("what is let go stays: %v; before any move %q are offered, and shown are undo %v, redo %v",
				stays, got, h.table.there(int(toolUndo)), h.table.there(int(toolRedo)))
		}
		place(h)
		h.until("the computer has answered", func() bool { return h.made() == 2 })
		h.settle()
		if got := backAndForth(h); slices.Contains(got, "table.undo") == stays ||
			slices.Contains(got, "aloud.undo") == stays || stays && len(got) > 0 {
			t.Errorf("what is let go stays: %v; %q are offered", stays, got)
		}
		h.key(ui.Menu)
		menu := h.paused[0]
		h.key(ui.Undo)
		h.settle()
		if menu.Redo != nil || stays && menu.Reset != nil || (h.made() == 2) != stays {
			t.Errorf("what is let go stays: %v; the menu redoes: %v, resets: %v, and the key leaves %d moves",
				stays, menu.Redo != nil, menu.Reset != nil, h.made())
		}
		h.key(ui.Redo)
		h.settle()
		if h.made() != 2 {
			t.Errorf("what is let go stays: %v; the other key leaves %d moves", stays, h.made())
		}
	}
}

// TestDraftsCanBeDroppedWhereWhatIsLetGoStays: what is chosen can be put back until it is a move, by a button of
// another name.
func TestDraftsCanBeDroppedWhereWhatIsLetGoStays(t *testing.T) {
	for name, drop := range map[string]func(h *ritualHall){
		"button": func(h *ritualHall) { h.tap("table.drop") },
		"key":    func(h *ritualHall) { h.key(ui.Undo) },
		"escape": func(h *ritualHall) { h.key(ui.Back) },
	} {
		t.Run(name, func(t *testing.T) {
			h := atStayingTable(t, games.Person, "greedy")
			h.settle()
			place(h)
			h.until("the computer has answered", func() bool { return h.made() == 2 })
			h.settle()
			h.board.label, h.board.ready = games.Phrase{Key: "table.results"}, true
			h.ticks(2)
			if got := backAndForth(h); !slices.Equal(got, []string{"aloud.drop", "table.drop"}) {
				t.Fatalf("with a draft %q are offered", got)
			}
			drop(h)
			h.settle()
			if got := backAndForth(h); h.board.ready || h.made() != 2 || len(got) > 0 {
				t.Errorf("there is a draft: %v; %d moves stand, and %q are offered", h.board.ready, h.made(), got)
			}
		})
	}
}

// TestBoardsAreToldThatWhatIsLetGoStays: the board's State says so.
func TestBoardsAreToldThatWhatIsLetGoStays(t *testing.T) {
	for _, h := range []*ritualHall{
		atStayingTable(t, games.Person, "greedy"), atTable(t, "little-explorers", 5, games.Person, "greedy"),
	} {
		h.settle()
		if h.board.state.Stays != h.table.play.known.Stays() {
			t.Errorf("the board is told %v", h.board.state.Stays)
		}
	}
}
