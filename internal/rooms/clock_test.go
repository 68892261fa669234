//go:build !js

package rooms

import (
	"testing"
	"testing/synctest"
	"time"

	"runehall/games"
	"runehall/games/room"
	"runehall/internal/rooms/talk"
	"runehall/internal/workshop/roomstest"
)

// TestTimeRunsOut sets the shortest clock. When somebody's time is over a computer player moves for them, and they get
// the seat back when they return.
func TestTimeRunsOut(t *testing.T) {
	h := newHouse(t, testLimits())
	made := h.make("ritual", nil, games.Person, games.Person)
	host := h.guest(talk.Enter{Room: made.Room, Host: made.Host})
	host.Until(func() bool { return host.State() != nil })
	if _, runs := host.Left(); runs {
		t.Error("a clock runs that nobody has set")
	}
	a, b := h.sits(made, 0), h.sits(made, 1)
	if got := a.Does(room.Deed{Do: room.DoClock, Seconds: 5}); got.Reason != room.NotTheHost.Reason {
		t.Errorf("a guest sets the clock: %+v", got)
	}
	if got := host.Does(room.Deed{Do: room.DoClock, Seconds: room.ShortestClock}); !got.Done {
		t.Fatalf("the host sets the clock: %+v", got)
	}
	host.Until(func() bool { return host.State().Clock == room.ShortestClock })
	if left, runs := host.Left(); !runs || left.Seconds() > room.ShortestClock {
		t.Errorf("left: %v, %v", left, runs)
	}
	late := -1
	host.Until(func() bool {
		for s, sitter := range host.State().Seats {
			if sitter.Late {
				late = s
			}
		}
		return late >= 0 && host.State().Steps > 0
	})
	g := []*roomstest.Guest{a, b}[late]
	g.Reload()
	g.Until(func() bool { return g.State() != nil })
	if got := g.Does(room.Deed{Do: room.DoSit, Seat: games.Seat(late), Name: "back"}); !got.Done {
		t.Fatalf("who comes back: %+v", got)
	}
	g.Until(func() bool {
		s := g.State().Seats[late]
		return !s.Late && s.Driver == games.Person && g.State().Reader == games.Seat(late)
	})
}

// TestTheClockStandsStillWhileNobodyIsThere leaves a room for longer than its clock allows for a move. Whoever comes
// back first has the whole time for that move again, but no more than that.
func TestTheClockStandsStillWhileNobodyIsThere(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		n := newShelf(t, 0).opens(t)
		a := n.enters(0)
		n.table.mu.Lock()
		if _, err := n.table.take(t.Context(), func() (room.Taken, error) {
			return n.table.room.Take(room.From{Seat: games.Nobody, Host: true},
				room.Deed{Do: room.DoClock, Seconds: 60})
		}); err != nil {
			t.Error(err)
		}
		n.table.mu.Unlock()
		late := func(after time.Duration) int {
			time.Sleep(after)
			synctest.Wait()
			n.table.mu.Lock()
			defer n.table.mu.Unlock()
			return n.table.late()
		}
		if late(40*time.Second) > 0 {
			t.Error("somebody is late before the time is over")
		}
		a.leave()
		if late(2*time.Minute) > 0 {
			t.Error("somebody is late in a room in which nobody is")
		}
		a = n.enters(0)
		if late(50*time.Second) > 0 {
			t.Error("who comes back has not all the time again")
		}
		if late(20*time.Second) == 0 {
			t.Error("the clock does not run again")
		}
		a.leave()
		n.server.Close()
	})
}
