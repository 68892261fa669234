package room

import (
	"errors"
	"slices"
	"testing"

	"runehall/games"
	"runehall/internal/workshop/gamestest/toys/bids"
)

// TestTheClockOfARoom sets a clock, which only the host can, lets a person's time run out, and lets that person come
// back. After each of these, the room reopened from its lines is the same.
func TestTheClockOfARoom(t *testing.T) {
	r := newRig(t, "ritual", nil, 7, "person", "greedy", "person")
	same := func(when string) {
		t.Helper()
		if again := r.reopened(); again.print() != r.print() || again.Clock() != r.Clock() {
			t.Errorf("%s the room opened anew is another one", when)
		}
	}
	host := From{Seat: games.Nobody, Host: true}
	if len(r.Due()) > 0 {
		t.Error("a clock runs that there is not")
	}
	r.refused(r.seat(0), Deed{Do: DoClock, Seat: 0, Seconds: 60}, NotTheHost)
	for _, seconds := range []int{-1, 1, ShortestClock - 1, LongestClock + 1} {
		r.refused(host, Deed{Do: DoClock, Seconds: seconds}, NoSuchDeed)
	}
	taken, err := r.Take(host, Deed{Do: DoClock, Seconds: 60})
	if err != nil {
		t.Fatal(err)
	}
	if r.store(taken); r.Clock() != 60 || r.State(games.Public).Clock != 60 {
		t.Errorf("the clock is %d, and %d is told", r.Clock(), r.State(games.Public).Clock)
	}
	if taken, err := r.Take(host, Deed{Do: DoClock, Seconds: 60}); err != nil || !taken.Already {
		t.Errorf("the same clock: %+v, %v", taken, err)
	}
	same("with a clock")
	for {
		if _, driven := r.Next(); !driven {
			break
		}
		if slices.Contains(r.Due(), 1) {
			t.Fatal("the clock runs for a computer player")
		}
		r.forward("greedy")
	}
	due := r.Due()
	if len(due) != 1 {
		t.Fatalf("the clock runs for %v", due)
	}
	s := due[0]
	for other := range games.Seat(3) {
		if _, err := r.TimeOut(other); other != s && !errors.Is(err, Stale) {
			t.Errorf("the time of seat %d is over: %v", other, err)
		}
	}
	if taken, err = r.TimeOut(s); err != nil {
		t.Fatal(err)
	}
	r.store(taken)
	if sitter := r.Sitters()[s]; !sitter.Late || sitter.Driver != standIn || sitter.Key != "" ||
		slices.Contains(r.Due(), s) {
		t.Errorf("after that: %+v, due %v", sitter, r.Due())
	}
	if turn, ok := r.Next(); !ok || turn.Acting.Seat != s {
		t.Errorf("nobody moves on: %+v", turn)
	}
	same("without a person")
	r.refused(From{Seat: games.Nobody, Invited: true}, Deed{Do: DoSit, Seat: s, Key: key(90), Name: "other"}, Kept)
	r.forward("greedy")
	r.do(Deed{Do: DoSit, Seat: s, Key: key(int(s)), Name: "back"})
	if sitter := r.Sitters()[s]; sitter.Late || sitter.Driver != games.Person || sitter.Name != "back" {
		t.Errorf("back again: %+v", sitter)
	}
	same("with the person back")
	for _, text := range []string{"clock 4", "clock", "clock x", "clock 060", "clock -5", "late 7", "late"} {
		before := r.print()
		if err := r.Apply([]byte(text)); err == nil || r.print() != before {
			t.Errorf("%q: %v", text, err)
		}
	}
	if taken, err = r.Take(host, Deed{Do: DoClock}); err != nil {
		t.Fatal(err)
	}
	if r.store(taken); r.Clock() != 0 || len(r.Due()) > 0 {
		t.Error("the clock cannot be taken away")
	}
	r.do(Deed{Do: DoResign, Seat: 0})
	r.do(Deed{Do: DoResign, Seat: 2})
	if taken, err = r.Take(host, Deed{Do: DoClock, Seconds: 30}); err != nil {
		t.Fatal(err)
	}
	if r.store(taken); r.End() != nil && len(r.Due()) > 0 {
		t.Error("the clock runs after the end")
	}
}

// TestTheClockOfAMomentTogether: where all decide at the same moment, the clock runs only for seats that have not
// decided yet.
func TestTheClockOfAMomentTogether(t *testing.T) {
	r := newRigOf(t, bidding, bids.Def.ID, nil, 7, "person", "person")
	if err := r.Apply([]byte("clock 30")); err != nil {
		t.Fatal(err)
	}
	for !r.live.Joint() {
		r.forward("greedy")
	}
	due := r.Due()
	r.do(Deed{Do: DoMove, Seat: due[0], After: r.Steps(),
		Move: r.decides(games.Acting{Seat: due[0], Must: true}, "greedy").Move})
	if left := r.Due(); len(due) != 2 || len(left) != 1 || left[0] != due[1] {
		t.Errorf("the clock runs for %v, and then for %v", due, left)
	}
}

// TestTheClockRunsForNobodyElse plays a match with a clock: it runs for persons who must act, not for those who only
// may, and for nobody once the match is over, even if it was given up.
func TestTheClockRunsForNobodyElse(t *testing.T) {
	r := newRig(t, "ritual", nil, 7, "person", "person", "person")
	for _, line := range []string{"clock 30", "total 600"} {
		if err := r.Apply([]byte(line)); err != nil {
			t.Fatal(err)
		}
	}
	for mays := 0; mays == 0 || len(r.Due()) != 1; {
		for _, a := range r.live.AppendActing(nil) {
			if !a.Must {
				mays++
			}
			if slices.Contains(r.Due(), a.Seat) != a.Must {
				t.Fatalf("after %d steps seat %d must act: %v, and the clock runs for %v", r.Steps(), a.Seat, a.Must,
					r.Due())
			}
		}
		if !r.forward("greedy") {
			t.Fatal("nobody ever only may act")
		}
	}
	s := r.Due()[0]
	for other := range games.Seat(3) {
		if other != s {
			r.do(Deed{Do: DoResign, Seat: other})
		}
	}
	if r.End() == nil || len(r.Due()) > 0 {
		t.Errorf("after the end, %+v, the clock runs for %v", r.End(), r.Due())
	}
	if _, err := r.TimeOut(s); !errors.Is(err, Stale) {
		t.Errorf("after the end the time of seat %d is over: %v", s, err)
	}
	if _, err := r.Spend(s, 1000); !errors.Is(err, Stale) {
		t.Errorf("after the end seat %d uses time: %v", s, err)
	}
}
