//go:build !js

package rooms

import (
	"testing"

	"runehall/games"
	"runehall/games/room"
	"runehall/internal/rooms/roomstest"
	"runehall/internal/rooms/talk"
)

// TestTimeRunsOut sets the shortest clock: a computer player moves on for who lets the time pass, and whoever comes back has the seat again.
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
