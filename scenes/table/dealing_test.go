package table

import (
	"testing"

	"runehall/games"
	"runehall/ui"
)

// TestTheTableIsDealtOnce begins a match: a little ceremony ends by itself, or with any press, which counts. A match
// that goes on has none, and with reduced motion there is none.
func TestTheTableIsDealtOnce(t *testing.T) {
	begin := func() *ritualHall {
		return newHall(t, ritualKind.Def, games.Setup{Seats: 2, Seed: 3}, games.Person, games.Person)
	}
	h := begin()
	h.tick()
	if !h.table.dealing.On || h.report().State["overlay"] != "dealing" || !h.report().Busy {
		t.Fatalf("the table is not dealt: %v", h.report().State)
	}
	if h.ticks(ui.Ticks(1600)); h.table.dealing.On || h.report().State["overlay"] != nil {
		t.Errorf("the ceremony goes on: %v", h.report().State)
	}
	h = begin()
	h.tick()
	h.tap("table.log")
	if h.table.dealing.On || !h.table.log.Open {
		t.Errorf("a press does not end it (%v), or does not count (%v)", h.table.dealing.On, h.table.log.Open)
	}
	h = begin()
	h.stage.Kit.SetLook(ui.Look{ReducedMotion: true})
	if h.ticks(2); h.table.dealing.On {
		t.Error("reduced motion has it, too")
	}
	h = begin()
	h.settle()
	seat := h.table.play.must()
	h.wants(seat, h.table.play.match.Core().AppendMoves(nil, seat)[0])
	h.settle()
	again := h.resumed(func(b *ritualBoard) anyRitual { return ritualMirror{mirror: b} })
	if again.tick(); again.table.dealing.On {
		t.Error("a match that goes on is dealt once more")
	}
}

// TestNobodyMovesBehindTheDealing begins a match of computer players: the first move comes when all can see it.
func TestNobodyMovesBehindTheDealing(t *testing.T) {
	h := newHall(t, ritualKind.Def, games.Setup{Seats: 2, Seed: 3}, "greedy", "greedy")
	for h.tick(); h.table.dealing.On; h.tick() {
		if h.made() > 0 || h.table.play.thinkers.Wait().On {
			t.Fatal("somebody moves, or thinks, behind it")
		}
	}
	h.until("somebody moves", func() bool { return h.made() > 0 })
}
