package room

import (
	"testing"

	"runehall/games"
)

// stranger is somebody with the invitation and no seat.
var stranger = From{Seat: games.Nobody, Invited: true}

// answersClaim has the host answer.
func (r *rig) answersClaim(do string, s games.Seat) {
	r.t.Helper()
	taken, err := r.Take(asHost, Deed{Do: do, Seat: s, Claim: r.sitters[s].asks})
	if err != nil {
		r.t.Fatal(err)
	}
	r.store(taken)
}

// claimsSeat has a key claim a seat.
func (r *rig) claimsSeat(n int, s games.Seat) Taken {
	r.t.Helper()
	taken, err := r.Take(stranger, Deed{Do: DoClaim, Seat: s, Key: key(n)})
	if err != nil {
		r.t.Fatal(err)
	}
	r.store(taken)
	return taken
}

// TestASeatGoesToItsPersonOnAnotherDevice claims a seat before and in a match, lets the host say no and yes, and opens
// the room anew: the new key has the seat and its hand, the old one has nothing and may claim only that seat again.
func TestASeatGoesToItsPersonOnAnotherDevice(t *testing.T) {
	r := newRig(t, "masters", nil, 7, "person", "person", "greedy")
	r.claimsSeat(20, 1)
	if st := r.State(games.Public); !st.Seats[1].Claimed || st.Seats[0].Claimed {
		t.Errorf("everybody is told %+v", st.Seats)
	}
	if taken := r.claimsSeat(20, 1); taken.Line != nil || !taken.Asked {
		t.Errorf("asked twice: %+v", taken)
	}
	r.refused(r.seat(0), Deed{Do: DoAdmit, Seat: 1}, NotTheHost)
	r.refused(stranger, Deed{Do: DoAdmit, Seat: 1, Key: key(20)}, NotTheHost)
	r.refused(stranger, Deed{Do: DoClaim, Seat: 1, Key: key(21)}, AskedAlready)
	r.refused(stranger, Deed{Do: DoClaim, Seat: 0, Key: key(20)}, AskedAlready)
	r.answersClaim(DoDeny, 1)
	if s, _ := r.Seat(key(1)); s != 1 || r.Claims() {
		t.Errorf("after a no the seat is %d", s)
	}
	r.refused(asHost, Deed{Do: DoAdmit, Seat: 1}, NothingAsked)
	r.claimsSeat(20, 1)
	r.answersClaim(DoAdmit, 1)
	for name, room := range map[string]*Room{"": r.Room, "anew": r.reopened().Room} {
		s, seated := room.Seat(key(20))
		_, old := room.Seat(key(1))
		lost, told := room.Lost(key(1))
		if !seated || s != 1 || old || !told || lost != 1 || room.State(games.Public).Seats[1].Moved != 1 {
			t.Errorf("%s: the seat is %d, %v; the old key has one: %v, %v, %v", name, s, seated, old, lost, told)
		}
		if room.MayRead(From{Seat: games.Nobody, Invited: true}, 1) || !room.MayRead(From{Seat: 1}, 1) {
			t.Error("who has the seat reads it, and nobody else")
		}
	}
	r.refused(stranger, Deed{Do: DoClaim, Seat: 0, Key: key(1)}, HasLooked)
	r.claimsSeat(1, 1)
}

// TestNobodyClaimsWhatIsNotTheirs tries each seat that nobody can claim, and each device that can claim none.
func TestNobodyClaimsWhatIsNotTheirs(t *testing.T) {
	r := newRig(t, "masters", nil, 7, "person", "person", "greedy")
	watcher := From{Seat: games.Nobody}
	r.refused(watcher, Deed{Do: DoClaim, Seat: 1, Key: key(20)}, NotInvited)
	r.refused(stranger, Deed{Do: DoClaim, Seat: 2, Key: key(20)}, NotGone)
	r.refused(stranger, Deed{Do: DoClaim, Seat: 1, Key: ""}, NotYourSeat)
	r.refused(r.seat(0), Deed{Do: DoClaim, Seat: 1, Key: key(0)}, SeatTaken)
	r.refused(From{Seat: games.Nobody, Host: true, Invited: true}, Deed{Do: DoClaim, Seat: 1, Key: key(20)}, SeatTaken)
	r.do(Deed{Do: DoRise, Seat: 0})
	r.refused(stranger, Deed{Do: DoClaim, Seat: 0, Key: key(20)}, NotGone)
	r.refused(stranger, Deed{Do: DoClaim, Seat: 1, Key: key(0)}, HasLooked) // it had seat 0
	for _, text := range []string{"claim 0 " + key(20), "claim 2 " + key(20), "claim 1 x", "claim 1 " + key(1),
		"admit 1", "deny 1", "claim 9 " + key(20)} {
		if err := r.reopened().Apply([]byte(text)); err == nil {
			t.Errorf("%q is a line of this room", text)
		}
	}
}

// TestAClaimEndsWithWhatItWasFor opens a claim, and then has the seat freed, given away or given up, or the claimant
// sit down elsewhere and look into another hand: the host has nothing left to answer.
func TestAClaimEndsWithWhatItWasFor(t *testing.T) {
	for name, then := range map[string]func(r *rig){
		"freed":    func(r *rig) { r.do(Deed{Do: DoRise, Seat: 1}) },
		"given":    func(r *rig) { r.do(Deed{Do: DoGive, Seat: 1, Level: "greedy"}) },
		"given up": func(r *rig) { r.do(Deed{Do: DoResign, Seat: 1}) },
		"sits elsewhere": func(r *rig) {
			r.do(Deed{Do: DoRise, Seat: 0})
			taken, err := r.Take(stranger, Deed{Do: DoSit, Seat: 0, Key: key(20)})
			if err != nil {
				t.Fatal(err)
			}
			r.store(taken)
		},
		"taken back": func(r *rig) {
			taken, err := r.Take(stranger, Deed{Do: DoUnclaim, Seat: 1, Key: key(21)}) // somebody else's
			if err != nil || taken.Line != nil || !r.Claims() {
				t.Errorf("somebody else takes it back: %+v, %v", taken, err)
			}
			if taken, err = r.Take(stranger, Deed{Do: DoUnclaim, Seat: 1, Key: key(20)}); err != nil {
				t.Fatal(err)
			}
			r.store(taken)
			if taken, err = r.Take(stranger, Deed{Do: DoUnclaim, Seat: 1, Key: key(20)}); err != nil || !taken.Already {
				t.Errorf("repeated: %+v, %v", taken, err)
			}
			r.refused(From{Seat: games.Nobody}, Deed{Do: DoUnclaim, Seat: 1, Key: key(20)}, NotInvited)
		},
		"its device is back": func(r *rig) {
			taken, err := r.Drop(1)
			if err != nil {
				t.Fatal(err)
			}
			r.store(taken)
		},
	} {
		r := newRig(t, "masters", nil, 7, "person", "person", "person")
		r.claimsSeat(20, 1)
		if then(r); r.Claims() || r.reopened().Claims() || r.State(games.Public).Seats[1].Claimed {
			t.Errorf("%s: it is still claimed", name)
		}
		r.refused(asHost, Deed{Do: DoAdmit, Seat: 1}, NothingAsked)
	}
}

// TestTheCodeOfARoomStandsInItsFirstLine opens rooms with a code and without, and with what is none.
func TestTheCodeOfARoomStandsInItsFirstLine(t *testing.T) {
	r := newRig(t, "masters", nil, 7, "person", "person")
	for code, ok := range map[string]bool{"K7M4P9": true, "": false, "k7": false, "K7 M4": false, "K7\nM4": false} {
		opened, err := Open(r.of, WithCode(r.lines[0], code))
		if (err == nil) != ok || ok && (opened.Code() != code || opened.Host() != r.Host() ||
			opened.Invite() != r.Invite()) {
			t.Errorf("%q: %v", code, err)
		}
	}
	if r.Code() != "" {
		t.Errorf("without a code it is %q", r.Code())
	}
}

// TestTheNextMatchEndsClaims claims a seat after a match, with a key that had given up another one. In the next match
// that key has its own seat, nothing is claimed, and nobody can be let into a second seat. Whoever lost a seat in an
// earlier match is told so no more.
func TestTheNextMatchEndsClaims(t *testing.T) {
	for name, goesOn := range map[string]func(r *rig){
		"again": func(r *rig) { r.again(r.seat(0), 5) },
		"other": func(r *rig) { r.other(wants("ritual", "P0", "P1", "P2")) },
	} {
		r := newRig(t, "masters", nil, 4, games.Person, games.Person, games.Person)
		r.claimsSeat(20, 0)
		r.answersClaim(DoAdmit, 0)
		r.do(Deed{Do: DoResign, Seat: 2})
		r.do(Deed{Do: DoEnd, Seat: 1})
		r.do(Deed{Do: DoAgree, Seat: 0})
		r.claimsSeat(2, 1)
		_, lost := r.Lost(key(0))
		if goesOn(r); r.Claims() || r.State(games.Public).Seats[1].Claimed || !lost {
			t.Errorf("%s: the claim goes on", name)
		}
		r.refused(asHost, Deed{Do: DoAdmit, Seat: 1}, NothingAsked)
		if _, lost := r.Lost(key(0)); lost {
			t.Errorf("%s: a device is told of a seat that it had in an earlier match", name)
		}
		if s, seated := r.Seat(key(2)); !seated || s != 2 || r.Sitters()[1].Key != key(1) {
			t.Errorf("%s: the seats are %+v", name, r.Sitters())
		}
		r.ends()
		r.other(wants("stones", "P0", "P1", "P2"))
		r.opensAlike()
	}
}

// TestWhoSitsIsLetInNowhere forges the claim of somebody who sits by then.
func TestWhoSitsIsLetInNowhere(t *testing.T) {
	r := newRig(t, "masters", nil, 4, games.Person, games.Person)
	r.sitters[1].claim, r.sitters[1].asks = key(0), 1
	r.refused(asHost, Deed{Do: DoAdmit, Seat: 1, Claim: 1}, SeatTaken)
	if err := r.Apply([]byte("admit 1")); err == nil {
		t.Error("one key has two seats")
	}
}

// TestAnAnswerIsToOneClaim repeats the host's answers, and brings one that was on its way while the claim ended and
// another one was made: nobody is let in whom the host was not asked about.
func TestAnAnswerIsToOneClaim(t *testing.T) {
	r := newRig(t, "masters", nil, 7, "person", "person")
	r.claimsSeat(20, 1)
	first := r.State(games.Public).Claims[1]
	yes, no := Deed{Do: DoAdmit, Seat: 1, Claim: first}, Deed{Do: DoDeny, Seat: 1, Claim: first}
	taken, err := r.Drop(1)
	if err != nil {
		t.Fatal(err)
	}
	r.store(taken)
	if again, err := r.Drop(1); err != nil || !again.Already || r.State(games.Public).Claims != nil {
		t.Errorf("ended twice: %+v, %v", again, err)
	}
	r.refused(asHost, yes, NothingAsked)
	r.claimsSeat(21, 1)
	r.refused(asHost, yes, Stale)
	r.refused(asHost, no, Stale)
	r.refused(asHost, Deed{Do: DoAdmit, Seat: 1}, Stale)
	yes.Claim = r.State(games.Public).Claims[1]
	no.Claim = yes.Claim
	r.hosts(yes)
	for _, room := range []*Room{r.Room, r.reopened().Room} {
		if again, err := room.Take(asHost, yes); err != nil || !again.Already {
			t.Errorf("a yes that is repeated gets %+v, %v", again, err)
		}
		if _, err := room.Take(asHost, no); err != NothingAsked {
			t.Errorf("a no after the yes gets %v", err)
		}
	}
}

// TestAHostWhoHasLookedIsNotLetIn has the host's screen see a hand, before a claim to another seat or after it. Once
// nobody has anything to hide, before the match and after it, anybody may be let in.
func TestAHostWhoHasLookedIsNotLetIn(t *testing.T) {
	r := newRig(t, "masters", nil, 7, "person", "person", "person")
	r.claimsSeat(20, 1)
	r.do(Deed{Do: DoRise, Seat: 2})
	looks, err := r.Look(2)
	if err != nil {
		t.Fatal(err)
	}
	r.store(looks)
	r.refused(asHost, Deed{Do: DoAdmit, Seat: 1, Claim: 1}, HostLooked)
	r.answersClaim(DoDeny, 1)
	r.refused(stranger, Deed{Do: DoClaim, Seat: 1, Key: key(20)}, HostLooked)
	r.ends()
	r.claimsSeat(20, 1)
	r.answersClaim(DoAdmit, 1)
}

// TestOnlyANoIsANo tells the host's no from all else that ends a claim.
func TestOnlyANoIsANo(t *testing.T) {
	r := newRig(t, "masters", nil, 7, "person", "person")
	r.claimsSeat(20, 1)
	for text, want := range map[string]string{"deny 1": key(20), "drop 1": "", "admit 1": "", "deny 0": "",
		"rise 1": "", "?": ""} {
		if _, got := r.Denies([]byte(text)); got != want {
			t.Errorf("%q turns down %q", text, got)
		}
	}
}
