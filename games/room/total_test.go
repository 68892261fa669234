package room

import (
	"errors"
	"slices"
	"testing"

	"runehall/games"
	"runehall/games/bots"
	"runehall/internal/workshop/gamestest/toys/bids"
)

var asHost = From{Seat: games.Nobody, Host: true}

func (r *rig) hosts(d Deed) Taken {
	r.t.Helper()
	taken, err := r.Take(asHost, d)
	if err != nil {
		r.t.Fatalf("%+v: %v", d, err)
	}
	r.store(taken)
	return taken
}

func (r *rig) spends(s games.Seat, passed int64) {
	r.t.Helper()
	taken, err := r.Spend(s, passed)
	if err != nil {
		r.t.Fatal(err)
	}
	r.store(taken)
}

// mustAct plays until a person has to decide, and returns its seat.
func (r *rig) mustAct() games.Seat {
	r.t.Helper()
	for {
		if _, driven := r.Next(); !driven {
			return r.Due()[0]
		}
		r.forward("greedy")
	}
}

// same fails if the room reopened from its lines is another one.
func (r *rig) same(when string) {
	r.t.Helper()
	if again := r.reopened(); again.print() != r.print() {
		r.t.Errorf("%s the room opened anew is another one:\n%s\n%s", when, again.print(), r.print())
	}
}

// TestTheClockForAWholeMatch sets the clock, which only the host can, and uses up the time of a seat: a computer player
// takes over, and nobody can sit down there until the host gives more time. The room reopened from its lines has as
// much time left.
func TestTheClockForAWholeMatch(t *testing.T) {
	r := newRig(t, "ritual", nil, 7, "person", "greedy", "person")
	r.refused(r.seat(0), Deed{Do: DoTotal, Seat: 0, Seconds: 600}, NotTheHost)
	for _, seconds := range []int{-60, 1, ShortestTotal - 1, LongestTotal + 1} {
		r.refused(asHost, Deed{Do: DoTotal, Seconds: seconds}, NoSuchDeed)
	}
	if _, err := r.Spend(0, 1000); err != Stale || len(r.Due()) > 0 {
		t.Errorf("time passes of a clock that there is not: %v", err)
	}
	r.hosts(Deed{Do: DoTotal, Seconds: 60})
	if taken := r.hosts(Deed{Do: DoTotal, Seconds: 60}); !taken.Already || r.State(games.Public).Total != 60 ||
		r.Total() != 60 {
		t.Errorf("the same clock: %+v, %d is told", taken, r.State(games.Public).Total)
	}
	s := r.mustAct()
	other := games.Seat(2) - s
	r.spends(s, 1500)
	if r.Rest(s) != 58500 || r.Rest(other) != 60_000 || r.Sitters()[s].Late {
		t.Errorf("%v and %v are left", r.Rest(s), r.Rest(other))
	}
	if _, err := r.Spend(1, 1000); err != Stale {
		t.Errorf("a computer player uses time: %v", err)
	}
	r.same("with a clock that runs")
	lines := r.Lines()
	r.spends(s, 3_600_000)
	if sitter := r.Sitters()[s]; r.Rest(s) != 0 || r.Lines() != lines+1 || !sitter.Late || sitter.Driver != standIn ||
		sitter.Key != "" {
		t.Fatalf("%v is left, %d lines, %+v", r.Rest(s), r.Lines()-lines, sitter)
	}
	r.same("once the time is over")
	from := From{Seat: games.Nobody, Invited: true}
	r.refused(from, Deed{Do: DoMove, Seat: s, After: r.Steps()}, OutOfTime)
	r.refused(from, Deed{Do: DoSit, Seat: s, Key: key(int(s))}, OutOfTime)
	r.refused(asHost, Deed{Do: DoRise, Seat: s}, OutOfTime)
	r.hosts(Deed{Do: DoGive, Seat: s, Level: "random"})
	r.refused(asHost, Deed{Do: DoRise, Seat: s}, OutOfTime)
	if slices.Contains(r.Due(), s) {
		t.Error("the clock of a computer player runs")
	}
	r.hosts(Deed{Do: DoTotal, Seconds: 120})
	if r.Rest(s) != 120_000 || r.Rest(other) != 120_000 {
		t.Errorf("anew there are %v and %v", r.Rest(s), r.Rest(other))
	}
	r.hosts(Deed{Do: DoRise, Seat: s})
	r.do(Deed{Do: DoSit, Seat: s, Key: key(int(s)), Name: "back"})
	r.same("with the person back")
	r.hosts(Deed{Do: DoTotal})
	if r.Total() != 0 || len(r.Due()) > 0 {
		t.Error("the clock cannot be taken away")
	}
	r.hosts(Deed{Do: DoTotal, Seconds: 60})
	for _, text := range []string{
		"total 59", "total", "total x", "total 060", "total -60", "spent 0 0", "spent 0 -5", "spent 0", "spent 0 1.5",
		"spent 7 5", "spent 0 60001", "spent 1 5", "spent x 5",
	} {
		before := r.print()
		if err := r.Apply([]byte(text)); err == nil || r.print() != before {
			t.Errorf("%q: %v", text, err)
		}
	}
	r.do(Deed{Do: DoResign, Seat: 0})
	r.do(Deed{Do: DoResign, Seat: 2})
	if _, err := r.Spend(other, 1000); r.End() != nil && err != Stale {
		t.Errorf("time passes after the end: %v", err)
	}
	if err := r.Apply([]byte("spent 2 5")); r.End() != nil && !errors.Is(err, Ended) {
		t.Errorf("after the end: %v", err)
	}
}

// bidding finds the toy in which all bid at the same moment, without a clock.
func bidding(id string) (games.Entry, bool) {
	return bots.Entry(bids.Def, slices.Concat(bots.Levels(bids.Def), bots.Ladder(bids.Def))), id == bids.Def.ID
}

// TestTimeThatPassesInterruptsNothing takes time off a seat while an end is asked for, and while a seat's decision is
// held until the others decide: the room forgets neither.
func TestTimeThatPassesInterruptsNothing(t *testing.T) {
	r := newRigOf(t, bidding, bids.Def.ID, nil, 7, "person", "person")
	r.hosts(Deed{Do: DoTotal, Seconds: 60})
	r.do(Deed{Do: DoEnd, Seat: 0})
	r.spends(1, 1000)
	if r.State(0).Asked == nil {
		t.Error("what was asked is forgotten")
	}
	r.do(Deed{Do: DoRefuse, Seat: 1})
	for !r.live.Joint() {
		r.forward("greedy")
	}
	due := r.Due()
	if len(due) != 2 {
		t.Fatalf("the clocks of %v run", due)
	}
	one, two := due[0], due[1]
	decides := Deed{Do: DoMove, Seat: one, After: r.Steps(),
		Move: r.decides(games.Acting{Seat: one, Must: true}, "greedy").Move}
	r.do(decides)
	r.spends(two, 1000)
	if r.State(one).Held == "" {
		t.Error("a decision is forgotten")
	}
	r.spends(two, 3_600_000)
	if !r.Sitters()[two].Late || r.State(one).Held == "" {
		t.Errorf("%+v, held %q", r.Sitters()[two], r.State(one).Held)
	}
	steps := r.Steps()
	if r.forward("greedy"); r.Steps() != steps+1 {
		t.Error("the moment is not made of both decisions")
	}
	late := newRigOf(t, bidding, bids.Def.ID, nil, 7, "person", "person")
	late.hosts(Deed{Do: DoTotal, Seconds: 60})
	for !late.live.Joint() {
		late.forward("greedy")
	}
	late.do(decides)
	if late.spends(one, 3_600_000); late.State(one).Held != "" {
		t.Error("what was decided after the time was over counts")
	}
}
