package room

import (
	"testing"

	"runehall/games"
)

func TestSeatsAreTakenFreedAndGivenAway(t *testing.T) {
	r := newRig(t, "ritual", nil, 7, "person", "person", "greedy")
	r.refused(From{Seat: games.Nobody}, Deed{Do: DoSit, Seat: 0, Key: key(7)}, NotInvited)
	nobody, host := From{Seat: games.Nobody, Invited: true}, From{Seat: games.Nobody, Host: true}
	r.refused(nobody, Deed{Do: DoSit, Seat: 0, Key: key(7)}, SeatTaken)
	r.refused(nobody, Deed{Do: DoSit, Seat: 2, Key: key(7)}, SeatTaken)
	r.refused(nobody, Deed{Do: DoSit, Seat: 1, Key: "secret"}, NotYourSeat)
	r.refused(nobody, Deed{Do: DoSit, Seat: 9, Key: key(7)}, NoSuchSeat)
	r.refused(nobody, Deed{Do: DoRise, Seat: 0}, NotYourSeat)
	r.refused(r.seat(1), Deed{Do: DoRise, Seat: 0}, NotYourSeat)
	r.refused(r.seat(1), Deed{Do: DoGive, Seat: 0, Level: "greedy"}, NotYourSeat)
	r.refused(r.seat(0), Deed{Do: DoGive, Seat: 0, Level: "wizard"}, NoSuchDeed)
	if taken := r.do(Deed{Do: DoSit, Seat: 0, Key: key(0)}); !taken.Already {
		t.Errorf("who sits there sits down: %+v", taken)
	}

	r.do(Deed{Do: DoRise, Seat: 0})
	if s := r.Sitters()[0]; s.Key != "" || !s.Free {
		t.Errorf("a freed seat: %+v", s)
	}
	if taken, err := r.Take(r.seat(0), Deed{Do: DoRise, Seat: 0}); err != NotYourSeat {
		t.Errorf("a seat that is free is freed by nobody: %+v, %v", taken, err)
	}
	if taken, err := r.Take(host, Deed{Do: DoRise, Seat: 0}); err != nil || !taken.Already {
		t.Errorf("a seat that is free is freed: %+v, %v", taken, err)
	}
	for _, again := range []bool{false, true} {
		taken, err := r.Take(host, Deed{Do: DoOffer, Seat: 0})
		if err != nil || taken.Already != again {
			t.Errorf("a seat that is free is offered: %+v, %v", taken, err)
		}
		r.store(taken)
	}
	r.refused(nobody, Deed{Do: DoSit, Seat: 0, Key: key(1)}, SeatTaken) // key 1 sits at another seat
	r.refused(r.seat(0), Deed{Do: DoEnd, Seat: 0}, NotYourSeat)
	r.do(Deed{Do: DoSit, Seat: 0, Key: key(7), Name: "  Grace\u202e  "})
	if s := r.Sitters()[0]; s.Key != key(7) || s.Name != games.CleanName("  Grace\u202e  ") {
		t.Errorf("who sat down: %+v", s)
	}
	if s, ok := r.Seat(key(7)); !ok || s != 0 {
		t.Errorf("the key is that of seat %d, %v", s, ok)
	}
	if _, ok := r.Seat(""); ok {
		t.Error("no key is a key")
	}

	taken, err := r.Take(host, Deed{Do: DoGive, Seat: 0, Level: "greedy"})
	if err != nil {
		t.Fatal(err)
	}
	r.store(taken)
	if s := r.Sitters()[0]; s.Driver != "greedy" || s.Key != "" || s.Free {
		t.Errorf("a seat given away: %+v", s)
	}
	if taken, err = r.Take(host, Deed{Do: DoRise, Seat: 0}); err != nil {
		t.Fatal(err)
	}
	r.store(taken)
	if again := r.reopened(); again.print() != r.print() {
		t.Error("the room opened anew is another one")
	}
}

// TestTheHostPlaysFreeSeats: the host can move for free seats, and for no others.
func TestTheHostPlaysFreeSeats(t *testing.T) {
	r := newRig(t, "masters", nil, 7, "person", "person")
	host := From{Seat: games.Nobody, Host: true}
	s, move := r.move()
	d := Deed{Do: DoMove, Seat: s, Move: move}
	r.refused(host, d, NotYourSeat)
	if r.MayRead(host, s) || r.MayRead(host, games.All) || r.MayRead(r.seat(1-s), s) || !r.MayRead(r.seat(s), s) ||
		!r.MayRead(host, games.Public) || r.MayRead(host, 4) {
		t.Error("somebody may read what is another's, or not the own")
	}
	r.do(Deed{Do: DoRise, Seat: s})
	if !r.MayRead(host, s) || r.MayRead(From{Seat: games.Nobody}, s) {
		t.Error("the host's screen plays for a free seat, and nobody else does")
	}
	taken, err := r.Take(host, d)
	if err != nil {
		t.Fatal(err)
	}
	r.store(taken)
	r.do(Deed{Do: DoResign, Seat: 1 - s})
	for _, reader := range r.readers() {
		if !r.MayRead(From{Seat: games.Nobody}, reader) {
			t.Errorf("after the end reader %d is kept from it", reader)
		}
	}
}

func TestResigning(t *testing.T) {
	r := newRig(t, "ritual", nil, 7, "person", "person", "person")
	r.do(Deed{Do: DoResign, Seat: 1})
	if s := r.Sitters()[1]; r.End() != nil || s.Driver != standIn || !s.Resigned {
		t.Errorf("one of three: %+v, %+v", s, r.End())
	}
	r.refused(From{Seat: games.Nobody, Invited: true}, Deed{Do: DoSit, Seat: 1, Key: key(9)}, SeatTaken)
	if _, ok := r.Seat(key(1)); ok {
		t.Error("whoever gave up still has a seat")
	}
	host := From{Seat: games.Nobody, Host: true}
	r.refused(host, Deed{Do: DoRise, Seat: 1}, SeatTaken)
	taken, err := r.Take(host, Deed{Do: DoGive, Seat: 1, Level: "greedy"})
	if err != nil {
		t.Fatal(err)
	}
	r.store(taken)
	if s := r.Sitters()[1]; s.Driver != "greedy" || !s.Resigned {
		t.Errorf("another computer player in that seat: %+v", s)
	}
	old := r.reopened() // older versions freed such a seat
	if err := old.Apply([]byte("rise 1")); err != nil {
		t.Fatal(err)
	}
	old.refused(From{Seat: games.Nobody, Invited: true}, Deed{Do: DoSit, Seat: 1, Key: key(1)}, SeatTaken)
	r.do(Deed{Do: DoResign, Seat: 0})
	if r.End() == nil || r.End().Why != ByResigning || r.End().Result != nil {
		t.Errorf("two of three: %+v", r.End())
	}
	r.refused(r.seat(2), Deed{Do: DoMove, Seat: 2, Move: "pass"}, Ended)
	if _, ok := r.Next(); ok {
		t.Error("computer players play on after the end")
	}
	if again := r.reopened(); again.print() != r.print() {
		t.Error("the room opened anew is another one")
	}
}
