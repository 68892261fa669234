//go:build !js

package rooms

import (
	"testing"

	"runehall/games"
	"runehall/games/room"
	"runehall/internal/rooms/talk"
	"runehall/internal/workshop/roomstest"
)

// TestOtherGameInOneRoom plays three games in a room that the host chooses in turn, with the same secrets, and restarts
// the host before and after it begins one. In the second game there is no seat for one person, who watches it and sits
// again in the third. Each device gets the records of all three.
func TestOtherGameInOneRoom(t *testing.T) {
	h := newHouse(t, testLimits())
	made := h.make("masters", nil, "person", "person", "person")
	guests := []*roomstest.Guest{h.sits(made, 0), h.sits(made, 1), h.sits(made, 2)}
	host := h.guest(talk.Enter{Room: made.Room, Host: made.Host})
	host.Until(func() bool { return host.State() != nil })
	everybody := append([]*roomstest.Guest{host}, guests...)
	plays := func(game string, match int, sit ...*roomstest.Guest) {
		t.Helper()
		done := make(chan struct{})
		for i, g := range sit {
			go func() { g.Plays(game, uint64(3*match+i), nil); done <- struct{}{} }()
		}
		for range sit {
			<-done
		}
		for i, g := range everybody {
			g.Until(func() bool { return g.State().End != nil })
			if r := record(t, g); r.Match != match || !replayed(t, r.Text).Over {
				t.Errorf("device %d has the record of match %d, want %d", i, r.Match, match)
			}
		}
	}
	goesOn := func(m *room.Match) {
		t.Helper()
		d := room.Deed{Do: room.DoOther, After: host.State().Steps, Match: m}
		if got := guests[0].Does(d); got.Reason != room.NotTheHost.Reason {
			t.Errorf("a guest chooses the game: %+v", got)
		}
		h.close()
		h.open()
		if got := host.Does(d); !got.Done {
			t.Fatalf("%+v", got)
		}
		h.close()
		h.open()
		if got := host.Does(d); !got.Done {
			t.Errorf("repeated after a restart: %+v", got)
		}
		for _, g := range everybody {
			g.Until(g.Begun)
			if g.State().End == nil {
				t.Error("the results are taken away")
			}
			g.GoOver()
			if g.State().Game != m.Game {
				t.Errorf("a device goes over to %s, not to %s", g.State().Game, m.Game)
			}
		}
	}
	sits := func(want ...games.Seat) {
		t.Helper()
		for i, g := range guests {
			if g.Seat() != want[i] || g.State().Reader != max(games.Public, want[i]) {
				t.Errorf("device %d sits at %d, reads as %d, want %d", i, g.Seat(), g.State().Reader, want[i])
			}
		}
	}
	seats := func(names ...string) (list []room.Sitter) {
		for i, name := range names {
			list = append(list, room.Sitter{Driver: games.Person, Name: name,
				Colour: []string{"amber", "azure", "moss"}[i], Emblem: []string{"circle", "square", "star"}[i]})
		}
		return list
	}
	names := host.State().Seats
	plays("masters", 1, guests...)
	goesOn(&room.Match{Game: "ritual", Options: map[string]string{"variant": "explorers"},
		Seats: seats(names[2].Name, names[0].Name)})
	sits(1, games.Nobody, 0)
	plays("ritual", 2, guests[0], guests[2])
	goesOn(&room.Match{Game: "masters", Seats: seats(names[0].Name, "Zoe", names[2].Name)})
	sits(0, 1, 2)
	if got := guests[0].State().Seats[1].Name; got != names[1].Name {
		t.Errorf("who has a seat again is called %q", got)
	}
	plays("masters", 3, guests...)
	roomstest.CheckStored(t, h.files, made, guests[0].State().Steps)
}

// TestLinesAreMeasuredWhileHandsRace comes to a room where nobody races, goes on with Snatch, and then with another
// game: the lines of those who were there are measured from then on, and no longer.
func TestLinesAreMeasuredWhileHandsRace(t *testing.T) {
	h := newHouse(t, testLimits())
	made := h.make("masters", nil, "person", "person")
	a, b := h.sits(made, 0), h.sits(made, 1)
	host := h.guest(talk.Enter{Room: made.Room, Host: made.Host})
	host.Until(func() bool { return host.State() != nil })
	table, err := h.server.table(t.Context(), made.Room)
	if err != nil {
		t.Fatal(err)
	}
	defer h.server.release(table)
	// measured counts the devices whose lines are measured, and those whose lines are known.
	measured := func() (now, known int) {
		table.mu.Lock()
		defer table.mu.Unlock()
		for d := range table.devices {
			if d.gauging != nil {
				now++
			}
			if _, ok := d.lag.way(); ok {
				known++
			}
		}
		return now, known
	}
	if now, known := measured(); now != 0 || known != 0 {
		t.Errorf("%d lines are measured where nobody races, %d are known", now, known)
	}
	goesOn := func(game string, options map[string]string) {
		t.Helper()
		answer(t, a, room.Deed{Do: room.DoResign, Seat: 0, After: a.State().Steps}, "")
		host.Until(func() bool { return host.State().End != nil })
		m := &room.Match{Game: game, Options: options, Seats: host.State().Seats}
		answer(t, host, room.Deed{Do: room.DoOther, After: host.State().Steps, Match: m}, "")
		for _, g := range []*roomstest.Guest{a, b, host} {
			g.Until(g.Begun)
			g.GoOver()
		}
	}
	goesOn("toss", map[string]string{"way": "snatch"})
	for _, known := measured(); known < 3; _, known = measured() {
		a.Hears()
	}
	if now, _ := measured(); now != 3 {
		t.Errorf("%d lines are measured in a race", now)
	}
	goesOn("masters", nil)
	if now, _ := measured(); now != 0 {
		t.Errorf("%d lines are still measured", now)
	}
}
