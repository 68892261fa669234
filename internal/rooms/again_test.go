//go:build !js

package rooms

import (
	"bytes"
	"slices"
	"testing"

	"runehall/games"
	"runehall/games/room"
	"runehall/internal/rooms/talk"
	"runehall/internal/workshop/roomstest"
)

// TestAgainInOneRoom plays three matches in a room. Anybody who sits begins the next one, which everybody goes over to
// when they like: with the same seat, secret and link. The host is restarted between two matches and within one. A
// device that slept through two matches gets the records of both.
func TestAgainInOneRoom(t *testing.T) {
	h := newHouse(t, testLimits())
	made := h.make("masters", nil, "person", "person")
	a, b := h.sits(made, 0), h.sits(made, 1)
	watcher := h.guest(talk.Enter{Room: made.Room})
	watcher.Until(func() bool { return watcher.State() != nil })
	if got := watcher.Does(room.Deed{Do: room.DoAgain}); got.Reason != room.NotYourSeat.Reason {
		t.Errorf("who watches begins a match: %+v", got)
	}
	var sent [][]byte
	for match := range 3 {
		done := make(chan struct{})
		go func() { defer close(done); b.Plays("masters", uint64(7+match), nil) }()
		a.Plays("masters", uint64(3+match), func(n int) {
			if match == 1 && n == 1 {
				h.close()
				h.open()
			}
		})
		<-done
		b.Until(func() bool { return b.State().End != nil })
		one, two := record(t, a), record(t, b)
		if one.Match != match+1 || !bytes.Equal(one.Text, two.Text) || !slices.Equal(one.Own, []games.Seat{0}) ||
			!slices.Equal(two.Own, []games.Seat{1}) || !replayed(t, one.Text).Over {
			t.Errorf("match %d: the records are of %d, %d", match+1, one.Match, two.Match)
		}
		if sent = append(sent, one.Text); match == 2 {
			break
		}
		if match == 0 {
			h.close()
			h.open()
		}
		shown, steps := a.Told(), a.State().Steps
		if got := b.Does(room.Deed{Do: room.DoAgain, After: steps}); !got.Done {
			t.Fatalf("%+v", got)
		}
		for _, g := range []*roomstest.Guest{a, b} {
			g.Until(g.Begun)
			if g.State().End == nil || len(g.Told().Events) < len(shown.Events) {
				t.Error("the results are taken away")
			}
		}
		if got := a.Does(room.Deed{Do: room.DoAgain, After: steps}); !got.Done {
			t.Errorf("who begins it in the same moment: %+v", got)
		}
		for s, g := range []*roomstest.Guest{a, b} {
			g.GoOver()
			if st := g.State(); st.Reader != games.Seat(s) || st.End != nil ||
				st.Before != match+1 || len(g.Told().By) > 0 {
				t.Errorf("seat %d goes over to %+v", s, st)
			}
		}
	}
	slept := h.guest(talk.Enter{Room: made.Room, Invite: made.Invite, Secret: a.Entered.Secret, Has: 1})
	for n := 2; n <= 3; n++ {
		if r := record(t, slept); r.Match != n || !bytes.Equal(r.Text, sent[n-1]) {
			t.Errorf("who slept gets match %d", r.Match)
		}
	}
	if slept.State().Reader != 0 {
		t.Errorf("the link leads to %d", slept.State().Reader)
	}
	roomstest.CheckStored(t, h.files, made, a.State().Steps)
}

// TestAHostLooksAnew lets the host's screen read a free seat, and begins the next match: its hand there is told only
// once the host has asked for it again, which everybody hears of.
func TestAHostLooksAnew(t *testing.T) {
	h := newHouse(t, testLimits())
	made := h.make("masters", nil, "person", "person")
	a := h.sits(made, 0)
	host := h.guest(talk.Enter{Room: made.Room, Host: made.Host})
	host.Until(func() bool { return host.State() != nil })
	reads := func() {
		t.Helper()
		host.Read(1)
		host.Until(func() bool { return host.State().Reader == 1 })
		a.Until(func() bool { return a.State().Seats[1].Seen })
	}
	reads()
	if got := host.Does(room.Deed{Do: room.DoGive, Seat: 1, Level: "novice", After: host.State().Steps}); !got.Done {
		t.Fatalf("%+v", got)
	}
	if got := a.Does(room.Deed{Do: room.DoEnd, Seat: 0, After: a.State().Steps}); !got.Done {
		t.Fatalf("%+v", got)
	}
	a.Until(func() bool { return a.State().End != nil })
	host.Until(func() bool { return host.State().End != nil })
	if got := host.Does(room.Deed{Do: room.DoRise, Seat: 1, After: host.State().Steps}); !got.Done {
		t.Fatalf("%+v", got)
	}
	host.Read(1)
	host.Until(func() bool { return host.State().Reader == 1 })
	if got := a.Does(room.Deed{Do: room.DoAgain, After: a.State().Steps}); !got.Done {
		t.Fatalf("%+v", got)
	}
	for _, g := range []*roomstest.Guest{a, host} {
		g.Until(g.Begun)
		g.GoOver()
		g.Hears()
	}
	if st := host.State(); st.Reader != games.Public || st.Seats[1].Seen {
		t.Errorf("without asking the host reads as %d; seats %+v", st.Reader, st.Seats)
	}
	reads()
}

// TestVoidLinesLeaveRoomForTheNextMatch fills half of a room with lines of a guest who sits down and rises.
func TestVoidLinesLeaveRoomForTheNextMatch(t *testing.T) {
	limits := testLimits()
	limits.Lines, limits.DeedsPerHour = 1000, 1e6
	h := newHouse(t, limits)
	made := h.make("masters", nil, "person", "person")
	a := h.sits(made, 0)
	guest := h.guest(talk.Enter{Room: made.Room, Invite: made.Invite, Secret: talk.NewSecret()})
	guest.Until(func() bool { return guest.State() != nil })
	for n := range 490 {
		do := room.Deed{Do: room.DoSit, Seat: 1, Name: "B"}
		if n%2 == 1 {
			do = room.Deed{Do: room.DoRise, Seat: 1}
		}
		if got := guest.Does(do); !got.Done {
			t.Fatalf("deed %d: %+v", n, got)
		}
	}
	if got := a.Does(room.Deed{Do: room.DoEnd, Seat: 0, After: a.State().Steps}); !got.Done {
		t.Fatalf("%+v", got)
	}
	a.Until(func() bool { return a.State().End != nil })
	if got := a.Does(room.Deed{Do: room.DoAgain, After: a.State().Steps}); !got.Done {
		t.Errorf("there is no room for the next match: %+v", got)
	}
}
