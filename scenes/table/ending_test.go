package table

import (
	"testing"

	"runehall/games"
	"runehall/games/ritual"
)

// TestLastMoveIsSeenByThoseWhoWatched plays to the end with a slow board. The last move is told to the present reader,
// and not skipped for the view of everything, which nobody gets before that move has been shown.
func TestLastMoveIsSeenByThoseWhoWatched(t *testing.T) {
	for _, drivers := range [][]string{{"greedy", "greedy"}, {games.Person, "greedy"}, {games.Person, games.Person}} {
		h := atTable(t, "little-explorers", 9, drivers...)
		home := h.table.eyes.Home
		h.board.slow = 100
		told, ended := 0, false
		for n := 0; len(h.outcomes) == 0; n++ {
			if n > 400_000 {
				t.Fatalf("%v: no results come", drivers)
			}
			if seat, m, ok := publicMove(h); ok && h.board.Shown() && h.table.play.open(seat) {
				h.board.want = Want[ritualMove]{Made: true, Seat: seat, Move: m}
			}
			h.tick()
			reader := h.board.view.Reader()
			if !h.table.play.over() {
				told = len(h.board.told)
				continue
			}
			if !ended {
				ended = true
				if h.board.Shown() || len(h.board.told) <= told {
					t.Fatalf("%v: nothing is shown of the last move", drivers)
				}
			}
			if shown := h.board.Shown(); !shown && reader != home {
				t.Fatalf("%v: reader %d looks while the last move is shown", drivers, reader)
			}
		}
		if reader := h.board.view.Reader(); reader != games.All {
			t.Errorf("%v: after the end reader %d looks", drivers, reader)
		}
		if last := h.board.told[len(h.board.told)-1]; last != "sync" {
			t.Errorf("%v: the board ends with %s", drivers, last)
		}
	}
}

// TestMatchThatIsOverShowsEverything opens a table at a match that has ended.
func TestMatchThatIsOverShowsEverything(t *testing.T) {
	v := watch(t, 0)
	h := seatHall(t, &ritualKind, v.match,
		func(b *mirror[ritual.Move, ritual.Event, ritual.View]) Board[ritual.Move, ritual.Event, ritual.View] {
			return ritualMirror{mirror: b}
		})
	if reader := h.board.view.Reader(); reader != games.All {
		t.Errorf("reader %d looks at a match that is over", reader)
	}
}
