//go:build !js

package rooms

import (
	"slices"
	"testing"
	"testing/synctest"
	"time"

	"runehall/games"
	"runehall/games/room"
	"runehall/internal/rooms/away"
	"runehall/internal/rooms/talk"
	"runehall/internal/workshop/roomstest"
)

// hosts enters as the host of a room.
func (h *house) hosts(made talk.Made) *roomstest.Guest {
	h.t.Helper()
	g := h.guest(talk.Enter{Room: made.Room, Host: made.Host, Secret: talk.NewSecret()})
	g.Until(func() bool { return g.State() != nil })
	return g
}

// invited enters with the invitation and a new secret.
func (h *house) invited(made talk.Made) *roomstest.Guest {
	h.t.Helper()
	g := h.guest(talk.Enter{Room: made.Room, Invite: made.Invite, Secret: talk.NewSecret()})
	g.Until(func() bool { return g.State() != nil })
	return g
}

// leaves closes a device, and waits until another one knows.
func leaves(g, other *roomstest.Guest, s games.Seat) {
	g.Close()
	other.Until(func() bool { return other.State() != nil && !present(other, s) })
}

func present(g *roomstest.Guest, s games.Seat) bool {
	return slices.Contains(g.Present(), s)
}

// answer checks what a deed is answered with. A host answers the claim that it has been told of.
func answer(t *testing.T, g *roomstest.Guest, d room.Deed, reason string) {
	t.Helper()
	if d.Do == room.DoAdmit || d.Do == room.DoDeny {
		d.Claim = g.State().Claim(d.Seat)
	}
	if a := g.Does(d); a.Reason != reason || a.Done != (reason == "") {
		t.Errorf("%+v is answered with %+v, want %q", d, a, reason)
	}
}

// tells waits for what a device is told of a seat.
func tells(g *roomstest.Guest) (got away.Tells) {
	g.Until(func() bool {
		var more bool
		got, more = g.Tells()
		return more
	})
	return got
}

// TestMiaIsBack has a person come back on another device. While the first one is there nobody can ask for the seat.
// Then the question holds through a restart of the host; with the host's yes the new device plays the seat, the table
// is told, and the old device is told that its secret opens nothing.
func TestMiaIsBack(t *testing.T) {
	h := newHouse(t, testLimits())
	made := h.make("masters", nil, "person", "person")
	mia, other, host := h.sits(made, 0), h.sits(made, 1), h.hosts(made)
	back := h.invited(made)
	claim := room.Deed{Do: room.DoClaim, Seat: 0}
	answer(t, back, claim, room.NotGone.Reason)
	leaves(mia, back, 0)
	answer(t, back, claim, "")
	host.Until(func() bool { return host.State().Seats[0].Claimed })
	answer(t, other, room.Deed{Do: room.DoAdmit, Seat: 0}, room.NotTheHost.Reason)
	h.close()
	h.open()
	for _, g := range []*roomstest.Guest{host, back, other} {
		g.Until(func() bool { return g.Status() == away.Here })
		g.Hears()
	}
	if !host.State().Seats[0].Claimed || back.Seat() != games.Nobody {
		t.Fatalf("after the host was started again: %+v", host.State().Seats)
	}
	answer(t, host, room.Deed{Do: room.DoAdmit, Seat: 0}, "")
	back.Until(func() bool { return back.Seat() == 0 && back.State().Reader == 0 })
	if got := tells(other); got != (away.Tells{What: away.Moved, Seat: 0}) {
		t.Errorf("the table is told %+v", got)
	}
	if _, more := back.Tells(); more {
		t.Error("who is back is told of it")
	}
	old := h.guest(mia.Entered)
	if got := tells(old); got != (away.Tells{What: away.Lost, Seat: 0}) || old.Seat() != games.Nobody ||
		old.State().Reader != games.Public {
		t.Errorf("the old device is told %+v; it has seat %d and reads %d", got, old.Seat(), old.State().Reader)
	}
}

// TestWhoIsThereIsAskedForByNobody has the device of a seat come back while it is asked for: the question goes by
// itself, and nobody can let the other one in any more.
func TestWhoIsThereIsAskedForByNobody(t *testing.T) {
	h := newHouse(t, testLimits())
	made := h.make("masters", nil, "person", "person")
	mia, host, thief := h.sits(made, 0), h.hosts(made), h.invited(made)
	leaves(mia, thief, 0)
	answer(t, thief, room.Deed{Do: room.DoClaim, Seat: 0}, "")
	host.Until(func() bool { return host.State().Seats[0].Claimed })
	again := h.guest(mia.Entered)
	again.Until(func() bool { return again.State() != nil && again.Seat() == 0 })
	host.Until(func() bool { return !host.State().Seats[0].Claimed })
	if a := host.Does(room.Deed{Do: room.DoAdmit, Seat: 0}); a.Done {
		t.Error("the other one is let in all the same")
	}
	if again.Hears(); again.Seat() != 0 || thief.Seat() != games.Nobody {
		t.Errorf("the seats are %d and %d", again.Seat(), thief.Seat())
	}
}

// TestAClaimCanBeTakenBack has somebody say that a seat is theirs, and then that they meant another one. Nobody else
// ends the question; the host's late answer is refused; and for a moment nobody can ask for the seat.
func TestAClaimCanBeTakenBack(t *testing.T) {
	h := newHouse(t, testLimits())
	made := h.make("masters", nil, "person", "person", "person")
	mia, ben, host := h.sits(made, 0), h.sits(made, 1), h.hosts(made)
	back, other := h.invited(made), h.invited(made)
	leaves(mia, back, 0)
	leaves(ben, back, 1)
	answer(t, back, room.Deed{Do: room.DoClaim, Seat: 0}, "")
	host.Until(func() bool { return host.State().Claim(0) > 0 })
	late := room.Deed{Do: room.DoAdmit, Seat: 0, Claim: host.State().Claim(0)}
	answer(t, other, room.Deed{Do: room.DoUnclaim, Seat: 0}, "")
	if host.Hears(); host.State().Claim(0) == 0 {
		t.Fatal("somebody else takes it back")
	}
	answer(t, back, room.Deed{Do: room.DoUnclaim, Seat: 0}, "")
	answer(t, back, room.Deed{Do: room.DoUnclaim, Seat: 0}, "")
	host.Until(func() bool { return !host.State().Seats[0].Claimed })
	if a := host.Does(late); a.Done || back.Seat() != games.Nobody {
		t.Errorf("a late answer: %+v, and the seat is %d", a, back.Seat())
	}
	answer(t, other, room.Deed{Do: room.DoClaim, Seat: 0}, tooOften.Reason)
	answer(t, back, room.Deed{Do: room.DoClaim, Seat: 1}, "")
	host.Until(func() bool { return host.State().Claim(1) > 0 })
	answer(t, host, room.Deed{Do: room.DoAdmit, Seat: 1}, "")
	back.Until(func() bool { return back.Seat() == 1 })
}

// TestAClaimLastsWhileItsDeviceIsAtAnotherHost has the host of a room at one of two nodes, and a claimant at the other
// for half an hour: the claim stays. Once the claimant has left, it ends.
func TestAClaimLastsWhileItsDeviceIsAtAnotherHost(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		m := newSnatch(t, 3)
		m.shared = true
		a, b := m.opens(t), m.opens(t)
		defer a.server.Close()
		defer b.server.Close()
		host, mia := a.claimant(talk.Key(talk.NewSecret()), "5.6.7.8"),
			b.claimant(talk.Key(talk.NewSecret()), "1.2.3.4")
		if err := b.takes(mia, room.Deed{Do: room.DoClaim, Seat: 0}); err != nil {
			t.Fatal(err)
		}
		claims := func(n *node) bool {
			n.table.mu.Lock()
			defer n.table.mu.Unlock()
			return n.table.room.Claims()
		}
		time.Sleep(30 * time.Minute)
		if !claims(a) || !claims(b) {
			t.Fatalf("the claim has ended: %v, %v", claims(a), claims(b))
		}
		mia.leave()
		time.Sleep(goneFromHere + time.Minute)
		synctest.Wait()
		if claims(a) {
			t.Error("the claim of who has gone stays")
		}
		host.leave()
		time.Sleep(time.Hour)
	})
}

// TestNobodyFloodsTheHostWithQuestions has many devices ask for a seat: one question at a time, after a no a pause,
// and a bound on what a room stores of it.
func TestNobodyFloodsTheHostWithQuestions(t *testing.T) {
	limits := testLimits()
	limits.Lines, limits.ClaimPause, limits.PerRoom = 64, time.Hour, 100
	h := newHouse(t, limits)
	made := h.make("masters", nil, "person", "person")
	mia, host := h.sits(made, 0), h.hosts(made)
	leaves(mia, host, 0)
	claim := room.Deed{Do: room.DoClaim, Seat: 0}
	first, second := h.invited(made), h.invited(made)
	answer(t, first, claim, "")
	answer(t, first, claim, "")
	answer(t, second, claim, room.AskedAlready.Reason)
	host.Until(func() bool { return host.State().Seats[0].Claimed })
	answer(t, host, room.Deed{Do: room.DoDeny, Seat: 0}, "")
	answer(t, first, claim, tooOften.Reason)
	h.close()
	h.limits.ClaimPause = 0
	h.open()
	stored := 2
	for ; stored < 40; stored += 2 {
		g := h.invited(made)
		if a := g.Does(claim); !a.Done {
			if a.Reason != roomFull.Reason {
				t.Errorf("after %d lines: %+v", stored, a)
			}
			break
		}
		host.Until(func() bool { return host.Status() == away.Here && host.State().Seats[0].Claimed })
		answer(t, host, room.Deed{Do: room.DoDeny, Seat: 0}, "")
		g.Close()
	}
	if stored != limits.Lines/claimsPart {
		t.Errorf("%d lines are stored", stored)
	}
	again := h.guest(mia.Entered)
	again.Until(func() bool { return again.State() != nil && again.Seat() == 0 })
}

// TestADeviceIsToldOfAnotherOneInItsSeat hands a seat on by its secret: the first device is told, once, and keeps it.
func TestADeviceIsToldOfAnotherOneInItsSeat(t *testing.T) {
	h := newHouse(t, testLimits())
	made := h.make("masters", nil, "person", "person")
	mia := h.sits(made, 0)
	for range 2 {
		tablet := h.guest(mia.Entered)
		tablet.Until(func() bool { return tablet.State() != nil && tablet.Seat() == 0 })
		if _, more := tablet.Tells(); more {
			t.Error("the second device is told")
		}
	}
	if got := tells(mia); got != (away.Tells{What: away.Also, Seat: 0}) || mia.Seat() != 0 {
		t.Errorf("it is told %+v", got)
	}
	mia.Hears()
	if got, more := mia.Tells(); more {
		t.Errorf("it is told again: %+v", got)
	}
}

// claimant is a device without a seat, of an address, in a room on a shelf.
func (n *node) claimant(key, address string) *device {
	d := &device{server: n.server, queue: make(chan []byte, 10_000), at: n.table, key: key, told: never, invited: true,
		address: address, gauging: func() {}}
	n.server.awake(theRoom)
	n.table.mu.Lock()
	defer n.table.mu.Unlock()
	n.table.admit(d)
	return d
}

// takes does a deed, as its device would.
func (n *node) takes(d *device, deed room.Deed) error {
	n.table.mu.Lock()
	defer n.table.mu.Unlock()
	deed.Key = d.key
	_, err := n.table.take(n.t.Context(), func() (room.Taken, error) {
		taken, err := n.table.room.Take(d.from(), deed)
		if err == nil {
			err = n.table.mayClaim(deed, taken, d.address)
		}
		return taken, err
	})
	return err
}

// TestAClaimEndsWithItsClaimant has a claimant load its page anew, and then leave: the claim ends by itself, the seat
// can be asked for at once, and nobody is said to have been turned down. While nobody is in the room, no time runs.
func TestAClaimEndsWithItsClaimant(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		m := newSnatch(t, 3)
		n := m.opens(t)
		defer n.server.Close()
		other, wrong, mia := n.enters(1), n.claimant(talk.Key(talk.NewSecret()), "1.2.3.4"),
			n.claimant(talk.Key(talk.NewSecret()), "1.2.3.4")
		claim := room.Deed{Do: room.DoClaim, Seat: 0}
		if err := n.takes(wrong, claim); err != nil {
			t.Fatal(err)
		}
		wrong.leave()
		time.Sleep(goneAfter - time.Second)
		wrong = n.claimant(wrong.key, wrong.address)
		time.Sleep(2 * goneAfter)
		if err := n.takes(mia, claim); err != room.AskedAlready {
			t.Errorf("who loads the page anew asks no more: %v", err)
		}
		for _, d := range []*device{wrong, other, mia} {
			d.leave()
		}
		time.Sleep(2 * goneAfter)
		other, mia = n.enters(1), n.claimant(mia.key, mia.address)
		if err := n.takes(mia, claim); err != room.AskedAlready {
			t.Errorf("time runs while nobody is here: %v", err)
		}
		time.Sleep(goneAfter + time.Second)
		synctest.Wait()
		if line := m.line(1); line != "drop 0" {
			t.Errorf("the claim of who has gone: %q", line)
		}
		if err := n.takes(mia, claim); err != nil {
			t.Error(err)
		}
		other.leave()
		mia.leave()
		time.Sleep(time.Hour)
	})
}

// TestWhoIsTurnedDownWaits has the host turn down strangers: everybody waits for a moment, the stranger for long, and
// an address with ever new secrets has a few noes at once. Whoever comes from elsewhere may ask all the same, and the
// next match begins without a pause of the seats.
func TestWhoIsTurnedDownWaits(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		m := newSnatch(t, 3)
		n := m.opens(t)
		defer n.server.Close()
		pause := n.server.config.Limits.ClaimPause
		host, mia := n.claimant(talk.Key(talk.NewSecret()), "5.6.7.8"),
			n.claimant(talk.Key(talk.NewSecret()), "5.6.7.8")
		host.host = true
		claim := room.Deed{Do: room.DoClaim, Seat: 0}
		var strangers []*device
		for i := range mostDenied {
			d := n.claimant(talk.Key(talk.NewSecret()), "1.2.3.4")
			strangers = append(strangers, d)
			if err := n.takes(d, claim); err != nil {
				t.Fatalf("stranger %d: %v", i, err)
			}
			if err := n.takes(host, room.Deed{Do: room.DoDeny,
				Claim: n.table.room.State(games.Public).Claims[0]}); err != nil {
				t.Fatal(err)
			}
			if err := n.takes(mia, claim); err != tooOften {
				t.Errorf("in the same moment: %v", err)
			}
			time.Sleep(seatPause)
		}
		late := n.claimant(talk.Key(talk.NewSecret()), "1.2.3.4")
		for _, d := range []*device{strangers[0], late} {
			if err := n.takes(d, claim); err != tooOften {
				t.Errorf("who was turned down, or is of that address, asks again: %v", err)
			}
		}
		if err := n.takes(mia, claim); err != nil {
			t.Errorf("who comes from elsewhere: %v", err)
		}
		if err := n.takes(host, room.Deed{Do: room.DoRise, Seat: 0}); err != nil { // nobody has said no
			t.Fatal(err)
		}
		if b := n.table.paused[mia.key]; b != nil {
			t.Error("who was not turned down has to wait")
		}
		time.Sleep(pause)
		if !n.table.paused.over(0, strangers[1].key, "1.2.3.4", pause) ||
			!n.table.paused.over(0, late.key, "1.2.3.4", pause) {
			t.Error("the pause has no end")
		}
		for _, d := range append(strangers, host, mia, late) {
			d.leave()
		}
		time.Sleep(time.Hour)
	})
}

// TestTheNextMatchKnowsNothingOfSeats begins another game: a seat that was absent, said to be elsewhere, or paused, and
// the race of the match before, are forgotten.
func TestTheNextMatchKnowsNothingOfSeats(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		n := newSnatch(t, 3).opens(t)
		defer n.server.Close()
		host := n.claimant(talk.Key(talk.NewSecret()), "5.6.7.8")
		host.host = true
		n.between()
		n.table.mu.Lock()
		n.table.tell()
		if n.table.heat.race == 0 || n.table.absent[1].IsZero() {
			t.Fatal("no race is on, or nobody is absent")
		}
		n.table.elsewhere[1] = time.Now()
		n.table.pauses(1, host.key)
		n.table.mu.Unlock()
		time.Sleep(time.Second)
		if err := n.takes(host, room.Deed{Do: room.DoRise, Seat: 0}); err != nil {
			t.Fatal(err)
		}
		n.table.mu.Lock()
		if err := n.table.store(t.Context(), []byte("resign 1")); err != nil || n.table.room.End() == nil {
			t.Fatal(err, "the match goes on")
		}
		n.table.absent[0] = time.Now().Add(-time.Hour)
		n.table.mu.Unlock()
		match := &room.Match{Game: "masters", Seats: n.table.room.Sitters()}
		began := time.Now()
		if err := n.takes(host, room.Deed{Do: room.DoOther, After: n.table.room.Steps(), Match: match}); err != nil {
			t.Fatal(err)
		}
		if !n.table.elsewhere[1].IsZero() || n.table.absent[0].Before(began) || n.table.heat.race != 0 ||
			n.table.paused[seatOf(1)] != nil || n.table.paused[host.key] == nil {
			t.Errorf("absent %v, elsewhere %v, race %d, %v", n.table.absent[0], n.table.elsewhere[1],
				n.table.heat.race, n.table.paused)
		}
		host.leave()
		time.Sleep(time.Hour)
	})
}

// TestMiaIsBackAndPlaysOn has a person come back on another device, another game begin, and the host start anew: the
// new device has the seat and its hand, and the old one has nothing, and is told nothing of a seat in an earlier match.
// A claim that was open when the match went over is none any more.
func TestMiaIsBackAndPlaysOn(t *testing.T) {
	h := newHouse(t, testLimits())
	made := h.make("masters", nil, "person", "person", "person")
	mia, ben, zoe, host := h.sits(made, 0), h.sits(made, 1), h.sits(made, 2), h.hosts(made)
	back := h.invited(made)
	leaves(mia, back, 0)
	leaves(zoe, back, 2)
	answer(t, back, room.Deed{Do: room.DoClaim, Seat: 0}, "")
	host.Until(func() bool { return host.State().Seats[0].Claimed })
	answer(t, host, room.Deed{Do: room.DoAdmit, Seat: 0}, "")
	back.Until(func() bool { return back.Seat() == 0 })
	for s, g := range []*roomstest.Guest{back, ben, h.guest(zoe.Entered)} {
		g.Until(func() bool { return g.State() != nil && g.Seat() == games.Seat(s) })
		if g.State().End == nil {
			do := room.DoAgree
			if s == 0 {
				do = room.DoEnd
			}
			if a := g.Does(room.Deed{Do: do, Seat: games.Seat(s), After: g.State().Steps}); !a.Done {
				t.Fatalf("seat %d: %+v", s, a)
			}
		}
		if s == 2 {
			leaves(g, host, 2)
		}
	}
	host.Until(func() bool { return host.State().End != nil })
	wrong := h.invited(made)
	answer(t, wrong, room.Deed{Do: room.DoClaim, Seat: 2}, "")
	m := &room.Match{Game: "ritual", Seats: host.State().Seats}
	answer(t, host, room.Deed{Do: room.DoOther, After: host.State().Steps, Match: m}, "")
	h.close()
	h.open()
	for _, g := range []*roomstest.Guest{back, host} {
		g.Until(func() bool { return g.Status() == away.Here && g.Begun() })
		g.GoOver()
	}
	st := back.State()
	if st.Game != "ritual" || back.Seat() != 0 || st.Reader != 0 || st.Claims != nil || st.Seats[2].Claimed {
		t.Errorf("in the next match the seat is %d, of %+v", back.Seat(), st)
	}
	if a := host.Does(room.Deed{Do: room.DoAdmit, Seat: 2}); a.Done {
		t.Error("who claimed a seat of the match before is let in")
	}
	old := h.guest(mia.Entered)
	old.Until(func() bool { return old.State() != nil })
	if got, more := old.Tells(); more || old.Seat() != games.Nobody || old.State().Reader != games.Public {
		t.Errorf("the old device is told %+v, and has seat %d", got, old.Seat())
	}
}
