package table

import (
	"testing"

	"runehall/games"
	"runehall/games/ritual"
	"runehall/scenes/table/chronicle"
	"runehall/ui"
)

// robbed is a table at which each tile that a computer player places befalls the person.
func robbed(t *testing.T) *ritualHall {
	t.Helper()
	kind := ritualKind
	kind.Befalls = func(e ritual.Event) games.Seat {
		if p, ok := e.(ritual.Placed); ok && p.Seat == 0 {
			return 2
		}
		return games.Nobody
	}
	setup := games.Setup{Seats: 3, Seed: 4, Starts: []games.Seat{0}}
	h := newHallOf(t, &kind, setup, []string{"greedy", "greedy", games.Person},
		func(b *mirror[ritual.Move, ritual.Event, ritual.View]) Board[ritual.Move, ritual.Event, ritual.View] {
			return ritualMirror{mirror: b}
		})
	h.until("it has befallen somebody", func() bool { return h.table.caption.Holds() && h.board.Shown() })
	return h
}

// TestWhatBefellSomebodyIsHeld lets a computer player do something to a person. It is told in words, nobody goes on
// while it stands, and it ends by itself or with any press.
func TestWhatBefellSomebodyIsHeld(t *testing.T) {
	for _, pressed := range []bool{false, true} {
		h := robbed(t)
		made, held := h.made(), 0
		if said := h.table.turn; said == "" || said != h.table.caption.Text || !h.report().Busy {
			t.Errorf("it says %q", said)
		}
		for ; h.table.caption.Holds(); held++ {
			if pressed && held == 3 {
				h.pointer(ui.Press, ui.Pt(2, h.size.H/2))
			}
			if h.tick(); h.made() != made && h.table.caption.Holds() {
				t.Fatal("somebody moves meanwhile")
			}
			if held > ui.Ticks(20_000) {
				t.Fatal("it is held for ever")
			}
		}
		if pressed && held > 6 || !pressed && held < ui.Ticks(2000) {
			t.Errorf("pressed: %v, and it was held for %d ticks", pressed, held)
		}
		h.until("the match goes on", func() bool { return h.made() > made })
	}
}

// TestTheHeadSaysWhatPlays lets a person move, on a slow board: as long as the move is on its way the head tells it,
// nothing is golden, and then comes what is asked next.
func TestTheHeadSaysWhatPlays(t *testing.T) {
	h := atTable(t, "little-explorers", 9, games.Person, games.Person)
	h.settle()
	h.board.slow = 100
	seat, m, ok := publicMove(h)
	if !ok {
		t.Fatal("there is no move")
	}
	h.wants(seat, m)
	h.ticks(5)
	if h.board.Shown() || h.table.turn != h.table.caption.Text || h.table.turn == "" || h.table.goes() {
		t.Errorf("shown: %v, the head says %q, and it is golden: %v", h.board.Shown(), h.table.turn, h.table.goes())
	}
	h.settle()
	if _, turn := h.board.Headline(); h.table.turn != h.table.teller.Say(turn) || chronicle.Subject(turn) < 0 {
		t.Errorf("afterwards the head says %q", h.table.turn)
	}
}
