package table

import (
	"testing"

	"runehall/games"
	"runehall/ui"
)

// TestTheTableIsDealtOnce begins a match: it is dealt with a little ceremony that ends by itself, or by whatever is pressed, which counts; a match
// that goes on has none, and reduced motion has none.
func TestTheTableIsDealtOnce(t *testing.T) {
	begin := func() *ritualHall {
		return newHall(t, ritualKind.Def, games.Setup{Seats: 2, Seed: 3}, games.Person, games.Person)
	}
	h := begin()
	h.tick()
	if !h.table.dealing.on || h.report().State["overlay"] != "dealing" || !h.report().Busy {
		t.Fatalf("the table is not dealt: %v", h.report().State)
	}
	if h.ticks(h.table.dealing.length(2) + 1); h.table.dealing.on || h.report().State["overlay"] != nil {
		t.Errorf("the ceremony goes on: %v", h.report().State)
	}
	h = begin()
	h.tick()
	h.tap("table.log")
	if h.table.dealing.on || !h.table.log.open {
		t.Errorf("a press does not end it (%v), or does not count (%v)", h.table.dealing.on, h.table.log.open)
	}
	h = begin()
	h.stage.Kit.SetLook(ui.Look{ReducedMotion: true})
	if h.ticks(2); h.table.dealing.on {
		t.Error("reduced motion has it, too")
	}
	h = begin()
	h.settle()
	seat := h.table.play.must()
	h.wants(seat, h.table.play.match.Core().AppendMoves(nil, seat)[0])
	h.settle()
	again := h.resumed(func(b *ritualBoard) anyRitual { return ritualMirror{mirror: b} })
	if again.tick(); again.table.dealing.on {
		t.Error("a match that goes on is dealt once more")
	}
}
