package room

import (
	"testing"

	"runehall/games"
	"runehall/games/toss"
)

// TestAllBeginAgainWithoutARace has one person ask for Calm in the middle of a race. While one of the others has not
// agreed the race goes on, and after a no nothing is asked; then all agree, and the match begins again in Calm, with
// another seed and the same seats. What was meant for the match before is refused, and the room is opened anew.
func TestAllBeginAgainWithoutARace(t *testing.T) {
	r, _ := newRace(t, 3, 3)
	before := r.Setup()
	calm := Deed{Do: DoCalm, Seat: 1, After: r.Steps(), Seed: 77}
	if taken := r.do(calm); !taken.Asked || r.Race() == 0 {
		t.Fatalf("it is answered with %+v", taken)
	}
	r.do(Deed{Do: DoAgree, Seat: 0, After: r.Steps(), Seed: 78})
	r.do(Deed{Do: DoRefuse, Seat: 2, After: r.Steps()})
	if r.State(games.Public).Asked != nil || r.Before() != 0 || r.Race() == 0 {
		t.Fatal("after a no it is asked still, or the race is over")
	}
	r.do(calm)
	r.do(Deed{Do: DoAgree, Seat: 0, After: r.Steps(), Seed: 78})
	stale := Deed{Do: DoMove, Seat: 0, After: r.Steps(), Move: "done"}
	r.do(Deed{Do: DoAgree, Seat: 2, After: r.Steps(), Seed: 79})
	r.refused(r.seat(0), stale, Stale)
	for name, room := range map[string]*Room{"": r.Room, "anew": r.reopened().Room} {
		setup := room.Setup()
		if room.Before() != 1 || room.Races() || setup.Options[toss.OptionWay] != "calm" || setup.Seed != 79 ||
			room.End() != nil || room.Moves() != 0 {
			t.Errorf("%s: there were %d matches before %+v, races %v, ended %v", name, room.Before(), setup,
				room.Races(), room.End())
		}
		for s := range games.Seat(3) {
			if at, sits := room.Seat(key(int(s))); !sits || at != s {
				t.Errorf("%s: seat %d is %d's", name, s, at)
			}
		}
		if past, err := room.Past(); len(past) > 0 || err != nil {
			t.Errorf("%s: the match that was given up is told: %v, %v", name, past, err)
		}
	}
	if before.Options[toss.OptionWay] != "snatch" {
		t.Error("the options of the match before have changed")
	}
	r.refused(r.seat(0), Deed{Do: DoCalm, Seat: 0, After: r.Steps(), Seed: 80}, NoSuchMatch)
}

// TestNobodyIsAskedForCalmWhereNobodyRaces asks for it in another game, after the end, by who only watches, and at a
// host that keeps no clock. A person alone with computer players needs nobody's yes. Lines that no host writes are
// refused.
func TestNobodyIsAskedForCalmWhereNobodyRaces(t *testing.T) {
	r := newRig(t, "masters", nil, 3, games.Person, games.Person)
	r.refused(r.seat(0), Deed{Do: DoCalm, Seat: 0}, NoSuchMatch)
	r = newRig(t, "toss", map[string]string{toss.OptionWay: "snatch"}, 3, games.Person, games.Person)
	r.refused(From{Seat: games.Nobody, Invited: true}, Deed{Do: DoCalm, Seat: 0}, NotYourSeat)
	for _, text := range []string{"calm", "calm 1", "calm x way calm", "calm 1 way snatch", "calm 1 way calm ",
		"calm 01 way calm", "calm 1 time 5"} {
		if err := r.reopened().Apply([]byte(text)); err == nil {
			t.Errorf("%q is a line of this room", text)
		}
	}
	r.RaceNot()
	r.refused(r.seat(0), Deed{Do: DoCalm, Seat: 0}, NoSuchMatch)
	r = newRig(t, "toss", map[string]string{toss.OptionWay: "snatch"}, 3, games.Person, "greedy")
	if taken := r.do(Deed{Do: DoCalm, Seat: 0, Seed: 5}); taken.Asked || r.Races() || r.Before() != 1 {
		t.Errorf("a person alone is answered with %+v", taken)
	}
}
