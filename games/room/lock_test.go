package room

import (
	"errors"
	"strings"
	"testing"

	"runehall/games"
	"runehall/internal/workshop/gamestest/toys/bids"
)

// move returns a legal move of the seat that must act.
func (r *rig) move() (games.Seat, string) {
	for _, a := range r.live.AppendActing(nil) {
		if a.Must {
			return a.Seat, r.decides(a, "greedy").Move
		}
	}
	r.t.Fatal("nobody must act")
	return 0, ""
}

// TestWhateverComesTwiceLateOrForgedIsMadeOnceOrNotAtAll tests the room's optimistic lock: each deed says how many
// steps it has seen.
func TestWhateverComesTwiceLateOrForgedIsMadeOnceOrNotAtAll(t *testing.T) {
	r := newRig(t, "masters", nil, 7, "person", "person")
	s, move := r.move()
	d := Deed{Do: DoMove, Seat: s, After: 0, Move: move}
	r.refused(From{Seat: 1 - s}, d, NotYourSeat)
	r.refused(From{Seat: games.Nobody}, d, NotYourSeat)
	r.refused(From{Seat: games.Nobody, Host: true}, d, NotYourSeat)
	r.refused(r.seat(s), Deed{Do: DoMove, Seat: s, After: 1, Move: move}, Ahead)
	r.refused(r.seat(s), Deed{Do: DoMove, Seat: s, After: -1, Move: move}, Ahead)
	r.refused(r.seat(s), Deed{Do: "fly", Seat: s}, NoSuchDeed)
	r.refused(r.seat(7), Deed{Do: DoMove, Seat: 7}, NoSuchSeat)
	r.do(d)
	steps := r.Steps()
	if taken := r.do(d); !taken.Already || r.Steps() != steps {
		t.Errorf("the same move twice: %+v, %d steps", taken, r.Steps())
	}
	late := d
	late.Move += " "
	r.refused(r.seat(s), late, Stale)
	var last Deed
	for r.End() == nil {
		s, move := r.move()
		last = Deed{Do: DoMove, Seat: s, After: r.Steps(), Move: move}
		r.do(last)
	}
	for _, d := range []Deed{d, last} {
		if taken := r.do(d); !taken.Already {
			t.Errorf("after the end move %d again: %+v", d.After, taken)
		}
	}
	r.refused(r.seat(0), Deed{Do: DoMove, Seat: 0, After: r.Steps(), Move: move}, Ended)
}

// TestTheCoreRefuses tries moves against the rules, at seats that may act and at seats that may not.
func TestTheCoreRefuses(t *testing.T) {
	r := newRig(t, "masters", nil, 7, "person", "person")
	s, move := r.move()
	for _, c := range []struct {
		seat games.Seat
		move string
		want *games.Refusal
	}{
		{1 - s, move, games.NotActing}, {s, "fly", games.NoSuchMove}, {s, "", games.NoSuchMove},
		{s, strings.Repeat("x", games.LongestMove+1), games.NoSuchMove}, {s, move + "\nend", games.NoSuchMove},
	} {
		before := r.print()
		_, err := r.Take(r.seat(c.seat), Deed{Do: DoMove, Seat: c.seat, Move: c.move})
		if got, ok := errors.AsType[*games.Refusal](err); !ok || got != c.want || r.print() != before {
			t.Errorf("%.40q of seat %d: %v, want %v", c.move, c.seat, err, c.want)
		}
	}
}

// TestAMomentIsMadeOfAllDecisions lets all bid at the same time: nobody is told anything until all have decided,
// and each seat is reminded of its own decision.
func TestAMomentIsMadeOfAllDecisions(t *testing.T) {
	r := newRigOf(t, bidding, bids.Def.ID, nil, 7, "person", "person")
	for !r.live.Joint() {
		r.forward("greedy")
	}
	acting := r.live.AppendActing(nil)
	public, other := sent(t, r.Room, games.Public, -1), sent(t, r.Room, acting[1].Seat, -1)
	d := Deed{Do: DoMove, Seat: acting[0].Seat, After: r.Steps(), Move: r.decides(acting[0], "greedy").Move}
	steps, lines, aside := r.Steps(), r.Lines(), r.Aside()
	for range 2 {
		if taken := r.do(d); !taken.Held || r.Steps() != steps {
			t.Fatalf("the first decision: %+v", taken)
		}
	}
	if sent(t, r.Room, games.Public, -1) != public || sent(t, r.Room, acting[1].Seat, -1) != other {
		t.Error("somebody is told that another seat has decided")
	}
	if again := r.reopened(); again.print() != r.print() || r.Lines() != lines+1 || r.Aside() != aside {
		t.Errorf("%d lines after %d, %d of them aside; or opened anew the room is another one", r.Lines(), lines,
			r.Aside())
	}
	if got := r.State(acting[0].Seat).Held; got != d.Move {
		t.Errorf("seat %d decided %q, and is told %q", acting[0].Seat, d.Move, got)
	}
	anew := Deed{}
	for _, level := range r.levels {
		if move := r.decides(acting[0], level).Move; move != d.Move {
			anew = Deed{Do: DoMove, Seat: d.Seat, After: d.After, Move: move}
		}
	}
	for _, again := range []Deed{anew, d} {
		if r.do(again); r.State(d.Seat).Held != again.Move || again.Move == "" {
			t.Errorf("decided anew, %q, it is %q", again.Move, r.State(d.Seat).Held)
		}
	}
	r.do(Deed{Do: DoMove, Seat: acting[1].Seat, After: r.Steps(), Move: r.decides(acting[1], "greedy").Move})
	if r.Steps() != steps+1 || r.State(acting[0].Seat).Held != "" {
		t.Errorf("%d steps after %d, held %q", r.Steps(), steps, r.State(acting[0].Seat).Held)
	}
}
