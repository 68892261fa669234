//go:build !js

package rooms

import (
	"strings"
	"testing"
	"time"

	"runehall/games"
	"runehall/games/room"
	"runehall/internal/rooms/talk"
	"runehall/internal/workshop/roomstest"
)

// TestNothingHappensBeforeTheMatchBegins makes a room with a computer player, which would move at once, and has devices
// come and sit down: nothing of the match goes over the wire, and no computer player moves, also when the host is
// started again. Then the match begins.
func TestNothingHappensBeforeTheMatchBegins(t *testing.T) {
	h := newHouse(t, testLimits())
	made := roomstest.MakeWaiting(t, h.address, "masters", nil, "greedy", "person", "greedy")
	a, watcher := h.sits(made, 1), h.guest(talk.Enter{Room: made.Room})
	time.Sleep(50 * time.Millisecond)
	h.close()
	h.open()
	for _, g := range []*roomstest.Guest{a, watcher} {
		g.Hears()
		st := g.State()
		if !st.Waits || st.View != nil || st.Steps != 0 || len(st.Acting) > 0 || len(g.Told().Events) > 0 {
			t.Errorf("reader %d knows %+v and %d events", st.Reader, st, len(g.Told().Events))
		}
	}
	if got := a.Does(room.Deed{Do: room.DoMove, Seat: 1, Move: "pass"}); got.Reason != room.NotBegun.Reason {
		t.Errorf("a move is answered with %+v", got)
	}
	if got := a.Does(room.Deed{Do: room.DoBegin}); got.Reason != room.NotTheHost.Reason {
		t.Errorf("a guest begins: %+v", got)
	}
	roomstest.Begin(t, h.address, made)
	a.Until(func() bool { return !a.State().Waits && len(a.State().View) > 0 && len(a.Told().Events) > 0 })
	a.Plays("masters", 3, nil)
	watcher.Until(func() bool { return watcher.State().End != nil })
	late := h.guest(a.Entered)
	late.Until(func() bool { return late.State() != nil })
	if got, want := text(t, a.Told()), text(t, late.Told()); got != want {
		t.Errorf("who was there when it began was told\n%s\nand who comes late\n%s", got, want)
	}
}

// TestALookIsStoredAndToldToAll has the host read a free seat, and free a seat to read it: everybody is told before the
// host knows the hand, nobody else can take that seat, and it stays so when the host is started again.
func TestALookIsStoredAndToldToAll(t *testing.T) {
	h := newHouse(t, testLimits())
	made := roomstest.MakeWaiting(t, h.address, "masters", nil, "person", "person", "person")
	a, b := h.sits(made, 0), h.sits(made, 1)
	host := h.guest(talk.Enter{Room: made.Room, Host: made.Host, Secret: talk.NewSecret()})
	host.Until(func() bool { return host.State() != nil })
	host.Read(2)
	if host.Hears(); host.State().Reader != games.Public {
		t.Error("the host reads a seat before the match begins")
	}
	if got := host.Does(room.Deed{Do: room.DoBegin}); !got.Done {
		t.Fatalf("%+v", got)
	}
	for _, s := range []games.Seat{2, 1} {
		if s == 1 {
			if got := host.Does(room.Deed{Do: room.DoRise, Seat: 1}); !got.Done {
				t.Fatalf("%+v", got)
			}
		}
		host.Read(s)
		host.Until(func() bool { return host.State().Reader == s && len(host.State().View) > 0 })
		if a.Hears(); !a.State().Seats[s].Seen {
			t.Errorf("nobody is told that the host has looked at seat %d", s)
		}
	}
	h.close()
	h.open()
	guest := h.guest(talk.Enter{Room: made.Room, Invite: made.Invite, Secret: talk.NewSecret()})
	for _, s := range []games.Seat{1, 2} {
		if got := guest.Does(room.Deed{Do: room.DoSit, Seat: s}); got.Reason != room.SeatSeen.Reason {
			t.Errorf("seat %d, which the host has seen, is taken: %+v", s, got)
		}
	}
	if got := host.Does(room.Deed{Do: room.DoSit, Seat: 1}); got.Reason != room.HasLooked.Reason {
		t.Errorf("the host takes a seat: %+v", got)
	}
	if got := b.Does(room.Deed{Do: room.DoSit, Seat: 1}); !got.Done {
		t.Errorf("whoever had it does not get it back: %+v", got)
	}
	if got := b.Does(room.Deed{Do: room.DoRise, Seat: 1}); !got.Done {
		t.Fatalf("%+v", got)
	}
	if got := b.Does(room.Deed{Do: room.DoSit, Seat: 2}); got.Reason != room.SeatSeen.Reason &&
		got.Reason != room.HasLooked.Reason {
		t.Errorf("who knows one hand takes another: %+v", got)
	}
	if got := host.Does(room.Deed{Do: room.DoOffer, Seat: 2}); !got.Done {
		t.Fatalf("%+v", got)
	}
	if got := guest.Does(room.Deed{Do: room.DoSit, Seat: 2}); !got.Done {
		t.Errorf("a seat that the host offers is not to be had: %+v", got)
	}
	lines, err := h.files.Read(t.Context(), made.Room, 0)
	if err != nil {
		t.Fatal(err)
	}
	looks := 0
	for _, line := range lines {
		if strings.HasPrefix(string(line), "look ") {
			looks++
		}
	}
	if looks != 2 {
		t.Errorf("%d looks are stored", looks)
	}
}

// TestNobodyTakesTheSeatOfWhoInvited opens the invitation again in the middle of a match: neither the seat at which the
// host sits nor one that has moved at the host's screen is to be had.
func TestNobodyTakesTheSeatOfWhoInvited(t *testing.T) {
	for _, sits := range []bool{true, false} {
		h := newHouse(t, testLimits())
		made := roomstest.MakeWaiting(t, h.address, "masters", nil, "person", "person")
		maker := h.guest(talk.Enter{Room: made.Room, Host: made.Host, Invite: made.Invite, Secret: talk.NewSecret()})
		if sits {
			if got := maker.Does(room.Deed{Do: room.DoSit, Seat: 0, Name: "Ingrid"}); !got.Done {
				t.Fatalf("%+v", got)
			}
			if maker.Seat() != 0 {
				t.Errorf("the host is told that its seat is %d", maker.Seat())
			}
		}
		h.sits(made, 1)
		if got := maker.Does(room.Deed{Do: room.DoBegin}); !got.Done {
			t.Fatalf("%+v", got)
		}
		want := room.SeatTaken.Reason
		if !sits {
			want = room.SeatSeen.Reason
			maker.Read(0)
			maker.Until(func() bool { return maker.State().Reader == 0 })
		}
		late := h.guest(talk.Enter{Room: made.Room, Invite: made.Invite, Secret: talk.NewSecret()})
		if got := late.Does(room.Deed{Do: room.DoSit, Seat: 0}); got.Reason != want {
			t.Errorf("a later opener of the link is answered %+v, want %s", got, want)
		}
		if late.Hears(); late.State().Reader != games.Public || late.Seat() != games.Nobody {
			t.Errorf("it reads as %d", late.State().Reader)
		}
	}
}
