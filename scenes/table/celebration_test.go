package table

import (
	"strings"
	"testing"

	"runehall/games"
	"runehall/scenes/table/ceremony"
	"runehall/scenes/table/chronicle"
	"runehall/ui"
)

// celebrated is a match that has just ended and is celebrated.
func celebrated(t *testing.T) *bidsHall {
	t.Helper()
	h := newHallOf(t, &bidsKind, games.Setup{Seats: 3, Seed: 5}, []string{"greedy", "random", "greedy"}, plainBids)
	h.until("the end is celebrated", func() bool { return celebrates(h.table) })
	return h
}

// TestTheEndIsCelebrated shows who has won before the results come by themselves, with the points of all.
func TestTheEndIsCelebrated(t *testing.T) {
	h := celebrated(t)
	if h.report().State["overlay"] != "celebration" || !h.report().Busy {
		t.Errorf("the report says %v", h.report().State)
	}
	said := 0
	for _, l := range h.table.verdict().Last {
		if chronicle.Subject(l.Phrase) == chronicle.Subject(h.table.verdict().Last[0].Phrase) && said < 2 {
			said++
			words := strings.TrimPrefix(h.table.teller.Say(l.Phrase),
				h.table.teller.Name(chronicle.Subject(l.Phrase))+" ")
			if last := tellLast(h.table); !strings.Contains(last, words) {
				t.Errorf("of the last move %q is not said, but %q", words, last)
			}
		}
	}
	if said == 0 || len(h.board.shown) != 1 {
		t.Errorf("what decided is said in %d phrases, and the board shows once more: %v", said, h.board.shown)
	}
	if len(h.outcomes) != 0 {
		t.Fatal("the results are there already")
	}
	h.ticks(ceremony.Results)
	if len(h.outcomes) != 1 || celebrates(h.table) {
		t.Errorf("the results came %d times, and it goes on: %v", len(h.outcomes), celebrates(h.table))
	}
}

// TestACelebrationIsSkipped presses anywhere, with a finger and with a key. What is pressed as it comes was meant for
// the board, and leads nowhere.
func TestACelebrationIsSkipped(t *testing.T) {
	for name, press := range map[string]func(h *bidsHall){
		"finger": func(h *bidsHall) { h.pointer(ui.Press, ui.Pt(20, 200)); h.tick() },
		"key":    func(h *bidsHall) { h.key(ui.Skip) },
	} {
		h := celebrated(t)
		if press(h); len(h.outcomes) != 0 {
			t.Errorf("%s: the results came by what was meant for the board", name)
		}
		h.ticks(ui.Ticks(1000))
		if press(h); len(h.outcomes) != 1 {
			t.Errorf("%s: the results came %d times", name, len(h.outcomes))
		}
	}
}

// TestTheLastTurnIsTold: what the points were before the last turn is what the match had told by then.
func TestTheLastTurnIsTold(t *testing.T) {
	h := celebrated(t)
	p := h.table.play
	first := lastTurn(p.known)
	if mover := p.known.Mover(first - 1); mover != lastMover(p.known) || first > 1 && p.known.Mover(first-2) == mover {
		t.Errorf("of %d moves the last turn begins with %d", p.known.Moves(), first)
	}
	v := h.table.verdict()
	curve := v.Account.Curve()
	for seat, was := range v.Account.Before(first) {
		if want := curve[first-1][seat]; int(was) != want {
			t.Errorf("before move %d seat %d had %d points, not %d", first, seat, want, was)
		}
	}
}

// TestAnEndThatIsReopenedIsNotCelebrated opens a match that was over when it was stored.
func TestAnEndThatIsReopenedIsNotCelebrated(t *testing.T) {
	again := celebrated(t).resumed(plainBids)
	for range ceremony.Results {
		if again.tick(); celebrates(again.table) {
			t.Fatal("it is celebrated once more")
		}
	}
	if len(again.outcomes) != 1 {
		t.Errorf("the results came %d times", len(again.outcomes))
	}
}

// celebrates reports whether the end is being celebrated.
func celebrates[C games.Core[C, M, E], M comparable, E, V any](s *Table[C, M, E, V]) bool {
	return s.play.over() && s.end.Celebrates()
}
