package room

import (
	"fmt"
	"testing"

	"runehall/games"
)

// moved plays until a person has just made a move that binds (it showed somebody something new), or one that does not.
// It skips the beginning of the match.
func (r *rig) moved(binds bool) games.Seat {
	r.t.Helper()
	for r.forward("greedy") {
		made := r.live.Made()
		last := made[len(made)-1]
		if last.Binds == binds && r.sitters[last.Seat].person() && len(made) > 60 {
			return last.Seat
		}
	}
	r.t.Fatal("there is no such move")
	return 0
}

func TestUndoOfWhatShowedNothingNeedsNobody(t *testing.T) {
	r := newRig(t, "stones", nil, 7, "person", "person")
	s := r.moved(false)
	r.refused(r.seat(1-s), Deed{Do: DoUndo, Seat: 1 - s, After: r.Steps() - 1}, Stale)
	moves, steps := r.Moves(), r.Steps()
	r.do(Deed{Do: DoUndo, Seat: s, After: steps})
	if r.Moves() != moves-1 || r.Steps() != steps+1 {
		t.Errorf("%d moves after %d, %d steps after %d", r.Moves(), moves, r.Steps(), steps)
	}
	if again := r.reopened(); again.print() != r.print() {
		t.Error("the room opened anew is another one")
	}
}

func TestUndoOfWhatShowedSomethingNeedsTheOthers(t *testing.T) {
	r := newRig(t, "stones", nil, 7, "person", "person", "person")
	s := r.moved(true)
	a, b := (s+1)%3, (s+2)%3
	d := Deed{Do: DoUndo, Seat: s, After: r.Steps()}
	moves := r.Moves()
	r.refused(r.seat(a), Deed{Do: DoAgree, Seat: a}, NothingAsked)
	if taken := r.do(d); !taken.Asked || r.Moves() != moves {
		t.Fatalf("asked: %+v", taken)
	}
	told := r.State(games.Public).Asked
	if told == nil || told.By != s || told.Moves != moves-1 {
		t.Fatalf("the others are asked %+v", told)
	}
	r.refused(r.seat(a), Deed{Do: DoEnd, Seat: a}, AskedAlready)
	r.do(Deed{Do: DoAgree, Seat: a})
	if told.Agreed[a] {
		t.Error("what was told before changes")
	}
	r.do(Deed{Do: DoRefuse, Seat: b})
	if r.asked != nil || r.Moves() != moves {
		t.Errorf("refused: %+v, %d moves after %d", r.asked, r.Moves(), moves)
	}
	r.do(d)
	r.do(Deed{Do: DoAgree, Seat: s})
	if r.Moves() != moves {
		t.Error("who asks agrees for the others")
	}
	r.do(Deed{Do: DoAgree, Seat: b})
	r.do(Deed{Do: DoAgree, Seat: a})
	if r.Moves() != moves-1 || r.asked != nil {
		t.Errorf("all agreed: %d moves after %d", r.Moves(), moves)
	}
}

// TestWhatIsAskedIsStored reopens a room from its lines after each step of asking, agreeing and refusing: it is the
// same room. Asking again, or giving the same answer again, adds no line.
func TestWhatIsAskedIsStored(t *testing.T) {
	r := newRig(t, "stones", nil, 7, "person", "person", "person")
	s := r.moved(true)
	a, b := (s+1)%3, (s+2)%3
	for n, d := range []Deed{
		{Do: DoUndo, Seat: s, After: r.Steps()}, {Do: DoAgree, Seat: a}, {Do: DoRefuse, Seat: b}, {Do: DoEnd, Seat: b},
		{Do: DoAgree, Seat: s}, {Do: DoRefuse, Seat: b},
		{Do: DoEnd, Seat: a}, {Do: DoAgree, Seat: b}, {Do: DoAgree, Seat: s},
	} {
		lines, aside := r.Lines(), r.Aside()
		r.do(d)
		if want := r.End() == nil; r.Lines() != lines+1 || r.Aside() != aside+1 {
			t.Fatalf("deed %d: %d lines after %d; it goes on: %v", n, r.Lines(), lines, want)
		}
		if again := r.reopened(); again.print() != r.print() {
			t.Fatalf("deed %d: opened anew, the room is\n%s\nnot\n%s", n, again.print(), r.print())
		}
		if d.Do == DoRefuse || r.End() != nil {
			continue
		}
		if taken := r.do(d); taken.Line != nil || !taken.Asked {
			t.Errorf("deed %d again: %+v", n, taken)
		}
	}
	if r.End() == nil || r.End().Why != ByAgreement {
		t.Errorf("all agreed: %+v", r.End())
	}
}

// TestNoRoomHasSuchLines applies lines about questions that no room would have written.
func TestNoRoomHasSuchLines(t *testing.T) {
	r := newRig(t, "stones", nil, 7, "person", "greedy", "person")
	r.moved(true)
	s, move := r.move()
	before := r.print()
	apply := func(lines ...string) {
		t.Helper()
		for _, text := range lines {
			if err := r.Apply([]byte(text)); err == nil {
				t.Errorf("%q is a line of the room", text)
			}
		}
		if r.print() != before {
			t.Errorf("%q changed the room", lines)
		}
	}
	apply("ask 0 fly", "ask 0 end 5", "ask 0 undo", "ask 0 undo x", "ask 0 undo -1", "ask 0 undo 9999", "ask 1 end",
		"ask 3 end", "ask 0 undo 05", "agree 0", "refuse 0", "hold 0 x", "agree", "agree 0 1",
		fmt.Sprintf("hold %d %s", s, move)) // not held: this move is made at once
	r.do(Deed{Do: DoEnd, Seat: 0})
	before = r.print()
	apply("ask 2 end", "ask 0 end", "ask 0 undo 1", "agree 3")
	r.do(Deed{Do: DoAgree, Seat: 2})
	before = r.print()
	apply("ask 0 end", "agree 2", "refuse 2", "end", "undo 1")
}

func TestNothingIsUndoneWhereItStays(t *testing.T) {
	r := newRig(t, "stones", map[string]string{games.OptionStays: games.Yes}, 7, "person", "person")
	s := r.moved(false)
	r.refused(r.seat(s), Deed{Do: DoUndo, Seat: s, After: r.Steps()}, Stays)
	r = newRig(t, "stones", nil, 7, "person", "person")
	r.refused(r.seat(0), Deed{Do: DoUndo, Seat: 0}, NothingToUndo)
}

func TestAnAgreedEnd(t *testing.T) {
	r := newRig(t, "ritual", nil, 7, "person", "person", "greedy")
	r.do(Deed{Do: DoEnd, Seat: 0})
	if r.End() != nil {
		t.Fatal("one ends the match for both")
	}
	r.do(Deed{Do: DoAgree, Seat: 1})
	if r.End() == nil || r.End().Why != ByAgreement {
		t.Errorf("both agreed: %+v", r.End())
	}
	r.refused(r.seat(0), Deed{Do: DoResign, Seat: 0}, Ended)
	alone := newRig(t, "ritual", nil, 7, "person", "greedy")
	alone.do(Deed{Do: DoEnd, Seat: 0})
	if alone.End() == nil {
		t.Error("who is alone with computer players asks them")
	}
}

// TestAnEndDoesNotWaitForWhoIsGone leaves out a person who has been away for long. The others can agree on an end
// without that person, whether the absence is known before or only after they were asked. Taking back a move still
// needs everybody, and who has come back is asked again.
func TestAnEndDoesNotWaitForWhoIsGone(t *testing.T) {
	r := newRig(t, "stones", nil, 7, "person", "person", "person")
	s := r.moved(true)
	a, b := (s+1)%3, (s+2)%3
	gone := [games.MaxSeats]bool{}
	gone[b] = true
	tell := func(gone [games.MaxSeats]bool) Taken {
		taken, err := r.Gone(gone)
		if err != nil {
			t.Fatal(err)
		}
		return taken
	}
	if taken := tell(gone); taken.Line != nil {
		t.Errorf("nothing was asked: %+v", taken)
	}
	r.do(Deed{Do: DoUndo, Seat: s, After: r.Steps()})
	if taken := r.do(Deed{Do: DoAgree, Seat: a}); !taken.Asked {
		t.Error("a move is taken back without who is gone")
	}
	if taken := tell(gone); taken.Line != nil {
		t.Errorf("a move is taken back: %+v", taken)
	}
	r.do(Deed{Do: DoRefuse, Seat: a})
	tell([games.MaxSeats]bool{})
	r.do(Deed{Do: DoEnd, Seat: s})
	if taken := r.do(Deed{Do: DoAgree, Seat: a}); !taken.Asked || !r.AsksForEnd() {
		t.Fatalf("who is back is not asked: %+v", taken)
	}
	if taken := tell(gone); string(taken.Line) != "end" {
		t.Errorf("all but one agreed, and that one is gone: %+v", taken)
	}
	gone[a] = true
	r.do(Deed{Do: DoRefuse, Seat: a})
	r.do(Deed{Do: DoEnd, Seat: s})
	if r.End() != nil {
		t.Fatal("it ended without one who is there")
	}
	r.do(Deed{Do: DoRefuse, Seat: s})
	tell(gone)
	if r.do(Deed{Do: DoEnd, Seat: s}); r.End() == nil || r.AsksForEnd() {
		t.Error("it does not end although all others are gone")
	}
}

// A seat that is played on the host's screen is asked too; its answer comes from there.
func TestTheHostsScreenIsAsked(t *testing.T) {
	r := newRig(t, "stones", nil, 7, "person", "person")
	s := r.moved(true)
	r.do(Deed{Do: DoRise, Seat: 1 - s})
	if taken := r.do(Deed{Do: DoUndo, Seat: s, After: r.Steps()}); !taken.Asked {
		t.Fatalf("asked: %+v", taken)
	}
	taken, err := r.Take(From{Seat: games.Nobody, Host: true}, Deed{Do: DoAgree, Seat: 1 - s})
	if err != nil || taken.Line == nil {
		t.Errorf("the host agrees: %+v, %v", taken, err)
	}
}

// The room does not ask those who share the host's screen with whoever asks; it asks who sits elsewhere.
func TestTheHostsScreenAsksOnlyOthers(t *testing.T) {
	r := newRig(t, "stones", nil, 7, "person", "person", "person")
	r.moved(true)
	host := From{Seat: games.Nobody, Host: true}
	r.do(Deed{Do: DoRise, Seat: 0})
	r.do(Deed{Do: DoRise, Seat: 1})
	taken, err := r.Take(host, Deed{Do: DoEnd, Seat: 0})
	if err != nil || !taken.Asked {
		t.Fatalf("the host asks: %+v, %v", taken, err)
	}
	r.store(taken)
	if taken := r.do(Deed{Do: DoAgree, Seat: 2}); taken.Line == nil || r.End() == nil {
		t.Errorf("the one that sits elsewhere agrees: %+v, %+v", taken, r.End())
	}
}

// TestWhatIsAskedIsVoidOnceAnythingElseHappens asks to take a move back, and one person agrees. A move, or a change of
// who plays, voids the question: nobody can agree later to something else than they were asked.
func TestWhatIsAskedIsVoidOnceAnythingElseHappens(t *testing.T) {
	for what, happens := range map[string]func(r *rig, asks games.Seat){
		"a move":        func(r *rig, _ games.Seat) { r.forward("greedy") },
		"a seat rises":  func(r *rig, s games.Seat) { r.do(Deed{Do: DoRise, Seat: (s + 2) % 3}) },
		"one is given":  func(r *rig, s games.Seat) { r.do(Deed{Do: DoGive, Seat: (s + 2) % 3, Level: "greedy"}) },
		"one gives up":  func(r *rig, s games.Seat) { r.do(Deed{Do: DoResign, Seat: (s + 2) % 3}) },
		"whoever asked": func(r *rig, s games.Seat) { r.do(Deed{Do: DoRise, Seat: s}) },
	} {
		r := newRig(t, "stones", nil, 7, "person", "person", "person")
		s := r.moved(true)
		r.do(Deed{Do: DoUndo, Seat: s, After: r.Steps()})
		r.do(Deed{Do: DoAgree, Seat: (s + 1) % 3})
		happens(r, s)
		if r.asked != nil || r.State(games.Public).Asked != nil {
			t.Errorf("%s: still asked: %+v", what, r.asked)
		}
		r.refused(r.seat((s+1)%3), Deed{Do: DoAgree, Seat: (s + 1) % 3}, NothingAsked)
		if again := r.reopened(); again.print() != r.print() {
			t.Errorf("%s: opened anew, the room is\n%s\nnot\n%s", what, again.print(), r.print())
		}
	}
}
