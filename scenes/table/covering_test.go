package table

import (
	"testing"

	"runehall/games"
	"runehall/games/ritual"
	"runehall/ui"
)

// sheeted is a board of Rituals with a sheet that lies over the golden button.
type sheeted struct {
	ritualMirror
	open *bool
}

func (b sheeted) Covers() bool { return *b.open }

// atSheets sits down at such a board.
func atSheets(t *testing.T, drivers ...string) (h *ritualHall, open *bool) {
	t.Helper()
	open = new(bool)
	kind := ritualKind
	h = newHallOf(t, &kind, games.Setup{Seats: len(drivers), Seed: 3}, drivers,
		func(b *mirror[ritual.Move, ritual.Event, ritual.View]) Board[ritual.Move, ritual.Event, ritual.View] {
			return sheeted{ritualMirror{mirror: b}, open}
		})
	h.settle()
	return h, open
}

// goldens reports whether the golden button can be pressed, by a finger or by Enter.
func (h *hall[C, M, E, V]) goldens() bool {
	_, ok := h.report().Targets["table.confirm"]
	return ok && h.table.golden
}

// TestNoGoldenButtonBeneathASheet opens a sheet over the golden button's place: whatever the button would do, it is
// gone, and comes back afterwards.
func TestNoGoldenButtonBeneathASheet(t *testing.T) {
	h, open := atSheets(t, games.Person, games.Person)
	h.look(1)
	if h.goldens() {
		t.Fatalf("behind the open curtain, where nothing is chosen, the golden button says %q", h.table.primary.Text)
	}
	h.board.label, h.board.ready = games.Phrase{Key: "title.line"}, true
	h.tick()
	if h.tick(); !h.goldens() {
		t.Fatal("behind the open curtain a draft cannot be made")
	}
	*open = true
	h.tick()
	if h.tick(); h.goldens() {
		t.Errorf("%q lies on the sheet", h.table.primary.Text)
	}
	if h.key(ui.Confirm); h.table.confirm {
		t.Error("Enter makes the draft all the same")
	}
	*open = false
	h.tick()
	if h.tick(); !h.goldens() {
		t.Error("without the sheet there is no golden button")
	}
	*open = true
	h.tick()
	if h.tick(); h.goldens() {
		t.Error("a draft can be made through the sheet")
	}
}

// TestARecapLiesOverASheet opens a recap in the place of the board: the golden button closes it, whatever lies beneath.
func TestARecapLiesOverASheet(t *testing.T) {
	h, open := atSheets(t, games.Person, games.Person)
	h.table.recap.Open, *open = true, true
	h.tick()
	if h.tick(); !h.goldens() || h.table.primary.Text != h.stage.Text("table.recap.on") {
		t.Errorf("over the recap the golden button says %q", h.table.primary.Text)
	}
	h.table.recap.Aside = true
	if h.table.words(); h.table.golden {
		t.Error("beside the recap the golden button lies on the sheet")
	}
}
