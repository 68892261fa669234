package room

import (
	"errors"
	"strings"
	"testing"

	"runehall/games"
	"runehall/games/all"
)

// newWaiting makes a room that waits, with nobody at its seats.
func newWaiting(t *testing.T, game string, drivers ...string) *rig {
	t.Helper()
	players := make([]games.Player, len(drivers))
	for s, d := range drivers {
		players[s] = games.Player{Driver: d, Colour: "amber", Emblem: "circle", Name: "P"}
	}
	room, first, err := New(all.Entry, game, games.Setup{Seats: len(drivers), Seed: 7}, players, key(hostKey),
		key(inviteKey))
	if err != nil {
		t.Fatal(err)
	}
	r := &rig{Room: room, t: t, of: all.Entry, lines: [][]byte{first}}
	r.store(Taken{Line: WaitLine()})
	return r
}

// TestNothingOfAMatchIsToldBeforeItBegins lets persons sit down and change seats in a room that waits: nobody can read
// or do anything of the match, and no computer player moves. Then it begins, and all that is as ever.
func TestNothingOfAMatchIsToldBeforeItBegins(t *testing.T) {
	r := newWaiting(t, "masters", "person", "person", "greedy")
	for _, s := range []games.Seat{1, 0} {
		r.do(Deed{Do: DoSit, Seat: s, Key: key(0)})
		if s == 1 {
			r.do(Deed{Do: DoRise, Seat: s})
		}
	}
	r.do(Deed{Do: DoSit, Seat: 1, Key: key(1)})
	r.hosts(Deed{Do: DoClock, Seconds: 60})
	for _, reader := range r.readers() {
		st := r.State(reader)
		told, err := r.Told(reader, -1)
		if err != nil || len(told) > 0 || st.View != nil || len(st.Acting) > 0 || !st.Waits || r.Moves() != 0 {
			t.Errorf("reader %d is told %v, %+v, %v", reader, told, st, err)
		}
	}
	alone := newWaiting(t, "masters", "greedy", "greedy")
	if turn, ok := alone.Next(); ok || len(r.Due()) > 0 {
		t.Errorf("a computer player moves: %+v", turn)
	}
	acting := alone.live.AppendActing(nil)[0]
	if _, err := alone.Decided(Turn{Acting: acting, Level: "greedy"},
		alone.decides(acting, "greedy")); err != NotBegun {
		t.Errorf("a computer player's decision: %v", err)
	}
	for _, d := range []Deed{{Do: DoMove, Move: "pass"}, {Do: DoUndo}, {Do: DoEnd}, {Do: DoAgree}, {Do: DoRefuse},
		{Do: DoResign}} {
		r.refused(r.seat(0), d, NotBegun)
	}
	r.refused(r.seat(0), Deed{Do: DoBegin}, NotTheHost)
	again := r.reopened()
	if again.print() != r.print() {
		t.Error("the room opened anew is another one")
	}
	for _, text := range []string{"0 pass", "undo 0", "end", "resign 0", "ask 0 end", "wait",
		"late 0", "look 0", "offer 0",
		"spent 0 5", "hold 0 pass"} {
		if err := again.Apply([]byte(text)); err == nil {
			t.Errorf("%q is a line of a room that waits", text)
		}
	}
	r.hosts(Deed{Do: DoBegin})
	if taken, err := r.Take(asHost, Deed{Do: DoBegin}); err != nil || !taken.Already || r.Waits() {
		t.Errorf("it begins twice: %+v, %v", taken, err)
	}
	if told, err := r.Told(0, -1); err != nil || len(told) == 0 || len(r.State(0).View) == 0 || len(r.Due()) == 0 {
		t.Errorf("after it has begun seat 0 is told %v, %v", told, err)
	}
	for _, text := range []string{"wait", "begin"} {
		if err := r.Apply([]byte(text)); !errors.Is(err, errWaits) {
			t.Errorf("%q: %v", text, err)
		}
	}
	for r.forward("greedy") {
	}
	if again := r.reopened(); again.print() != r.print() {
		t.Error("at the end the room opened anew is another one")
	}
}

// TestWhoHasSeenAHandTakesNoOther tries to see several hands of a match: by changing seats, and as a host who frees
// seats. Only if the host says so can somebody who knows a hand take another seat, and never the host.
func TestWhoHasSeenAHandTakesNoOther(t *testing.T) {
	r := newWaiting(t, "masters", "person", "person", "person")
	guest := From{Seat: games.Nobody, Invited: true}
	r.do(Deed{Do: DoSit, Seat: 0, Key: key(0)})
	r.do(Deed{Do: DoSit, Seat: 1, Key: key(1)})
	r.hosts(Deed{Do: DoBegin})

	r.do(Deed{Do: DoRise, Seat: 0})
	r.refused(guest, Deed{Do: DoSit, Seat: 2, Key: key(0)}, HasLooked)
	r.do(Deed{Do: DoSit, Seat: 0, Key: key(0)}) // its own it may take again
	r.do(Deed{Do: DoRise, Seat: 0})
	r.refused(guest, Deed{Do: DoOffer, Seat: 2}, NotTheHost)
	if taken := r.hosts(Deed{Do: DoRise, Seat: 2}); !taken.Already {
		t.Error("who frees a free seat once more offers it")
	}
	r.hosts(Deed{Do: DoOffer, Seat: 2})
	if s := r.Sitters()[2]; !s.Offered || !s.Free {
		t.Errorf("an offered seat: %+v", s)
	}
	r.do(Deed{Do: DoSit, Seat: 2, Key: key(0)})
	r.refused(guest, Deed{Do: DoSit, Seat: 0, Key: key(2)}, nil)

	// The host frees a seat and looks into its hand: everybody is told, and nobody else is offered the seat.
	r.hosts(Deed{Do: DoRise, Seat: 1})
	taken, err := r.Look(1)
	if err != nil {
		t.Fatal(err)
	}
	r.store(taken)
	if taken, err := r.Look(1); err != nil || !taken.Already || !r.State(games.Public).Seats[1].Seen {
		t.Errorf("it looks twice: %+v, %v", taken, err)
	}
	r.refused(guest, Deed{Do: DoSit, Seat: 1, Key: key(5)}, SeatSeen)
	r.refused(asHost, Deed{Do: DoSit, Seat: 0, Key: key(9)}, HasLooked)
	r.hosts(Deed{Do: DoRise, Seat: 0})
	r.refused(asHost, Deed{Do: DoSit, Seat: 0, Key: key(9)}, HasLooked)
	r.do(Deed{Do: DoSit, Seat: 1, Key: key(1)}) // who had it knows the hand anyway
	if s := r.Sitters()[1]; s.Seen {
		t.Errorf("a seat that is taken again: %+v", s)
	}

	// A host who plays cannot look into a seat that it frees.
	r.hosts(Deed{Do: DoRise, Seat: 1})
	r.refused(guest, Deed{Do: DoSit, Seat: 1, Key: key(5)}, SeatSeen) // it was seen before its person came back
	plays := From{Seat: 2, Host: true}
	if r.MayRead(plays, 1) || !r.MayRead(plays, 2) || !r.MayRead(asHost, 1) {
		t.Error("a host who plays reads a seat that another person had, or nobody does")
	}
	r.refused(plays, Deed{Do: DoMove, Seat: 1, Move: "pass"}, NotYourSeat)
	if again := r.reopened(); again.print() != r.print() {
		t.Error("the room opened anew is another one")
	}
}

// TestASeatThatHasMovedAtTheHostIsNotOffered moves for a free seat.
func TestASeatThatHasMovedAtTheHostIsNotOffered(t *testing.T) {
	r := newWaiting(t, "ritual", "person", "person")
	r.hosts(Deed{Do: DoBegin})
	moved := games.Nobody
	for moved < 0 {
		s, move := r.move()
		if only, _, ok := r.live.Forced(); !ok || only != s {
			moved = s
		}
		r.hosts(Deed{Do: DoMove, Seat: s, After: r.Steps(), Move: move})
	}
	if !r.Sitters()[moved].Seen {
		t.Errorf("seats are %+v", r.Sitters())
	}
	r.refused(From{Seat: games.Nobody, Invited: true}, Deed{Do: DoSit, Seat: moved, Key: key(1)}, SeatSeen)
	r.hosts(Deed{Do: DoOffer, Seat: moved})
	r.do(Deed{Do: DoSit, Seat: moved, Key: key(1)})
}

// TestOlderHostsNameWhatTheyDoNotKnow parses the new words as a version without them would: as the seat of a move.
func TestOlderHostsNameWhatTheyDoNotKnow(t *testing.T) {
	for _, text := range []string{string(WaitLine()), "begin", "look 0", "offer 0"} {
		word, _, _ := strings.Cut(text, " ")
		if _, err := parseSeat(word); err == nil || !strings.Contains(err.Error(), word) {
			t.Errorf("%q: %v", text, err)
		}
	}
}

// TestNoHintBeforeTheMatchBegins asks for a hint in a room that waits, and once the match has begun.
func TestNoHintBeforeTheMatchBegins(t *testing.T) {
	r := newWaiting(t, "masters", "person", "person")
	r.do(Deed{Do: DoSit, Seat: 0, Key: key(0)})
	r.do(Deed{Do: DoSit, Seat: 1, Key: key(1)})
	for _, reader := range []games.Seat{0, games.Public} {
		if _, err := r.Hint(r.seat(0), 0, reader, r.Steps()); err != NotBegun {
			t.Errorf("before the match begins: %v", err)
		}
	}
	r.hosts(Deed{Do: DoBegin})
	hints := 0
	for _, a := range r.live.AppendActing(nil) {
		if hinting, err := r.Hint(r.seat(a.Seat), a.Seat, a.Seat, r.Steps()); err != nil || hinting == nil {
			t.Errorf("seat %d: %v", a.Seat, err)
		}
		hints++
	}
	if hints == 0 {
		t.Error("nobody is to move")
	}
}
