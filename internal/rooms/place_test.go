//go:build !js

package rooms

import (
	"encoding/json"
	"testing"

	"runehall/games"
	"runehall/games/room"
	"runehall/internal/rooms/talk"
	"runehall/internal/workshop/roomstest"
)

// watches enters a room as a device without a seat, and reports whether it was let in.
func (h *house) watches(enter talk.Enter) (*raw, bool) {
	h.t.Helper()
	r := h.raw()
	r.send(talk.Message{Say: talk.SayEnter, Enter: &enter})
	_, text, err := r.conn.Read(h.t.Context())
	var m talk.Message
	if err == nil {
		err = json.Unmarshal(text, &m)
	}
	if err != nil {
		h.t.Fatal(err)
	}
	if m.Say == talk.SayNo && m.Reason != tooMany.Reason {
		h.t.Fatalf("%+v", m)
	}
	return r, m.Say != talk.SayNo
}

// hasDevices waits until so many devices are in a room, of which g is one: a host may notice late that one has left.
func (h *house) hasDevices(id string, g *roomstest.Guest, n int) {
	h.t.Helper()
	h.server.mu.Lock()
	table := h.server.live[id]
	h.server.mu.Unlock()
	g.Until(func() bool {
		table.mu.Lock()
		defer table.mu.Unlock()
		return len(table.devices) == n
	})
}

// TestWatchersKeepNobodyOut fills a room with devices that know only its id. Players who reload, the host and whoever
// is invited still get in, and each time it is the youngest watcher who goes.
func TestWatchersKeepNobodyOut(t *testing.T) {
	limits := testLimits()
	limits.PerRoom, limits.Watchers = 8, 1000
	h := newHouse(t, limits)
	made := h.make("masters", nil, "person", "person")
	a := h.sits(made, 0)
	var watchers []*raw
	for {
		r, in := h.watches(talk.Enter{Room: made.Room})
		if !in {
			break
		}
		watchers = append(watchers, r)
	}
	if len(watchers) != 7 {
		t.Fatalf("%d watchers beside one player", len(watchers))
	}
	for what, enter := range map[string]talk.Enter{
		"a player who reloads": a.Entered,
		"the host":             {Room: made.Room, Host: made.Host, Secret: talk.NewSecret()},
		"whoever is invited":   {Room: made.Room, Invite: made.Invite, Secret: talk.NewSecret()},
	} {
		g := h.guest(enter)
		g.Until(func() bool { return g.State() != nil })
		youngest := watchers[len(watchers)-1]
		watchers = watchers[:len(watchers)-1]
		if got, _ := youngest.refusal(); got != tooMany.Reason {
			t.Errorf("for %s the youngest watcher is told %q", what, got)
		}
		youngest.gone()
	}
	for i, r := range watchers {
		r.send(talk.Message{Say: talk.SayDo, Number: 1, Deed: &room.Deed{Do: room.DoSit}})
		if got, _ := r.refusal(); got != room.NotInvited.Reason {
			t.Errorf("watcher %d, who came early, is told %q", i, got)
		}
	}
	if a.Hears(); a.State().Seats[0].Free {
		t.Error("the player has lost the seat")
	}
}

// TestWhoBelongsHasAFewDevices opens one seat on more devices than one person has: the oldest goes, and the host still
// gets in.
func TestWhoBelongsHasAFewDevices(t *testing.T) {
	limits := testLimits()
	limits.PerRoom = 4
	h := newHouse(t, limits)
	made := h.make("masters", nil, "person", "person")
	a := h.sits(made, 0)
	var all []*raw
	for range mostOfOne {
		r, in := h.watches(a.Entered)
		if !in {
			t.Fatal("a player is kept out")
		}
		all = append(all, r)
	}
	first := h.raw()
	first.send(talk.Message{Say: talk.SayEnter, Enter: &a.Entered})
	if got, _ := all[0].refusal(); got != tooMany.Reason { // the one before it was the guest's own
		t.Errorf("the oldest device is told %q", got)
	}
	if _, in := h.watches(talk.Enter{Room: made.Room, Host: made.Host}); !in {
		t.Error("the host is kept out")
	}
	if _, in := h.watches(talk.Enter{Room: made.Room}); in {
		t.Error("a watcher gets into a room that is full")
	}
}

// TestWhoWaitsForASeatBelongsHere begins another game with no seat for one person, whose device then comes back to a
// full room: somebody who is only invited has to go, as for whoever sits.
func TestWhoWaitsForASeatBelongsHere(t *testing.T) {
	limits := testLimits()
	limits.PerRoom = 4
	h := newHouse(t, limits)
	made := h.make("masters", nil, "person", "person")
	mia, ben, host := h.sits(made, 0), h.sits(made, 1), h.hosts(made)
	for s, g := range []*roomstest.Guest{mia, ben} {
		d := room.Deed{Do: []string{room.DoEnd, room.DoAgree}[s], Seat: games.Seat(s), After: g.State().Steps}
		if a := g.Does(d); !a.Done {
			t.Fatalf("%+v", a)
		}
	}
	host.Until(func() bool { return host.State().End != nil })
	seats := host.State().Seats
	seats[1] = room.Sitter{Driver: "random", Name: "Zoe", Colour: "moss", Emblem: "star"}
	other := room.Deed{Do: room.DoOther, After: host.State().Steps, Match: &room.Match{Game: "ritual", Seats: seats}}
	if a := host.Does(other); !a.Done {
		t.Fatalf("%+v", a)
	}
	ben.Close()
	mia.Until(func() bool { return mia.Begun() })
	h.hasDevices(made.Room, mia, 2)
	var guests []*raw
	for range 2 {
		r, in := h.watches(talk.Enter{Room: made.Room, Invite: made.Invite, Secret: talk.NewSecret()})
		if !in {
			t.Fatal("a guest is kept out of a room with places")
		}
		guests = append(guests, r)
	}
	again := h.guest(ben.Entered)
	again.Until(func() bool { return again.State() != nil })
	if got, _ := guests[1].refusal(); got != tooMany.Reason || again.Seat() != games.Nobody {
		t.Errorf("the youngest guest is told %q, and who waits has seat %d", got, again.Seat())
	}
}

// TestFewWatchOfOneAddress lets in only a few devices without a seat from one address.
func TestFewWatchOfOneAddress(t *testing.T) {
	limits := testLimits()
	limits.Watchers = 3
	h := newHouse(t, limits)
	made := h.make("masters", nil, "person", "person")
	for n := range 5 {
		enter := talk.Enter{Room: made.Room}
		if n == 0 {
			enter.Invite = made.Invite
		}
		if _, in := h.watches(enter); in != (n < 3) {
			t.Errorf("watcher %d is let in: %v", n, in)
		}
	}
	if _, in := h.watches(talk.Enter{Room: made.Room, Invite: made.Invite, Secret: talk.NewSecret()}); !in {
		t.Error("watchers of the same address keep out whoever is invited")
	}
	if _, in := h.watches(talk.Enter{Room: made.Room}); in {
		t.Error("a watcher comes for the one that had to go")
	}
	g := h.guest(talk.Enter{Room: made.Room, Host: made.Host, Secret: talk.NewSecret()})
	g.Until(func() bool { return g.State() != nil })
}

// TestWhoGaveUpBelongsHere fills a room with devices that are invited after a person has given up and left: the person
// still gets in with their own secret.
func TestWhoGaveUpBelongsHere(t *testing.T) {
	limits := testLimits()
	limits.PerRoom = 4
	h := newHouse(t, limits)
	made := h.make("masters", nil, "person", "person", "person")
	seats := []*roomstest.Guest{h.sits(made, 0), h.sits(made, 1), h.sits(made, 2)}
	gone := seats[2]
	if a := gone.Does(room.Deed{Do: room.DoResign, Seat: 2, After: gone.State().Steps}); !a.Done {
		t.Fatalf("%+v", a)
	}
	gone.Close()
	h.hasDevices(made.Room, seats[0], 2)
	for range 2 {
		if _, in := h.watches(talk.Enter{Room: made.Room, Invite: made.Invite, Secret: talk.NewSecret()}); !in {
			t.Fatal("a guest is kept out of a room with places")
		}
	}
	again := h.guest(gone.Entered)
	again.Until(func() bool { return again.State() != nil })
}

// TestAGuestDoesNotFreezeTheSeats has a guest sit down and rise until they are refused, as fast as they can. The host
// can still manage the seats, somebody else can sit down and ask for the end, and the match can go on.
func TestAGuestDoesNotFreezeTheSeats(t *testing.T) {
	limits := testLimits()
	limits.Lines, limits.DeedsPerHour = 320, 1e6
	h := newHouse(t, limits)
	made := h.make("masters", nil, "person", "person", "person")
	b := h.sits(made, 1)
	a := h.guest(talk.Enter{Room: made.Room, Invite: made.Invite, Secret: talk.NewSecret()})
	for n := 0; ; n++ {
		if got := a.Does(room.Deed{Do: room.DoSit, Seat: 0}); !got.Done {
			t.Fatalf("it cannot sit down: %+v", got)
		}
		if got := a.Does(room.Deed{Do: room.DoRise, Seat: 0}); !got.Done {
			if got.Reason != roomFull.Reason || n < 70 {
				t.Errorf("after %d times: %+v", n, got)
			}
			break
		}
	}
	host := h.guest(talk.Enter{Room: made.Room, Host: made.Host, Secret: talk.NewSecret()})
	for _, d := range []room.Deed{{Do: room.DoRise, Seat: 0}, {Do: room.DoGive, Seat: 0, Level: "novice"},
		{Do: room.DoRise, Seat: 0}, {Do: room.DoGive, Seat: 2, Level: "novice"}, {Do: room.DoClock, Seconds: 60}} {
		if got := host.Does(d); !got.Done {
			t.Errorf("the host cannot %s: %+v", d.Do, got)
		}
	}
	if got := b.Does(room.Deed{Do: room.DoEnd, Seat: 1}); !got.Done {
		t.Errorf("the other person cannot ask for the end: %+v", got)
	}
	table, err := h.server.table(t.Context(), made.Room)
	if err != nil {
		t.Fatal(err)
	}
	defer h.server.release(table)
	table.mu.Lock()
	defer table.mu.Unlock()
	if table.isStuck() || table.room.Uses().Seats > 12 {
		t.Errorf("who sat down and rose without a move has used up %+v", table.room.Uses())
	}
}

// TestDeedsHaveABudget sits down and rises, asks and withdraws, at the limits as they come: with new secrets too, an
// address can do only so much. The host and whoever asks have budgets of their own.
func TestDeedsHaveABudget(t *testing.T) {
	limits := testLimits()
	limits.DeedsPerHour = 20
	h := newHouse(t, limits)
	made := h.make("masters", nil, "person", "person", "person")
	b := h.sits(made, 1) // one of the address's 80
	h.sits(made, 2)      // and another one
	until := func(g *roomstest.Guest, deeds ...room.Deed) (done int) {
		for {
			for _, d := range deeds {
				if got := g.Does(d); got.Reason == tooOften.Reason {
					return done
				} else if !got.Done {
					t.Fatalf("%s: %+v", d.Do, got)
				}
				done++
			}
		}
	}
	swaps := []room.Deed{{Do: room.DoSit, Seat: 0}, {Do: room.DoRise, Seat: 0}}
	all := 2
	for range 4 { // 20, 20, 20, and what the address has left
		g := h.guest(talk.Enter{Room: made.Room, Invite: made.Invite, Secret: talk.NewSecret()})
		n := until(g, swaps...)
		if all += n; n > 20 {
			t.Errorf("one secret is good for %d deeds", n)
		}
		g.Close()
	}
	if all > 80 || all < 75 { // each refusal but the last has taken one as well
		t.Errorf("one address does %d deeds", all)
	}
	asks := []room.Deed{{Do: room.DoEnd, Seat: 1}, {Do: room.DoRefuse, Seat: 1}}
	host := h.guest(talk.Enter{Room: made.Room, Host: made.Host, Secret: talk.NewSecret()})
	if n := until(host, room.Deed{Do: room.DoGive, Seat: 0, Level: "novice"},
		room.Deed{Do: room.DoRise, Seat: 0}); n != 79 { // it has begun the match, too
		t.Errorf("the host does %d deeds", n)
	}
	if got := h.guest(talk.Enter{Room: made.Room, Secret: b.Entered.Secret}).Does(asks[0]); !got.Done {
		t.Errorf("nobody can ask: %+v", got)
	}
	if got := host.Does(room.Deed{Do: room.DoAgree, Seat: 0}); got.Reason == tooOften.Reason {
		t.Errorf("the host cannot answer: %+v", got)
	}
	if got := b.Does(asks[1]); !got.Done {
		t.Errorf("nobody can withdraw: %+v", got)
	}
	if n := until(b, asks...); n > 18 || n == 0 {
		t.Errorf("one device asks and withdraws %d times more", n)
	}
}

// TestMovingAndUndoingHasABudget moves and takes the move back, which would fill the room.
func TestMovingAndUndoingHasABudget(t *testing.T) {
	limits := testLimits()
	limits.DeedsPerHour = 10
	h := newHouse(t, limits)
	made := h.make("masters", nil, "person", "person")
	seats := []*roomstest.Guest{h.sits(made, 0), h.sits(made, 1)}
	g := seats[0]
	if !roomstest.Must(g.State()) {
		g = seats[1]
	}
	g.Until(func() bool { return roomstest.Must(g.State()) })
	chance := games.NewChance(1, 1)
	for n := 0; ; n++ {
		st := g.State()
		move := room.Deed{Do: room.DoMove, Seat: st.Reader, After: st.Steps,
			Move: roomstest.Choosers["masters"](t, st, &chance)}
		if got := g.Does(move); !got.Done {
			t.Fatalf("%+v", got)
		}
		g.Until(func() bool { return g.State().Steps == st.Steps+1 })
		if got := g.Does(room.Deed{Do: room.DoUndo, Seat: st.Reader, After: st.Steps + 1}); !got.Done {
			if got.Reason != tooOften.Reason || n < 5 {
				t.Errorf("after %d times: %+v", n, got)
			}
			break
		} else if n > 10 {
			t.Fatal("a move is taken back without end")
		}
		g.Until(func() bool { return g.State().Steps == st.Steps+2 })
	}
}
