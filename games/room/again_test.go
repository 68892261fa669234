package room

import (
	"bytes"
	"slices"
	"testing"

	"runehall/games"
	"runehall/games/all"
)

// again begins the next match.
func (r *rig) again(from From, seed uint64) Taken {
	r.t.Helper()
	taken, err := r.Take(from, Deed{Do: DoAgain, After: r.Steps(), Seed: seed})
	if err != nil {
		r.t.Fatal(err)
	}
	r.store(taken)
	return taken
}

// TestAgainKeepsSeats plays two matches in one room. The second one has the seats, names and options of the first, the
// start players whom the rules name, and another seed. The record of the first stays as it was, whoever comes and goes.
// A room that is opened from its lines is the same.
func TestAgainKeepsSeats(t *testing.T) {
	r := newRig(t, "ritual", map[string]string{"variant": "explorers"}, 4, games.Person, games.Person, "random")
	r.refused(r.seat(0), Deed{Do: DoAgain, After: r.Steps()}, NotOver)
	for r.forward("random") {
	}
	first, err := r.Past()
	if err != nil || len(first) != 1 || r.Ended() != 1 {
		t.Fatalf("%d matches have ended, %v", len(first), err)
	}
	starters := r.live.Standing().Result.Starters()
	sitters, options := slices.Clone(r.Sitters()), r.Setup().Options
	r.refused(From{Seat: games.Nobody, Invited: true}, Deed{Do: DoAgain, After: r.Steps()}, NotYourSeat)
	r.refused(r.seat(0), Deed{Do: DoAgain, After: r.Steps() - 1}, Stale)
	after := r.Steps()
	r.again(r.seat(1), 77)
	if twice, err := r.Take(r.seat(0), Deed{Do: DoAgain, After: after, Seed: 78}); err != nil || !twice.Already {
		t.Errorf("who taps it in the same moment gets %+v, %v", twice, err)
	}
	setup := r.Setup()
	if setup.Seed != 77 || !slices.Equal(setup.Starts, starters) || setup.Options["variant"] != options["variant"] ||
		!slices.Equal(r.Sitters(), sitters) || r.End() != nil || r.Moves() != 0 || r.Before() != 1 {
		t.Errorf("the next match is %+v, %+v; %v moves", setup, r.Sitters(), r.Moves())
	}
	for r.forward("random") {
	}
	r.do(Deed{Do: DoRise, Seat: 0})
	r.do(Deed{Do: DoSit, Seat: 0, Key: key(50), Name: "Zoe"})
	both, err := r.Past()
	if err != nil || len(both) != 2 || !bytes.Equal(both[0].Record, first[0].Record) || both[1].Number != 2 ||
		!slices.Equal(both[1].Own(key(0), false), []games.Seat{0}) || bytes.Contains(both[1].Record, []byte("Zoe")) {
		t.Errorf("%d matches have ended, %v", len(both), err)
	}
	r.opensAlike()
}

// opensAlike opens a room from its lines, and compares it with the one that wrote them.
func (r *rig) opensAlike() {
	r.t.Helper()
	other, err := Open(all.Entry, r.lines[0])
	for _, l := range r.lines[1:] {
		if err == nil {
			err = other.Apply(l)
		}
	}
	if err != nil {
		r.t.Fatal(err)
	}
	one, _ := r.Past()
	two, err := other.Past()
	if err != nil || !slices.EqualFunc(one, two, func(a, b Past) bool {
		return a.Number == b.Number && bytes.Equal(a.Record, b.Record)
	}) || !slices.Equal(r.Sitters(), other.Sitters()) || r.Steps() != other.Steps() {
		r.t.Errorf("opened anew the room is another one: %v", err)
	}
}

// TestAgainGivesSeatsBack lets one person give up and another run out of time, whom computer players replace. In the
// next match both sit there again.
func TestAgainGivesSeatsBack(t *testing.T) {
	r := newRig(t, "masters", nil, 4, games.Person, games.Person, games.Person)
	r.do(Deed{Do: DoResign, Seat: 1})
	if _, err := r.Take(From{Seat: games.Nobody, Host: true}, Deed{Do: DoClock, Seconds: 60}); err != nil {
		t.Fatal(err)
	}
	r.store(Taken{Line: []byte("clock 60")})
	for len(r.Due()) == 0 {
		r.forward("random")
	}
	late, err := r.TimeOut(r.Due()[0])
	if err != nil {
		t.Fatal(err)
	}
	r.store(late)
	for r.forward("random") {
	}
	r.again(From{Seat: games.Nobody, Host: true}, 5)
	for s, sitter := range r.Sitters() {
		if sitter.Driver != games.Person || sitter.Key != key(s) || sitter.Free || sitter.Resigned || sitter.Late {
			t.Errorf("seat %d: %+v", s, sitter)
		}
	}
	r.opensAlike()
}

// TestAgainAfterAnEndWithoutResult ends a match by agreement before its first move. The next one can begin, and no
// record tells of the first.
func TestAgainAfterAnEndWithoutResult(t *testing.T) {
	r := newRig(t, "masters", nil, 4, games.Person, games.Person)
	r.do(Deed{Do: DoEnd, Seat: 0})
	r.do(Deed{Do: DoAgree, Seat: 1})
	r.again(r.seat(0), 5)
	if past, err := r.Past(); err != nil || len(past) != 0 || r.End() != nil || r.Ended() != 0 {
		t.Errorf("%d matches have ended by their rules, %v", len(past), err)
	}
	for r.forward("random") {
	}
	if past, err := r.Past(); err != nil || len(past) != 1 || past[0].Number != 2 {
		t.Errorf("%+v, %v", past, err)
	}
}

// TestTheNextMatchHasOtherHands looks into hands of a match, and begins the next one: nobody has looked there, whoever
// sits has a hand to hide again, and all seats that are free can be taken.
func TestTheNextMatchHasOtherHands(t *testing.T) {
	r := newRig(t, "masters", nil, 4, games.Person, games.Person, games.Person)
	for _, s := range []games.Seat{1, 2} {
		r.do(Deed{Do: DoRise, Seat: s})
	}
	taken, err := r.Look(1)
	if err != nil {
		t.Fatal(err)
	}
	r.store(taken)
	guest := From{Seat: games.Nobody, Invited: true}
	r.refused(guest, Deed{Do: DoSit, Seat: 1, Key: key(9)}, SeatSeen)
	r.refused(guest, Deed{Do: DoSit, Seat: 2, Key: key(1)}, HasLooked)
	if r.do(Deed{Do: DoEnd, Seat: 0}); r.End() == nil {
		t.Fatal("who sits alone cannot end the match")
	}
	r.again(r.seat(0), 5)
	for s, sitter := range r.Sitters() {
		if sitter.Seen || sitter.Offered || sitter.Sat != (s == 0) {
			t.Errorf("seat %d: %+v", s, sitter)
		}
	}
	r.do(Deed{Do: DoSit, Seat: 1, Key: key(9)})
	r.do(Deed{Do: DoSit, Seat: 2, Key: key(1)})
	r.do(Deed{Do: DoRise, Seat: 0})
	r.refused(guest, Deed{Do: DoSit, Seat: 0, Key: key(9)}, SeatTaken)
	r.do(Deed{Do: DoRise, Seat: 1})
	r.refused(guest, Deed{Do: DoSit, Seat: 0, Key: key(9)}, HasLooked)
	r.opensAlike()
}

// TestADeedOfTheLastMatchIsNoneOfTheNext repeats, in the next match, that somebody gives up, asks, agrees and refuses,
// as a device does whose line was down meanwhile.
func TestADeedOfTheLastMatchIsNoneOfTheNext(t *testing.T) {
	r := newRig(t, "masters", nil, 4, games.Person, games.Person, games.Person)
	after := r.Steps()
	r.do(Deed{Do: DoResign, Seat: 0, After: after})
	for r.forward("random") {
	}
	r.again(r.seat(1), 5)
	if s := r.Sitters()[0]; s.Resigned || s.Key != key(0) {
		t.Fatalf("who gave up has no seat in the next match: %+v", s)
	}
	for _, do := range []string{DoResign, DoEnd, DoAgree, DoRefuse} {
		r.refused(r.seat(0), Deed{Do: do, Seat: 0, After: after}, Stale)
	}
	if !r.Untouched() {
		t.Error("something has been played")
	}
	for r.Untouched() {
		r.forward("random")
	}
	if r.Moves() == 0 {
		t.Error("nothing has been played")
	}
}

// TestAPersonHasOneSeatInTheNextMatch runs out of time at one seat, takes another one that is offered, and runs out
// there, too.
func TestAPersonHasOneSeatInTheNextMatch(t *testing.T) {
	r := newRig(t, "masters", nil, 4, games.Person, games.Person, games.Person)
	late := func(s games.Seat) {
		t.Helper()
		r.store(Taken{Line: []byte(line{word: lateWord, seat: s}.text())})
	}
	r.hosts(Deed{Do: DoClock, Seconds: 60})
	late(0)
	r.do(Deed{Do: DoRise, Seat: 1})
	r.hosts(Deed{Do: DoOffer, Seat: 1}) // anybody may take it
	r.do(Deed{Do: DoSit, Seat: 1, Key: key(0)})
	late(1)
	r.do(Deed{Do: DoEnd, Seat: 2})
	if r.End() == nil {
		t.Fatal("the match goes on")
	}
	r.again(r.seat(2), 5)
	had := 0
	for s, sitter := range r.Sitters() {
		if sitter.Key == key(0) {
			had++
		} else if s < 2 && (!sitter.Free || sitter.Key != "") {
			t.Errorf("seat %d: %+v", s, sitter)
		}
	}
	if had != 1 {
		t.Errorf("one person has %d seats", had)
	}
}
