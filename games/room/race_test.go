package room

import (
	"errors"
	"fmt"
	"slices"
	"testing"

	"runehall/games"
	"runehall/games/all"
	"runehall/games/toss"
)

// racing plays a match of Snatch up to a throw after which a pair is visible, and returns its face-up runes that belong
// to visible pairs. It returns none once the match has ended.
func (r *rig) racing() []toss.Rune {
	r.t.Helper()
	for r.End() == nil {
		if r.Race() == 0 {
			r.forward("quick")
			continue
		}
		v, err := toss.Def.ReadView(r.State(games.Public).View)
		if err != nil {
			r.t.Fatal(err)
		}
		var runes []toss.Rune
		for _, d := range v.Discs() {
			if d.Up && d.Rune != toss.Destiny && slices.Contains(v.Visible(), d.Rune.Pair()) {
				runes = append(runes, d.Rune)
			}
		}
		return runes
	}
	return nil
}

// newRace makes a match of Snatch between persons that has come to such a throw.
func newRace(t *testing.T, seed uint64, persons int) (*rig, []toss.Rune) {
	t.Helper()
	r := newRig(t, "toss", map[string]string{"way": "snatch"}, seed, slices.Repeat([]string{games.Person}, persons)...)
	return r, r.racing()
}

// newRich makes one with a throw after which several pairs are visible, so that one rune does not end the race. The
// runes are of different pairs.
func newRich(t *testing.T, persons int) (*rig, []toss.Rune) {
	t.Helper()
	for seed := range uint64(50) {
		r, runes := newRace(t, seed, persons)
		runes = slices.CompactFunc(slices.SortedFunc(slices.Values(runes), func(a, b toss.Rune) int {
			return int(a - b)
		}),
			func(a, b toss.Rune) bool { return a.Pair() == b.Pair() })
		if len(runes) > 2 {
			return r, runes
		}
	}
	t.Fatal("no throw shows three pairs")
	return nil, nil
}

func claims(tick int, s games.Seat, r toss.Rune) string {
	return fmt.Sprintf("claims %d %d:%d", tick, s, r)
}

// reaches sends what a seat's hand did.
func (r *rig) reaches(s games.Seat, move string, at Arrival) Taken {
	r.t.Helper()
	return r.do(Deed{Do: DoMove, Seat: s, After: r.Steps(), Move: move, Arrival: at})
}

// settles settles all that hands did before a tick, and returns the moves.
func (r *rig) settles(before int) (moves []string) {
	r.t.Helper()
	for {
		taken, err := r.Settle(before)
		if err != nil {
			r.t.Fatal(err)
		}
		if taken.Line == nil {
			return moves
		}
		r.store(taken)
		moves = append(moves, string(taken.Line))
	}
}

// TestFairTicks: what counts is the claimed tick, but never one that the arrival does not bear out.
func TestFairTicks(t *testing.T) {
	for _, c := range []struct{ arrival, bound, claimed, want int }{
		{100, 10, 95, 95}, {100, 10, 90, 90}, {100, 10, 89, 90}, {100, 10, 1, 90}, {100, 10, -1 << 31, 90},
		{100, 10, 100, 100}, {100, 10, 101, 100}, {100, 10, 1<<31 - 1, 100}, {5, 10, 0, 1}, {5, 10, -9, 1},
		{100, 0, 1, 100}, {100, -5, 1, 100},
	} {
		if got := (Arrival{c.arrival, c.bound}).Fair(c.claimed); got != c.want {
			t.Errorf("%+v: %d", c, got)
		}
	}
}

// TestWhoReachedFirstGetsIt lets the claim of a slow line arrive last. It wins by its tick if its line explains that
// it comes so late, and otherwise comes as late as its line allows.
func TestWhoReachedFirstGetsIt(t *testing.T) {
	for bound, want := range map[int]games.Seat{12: 1, 2: 0} {
		r, runes := newRich(t, 2)
		r.reaches(0, claims(50, 0, runes[0]), Arrival{51, 2})
		if moves := r.settles(51 - 12); len(moves) != 0 {
			t.Fatalf("before slow lines could come, %q was settled", moves)
		}
		r.reaches(1, claims(45, 1, runes[0]), Arrival{56, bound})
		if moves := r.settles(80); len(moves) != 2 {
			t.Fatalf("two claims in two ticks are %q", moves)
		}
		if got := r.got(runes[0]); got != want {
			t.Errorf("with a bound of %d ticks it goes to seat %d", bound, got)
		}
	}
}

// got returns who has snatched a rune in the last moves, or games.Nobody.
func (r *rig) got(rune toss.Rune) games.Seat {
	r.t.Helper()
	told, err := r.Told(games.Public, r.Moves()-12)
	if err != nil {
		r.t.Fatal(err)
	}
	for _, e := range slices.Backward(told) {
		event, err := games.DecodeEvent(toss.Def.Facts, e.Event)
		if err != nil {
			r.t.Fatal(err)
		}
		if got, ok := event.(toss.Snatched); ok && got.Rune == rune {
			return got.Seat
		}
	}
	return games.Nobody
}

// TestClaimsOfOneTickAreOneMove joins them, so that the rules settle the tie.
func TestClaimsOfOneTickAreOneMove(t *testing.T) {
	r, runes := newRich(t, 3)
	r.reaches(2, claims(40, 2, runes[0]), Arrival{41, 5})
	r.reaches(0, claims(40, 0, runes[0]), Arrival{44, 5})
	r.reaches(1, "done", Arrival{40, 5})
	want := fmt.Sprintf("0 claims 40 0:%d 2:%d", runes[0], runes[0])
	if got := r.settles(60); len(got) != 2 || got[0] != want || got[1] != "1 done" {
		t.Errorf("settled is %q, want %q and done after it", got, want)
	}
}

// TestNobodyReachesWithAnothersHand sends a claim that names other seats, too.
func TestNobodyReachesWithAnothersHand(t *testing.T) {
	r, runes := newRich(t, 3)
	move := fmt.Sprintf("claims 40 0:%d 1:%d 2:%d", runes[0], runes[1], runes[1])
	r.reaches(0, move, Arrival{41, 5})
	if got, want := r.settles(60), "0 "+claims(40, 0, runes[0]); !slices.Equal(got, []string{want}) {
		t.Errorf("settled is %q, want %q", got, want)
	}
	r.refused(r.seat(1), Deed{Do: DoMove, Seat: 0, After: r.Steps(), Move: claims(50, 0, runes[1]),
		Arrival: Arrival{51, 5}},
		NotYourSeat)
}

// TestOneHandDoesOneThingInATick: who claims several runes in one tick gets them one after the other.
func TestOneHandDoesOneThingInATick(t *testing.T) {
	r, runes := newRich(t, 2)
	for i := range 2 {
		r.reaches(0, claims(1, 0, runes[i]), Arrival{30, 5})
	}
	want := []string{"0 " + claims(25, 0, runes[0]), "0 " + claims(26, 0, runes[1])}
	if got := r.settles(60); !slices.Equal(got, want) {
		t.Errorf("settled is %q, want %q", got, want)
	}
}

// TestWhatIsRefusedWhileHandsRace: nobody reaches before the clock runs, after the race, for another race, ahead of the
// room, or more often than a hand can.
func TestWhatIsRefusedWhileHandsRace(t *testing.T) {
	r, runes := newRich(t, 2)
	d := Deed{Do: DoMove, Seat: 0, After: r.Steps(), Move: claims(40, 0, runes[0])}
	r.refused(r.seat(0), d, Stale)
	d.Arrival = Arrival{41, 5}
	d.After = r.Steps() - 1
	r.refused(r.seat(0), d, Stale)
	d.After = r.Steps() + 1
	r.refused(r.seat(0), d, Ahead)
	d.After, d.Move = r.Steps(), "claims 40 0:48"
	if _, err := r.Take(r.seat(0), d); err == nil {
		t.Error("Destiny can be snatched")
	}
	for i := range mostReaches {
		r.reaches(1, claims(1+i, 1, runes[0]), Arrival{1 + i, 5})
	}
	d = Deed{Do: DoMove, Seat: 1, After: r.Steps(), Move: claims(400, 1, runes[0]), Arrival: Arrival{401, 5}}
	r.refused(r.seat(1), d, TooFast)
	after := r.Steps()
	r.settles(1000)
	for s := range games.Seat(2) {
		r.reaches(s, "done", Arrival{500, 5})
	}
	r.settles(1000)
	if r.Race() != 0 {
		t.Fatal("all are done, and the race is on")
	}
	r.refused(r.seat(0), Deed{Do: DoMove, Seat: 0, After: after, Move: claims(60, 0, runes[1]),
		Arrival: Arrival{61, 5}}, Stale)
}

// TestDoneIsNotTakenBackFromUnderOthersHands says done, which is settled, and takes it back while somebody else's hand
// lies on a rune: that person is asked. As long as nobody's hand lies there, nobody is.
func TestDoneIsNotTakenBackFromUnderOthersHands(t *testing.T) {
	r, runes := newRich(t, 2)
	r.reaches(0, "done", Arrival{20, 5})
	r.settles(30)
	if r.Race() == 0 || len(r.live.Made()) == 0 || r.live.Made()[len(r.live.Made())-1].Seat != 0 {
		t.Fatal("done is not settled, or has ended the race")
	}
	undo := Deed{Do: DoUndo, Seat: 0, After: r.Steps()}
	if taken, err := r.Take(r.seat(0), undo); err != nil || taken.Asked || taken.Line == nil {
		t.Errorf("nobody's hand lies there: %+v, %v", taken, err)
	}
	r.reaches(1, claims(40, 1, runes[0]), Arrival{41, 5})
	if taken, err := r.Take(r.seat(0), undo); err != nil || !taken.Asked {
		t.Errorf("another hand lies there: %+v, %v", taken, err)
	}
}

// TestNobodyIsToldWhatToReachFor asks for a hint while hands race.
func TestNobodyIsToldWhatToReachFor(t *testing.T) {
	r, _ := newRace(t, 3, 2)
	if len(r.Reaching()) == 0 {
		t.Fatal("no hands race")
	}
	for _, s := range r.Reaching() {
		if _, err := r.Hint(r.seat(s), s, s, r.Steps()); err != Stale {
			t.Errorf("seat %d: %v", s, err)
		}
	}
}

// TestAReachThatIsRepeatedCountsOnce repeats one while it is open, when it is settled, and after the race.
func TestAReachThatIsRepeatedCountsOnce(t *testing.T) {
	r, runes := newRich(t, 2)
	d := Deed{Do: DoMove, Seat: 0, After: r.Steps(), Move: claims(40, 0, runes[0]), Arrival: Arrival{41, 5}}
	r.do(d)
	again := func(when string) {
		t.Helper()
		lines := r.Lines()
		d.Arrival.Tick += 100
		if taken := r.do(d); !taken.Already || !taken.Held || r.Lines() != lines {
			t.Errorf("repeated %s: %+v", when, taken)
		}
	}
	again("while it is open")
	r.settles(60)
	again("when it is settled")
	for s := range games.Seat(2) {
		r.reaches(s, "done", Arrival{400, 5})
	}
	r.settles(1000)
	again("after the race")
	if got := r.got(runes[0]); got != 0 {
		t.Errorf("the rune is seat %d's", got)
	}
}

// TestARaceThatIsReopenedIsTheSame opens the room anew from its lines at every line of a race: what hands have done is
// neither lost nor done twice, and leads to the same moves.
func TestARaceThatIsReopenedIsTheSame(t *testing.T) {
	r, runes := newRich(t, 2)
	r.reaches(1, claims(45, 1, runes[0]), Arrival{46, 5})
	r.reaches(0, claims(40, 0, runes[0]), Arrival{47, 9})
	r.reaches(0, claims(47, 0, runes[1]), Arrival{48, 5})
	other := r.reopened()
	if a, b := other.print(), r.print(); a != b {
		t.Errorf("opened anew it tells\n%s, before\n%s", a, b)
	}
	if other.Reached() != 47 || other.Reached() != r.Reached() || other.Race() != r.Race() {
		t.Errorf("opened anew the clock goes on from %d, race %d", other.Reached(), other.Race())
	}
	a, b := r.settles(46), other.settles(46)
	half := r.reopened()
	a, b = append(a, r.settles(90)...), append(b, other.settles(90)...)
	if rest := half.settles(90); len(a) != 3 || !slices.Equal(a, b) || len(rest) != 1 || rest[0] != a[2] {
		t.Errorf("settled is %q, opened anew %q, and half way %q", a, b, rest)
	}
}

// TestComputersRace lets computer players snatch beside a person who does nothing but say done: what they decide takes
// place in its tick, is decided anew after each step, and is never stored before.
func TestComputersRace(t *testing.T) {
	r := newRig(t, "toss", map[string]string{"way": "snatch"}, 5, games.Person, "quick", "slow")
	races := 0
	for r.End() == nil {
		if r.Race() == 0 {
			r.forward("quick")
			continue
		}
		races++
		r.reaches(0, "done", Arrival{10, 5})
		for on := r.Race(); r.Race() == on; {
			turn, ok := r.Next()
			if ok {
				lines := r.Lines()
				if _, err := r.Decided(turn, r.decides(turn.Acting, turn.Level)); err != nil || r.Lines() != lines {
					t.Fatalf("a computer player plans: %v, %d lines more", err, r.Lines()-lines)
				}
				continue
			}
			tick, ok := r.NextReach()
			if !ok {
				t.Fatal("nobody goes on")
			}
			if early, err := r.Settle(tick); err != nil || early.Line != nil {
				t.Fatalf("before its tick it is %q, %v", early.Line, err)
			}
			taken, err := r.Settle(tick + 1)
			if err != nil {
				t.Fatal(err)
			}
			r.store(taken)
		}
	}
	if races < 3 || r.End().Why != ByRules {
		t.Errorf("%d races, and the end %+v", races, r.End())
	}
}

// TestAnUndoBeginsAnotherRace: what hands did before does not count after it.
func TestAnUndoBeginsAnotherRace(t *testing.T) {
	r, runes := newRich(t, 2)
	r.reaches(0, claims(40, 0, runes[0]), Arrival{41, 5})
	r.settles(60)
	r.reaches(1, claims(70, 1, runes[1]), Arrival{71, 5})
	on := r.Race()
	if taken := r.do(Deed{Do: DoUndo, Seat: 0, After: r.Steps()}); taken.Line != nil {
		r.do(Deed{Do: DoAgree, Seat: 1})
	}
	if r.Race() == 0 || r.Race() == on || r.Reached() != 0 {
		t.Fatalf("after the undo it is race %d, before %d, gone to %d", r.Race(), on, r.Reached())
	}
	if got := r.settles(1000); len(got) != 0 {
		t.Errorf("settled is %q", got)
	}
	stale := Deed{Do: DoMove, Seat: 1, After: on - 1, Move: claims(80, 1, runes[1]), Arrival: Arrival{81, 5}}
	if _, err := r.Take(r.seat(1), stale); !errors.Is(err, Stale) {
		t.Errorf("a reach of before: %v", err)
	}
}

// throwsOf is how many throws are played where lines are compared.
const throwsOf = 1000

// shares plays a thousand throws between two devices whose lines take so many milliseconds from one end to the other,
// and up to a tenth more now and then, both ways. Both hands are equally fast: each pair of reactions is played twice,
// with the hands exchanged. In each throw both reach for the same rune. The result is how many runes each seat got.
// plain takes arrivals for what counts.
func shares(t *testing.T, way [2]int, plain bool) (got [2]int) {
	t.Helper()
	type sent struct {
		seat    games.Seat
		at      int // milliseconds after the start
		claimed int
	}
	const ms = 60.0 / 1000
	ticks := func(of int) int { return int(float64(of)*ms) + 1 }
	chance := games.NewChance(7, 1)
	var reaction [2]int
	played := 0
	for seed := uint64(1); ; seed++ {
		r, runes := newRace(t, seed, 2)
		for ; len(runes) > 0; runes = r.racing() {
			if played == throwsOf {
				return got
			}
			if played%2 == 0 {
				reaction = [2]int{400 + chance.IntN(500), 400 + chance.IntN(500)}
			} else {
				reaction[0], reaction[1] = reaction[1], reaction[0]
			}
			played++
			var list [2]sent
			slowest := 0
			for s := range list {
				late := chance.IntN(way[s]/10+8) + chance.IntN(way[s]/10+8)
				list[s] = sent{games.Seat(s), reaction[s] + way[s] + late, ticks(reaction[s])}
				slowest = max(slowest, ticks(way[s]*11/10)+1)
			}
			if list[1].at < list[0].at {
				list[0], list[1] = list[1], list[0]
			}
			for _, claim := range list {
				at := Arrival{ticks(claim.at), ticks(way[claim.seat]*11/10) + 1}
				if plain {
					at.Bound = 0
				}
				r.settles(at.Tick - slowest)
				if r.Race() == 0 {
					break // the first one was so much earlier that it has ended the race
				}
				r.reaches(claim.seat, claims(claim.claimed, claim.seat, runes[0]), at)
			}
			r.settles(10_000)
			got[r.got(runes[0])]++
			for s := range games.Seat(2) {
				if r.Race() != 0 {
					r.reaches(s, "done", Arrival{10_000, 0})
				}
			}
			r.settles(20_000)
		}
	}
}

// TestRacesAreFair: of a thousand runes for which both hands reach, nobody gets more than 52 %, whether a line is fast
// or slow. By arrival alone the fast line would get far more.
func TestRacesAreFair(t *testing.T) {
	for _, way := range [][2]int{{10, 100}, {100, 10}, {20, 200}, {200, 20}} {
		got := shares(t, way, false)
		t.Logf("lines of %v ms: %v", way, got)
		if most := max(got[0], got[1]); got[0]+got[1] != throwsOf || most > throwsOf*52/100 {
			t.Errorf("with lines of %v ms the seats get %v runes", way, got)
		}
	}
	if got := shares(t, [2]int{10, 100}, true); got[0] < throwsOf*55/100 {
		t.Errorf("by arrival alone a fast line gets %v: this test would notice nothing", got)
	}
}

// TestACheatGainsNoMoreThanTheBound lets one hand claim the first tick whenever it reaches: what counts is
// tick 85, as far before its arrival as its line explains.
func TestACheatGainsNoMoreThanTheBound(t *testing.T) {
	for _, c := range []struct {
		honest int
		want   games.Seat
	}{{80, 0}, {84, 0}, {86, 1}, {90, 1}} {
		r, runes := newRich(t, 2)
		r.reaches(0, claims(c.honest, 0, runes[0]), Arrival{c.honest + 1, 3})
		r.reaches(1, claims(1, 1, runes[0]), Arrival{100, 15})
		r.settles(1000)
		if got := r.got(runes[0]); got != c.want {
			t.Errorf("a hand of tick %d against a claim that arrives in tick 100: seat %d", c.honest, got)
		}
	}
}

// TestARaceThatIsBroughtWaitsForItsRoom brings a match in which hands race into a room that waits: nobody reaches
// before the match begins there.
func TestARaceThatIsBroughtWaitsForItsRoom(t *testing.T) {
	from, runes := newRich(t, 2)
	record, err := from.Record()
	if err != nil {
		t.Fatal(err)
	}
	brought, lines, err := Bring(all.Entry, record, key(hostKey), key(inviteKey))
	if err != nil {
		t.Fatal(err)
	}
	r := &rig{Room: brought, t: t, of: all.Entry, lines: lines}
	for s := range games.Seat(2) {
		r.do(Deed{Do: DoSit, Seat: s, Key: key(int(s)), Name: "P"})
	}
	d := Deed{Do: DoMove, Seat: 0, After: r.Steps(), Move: claims(40, 0, runes[0]), Arrival: Arrival{41, 5}}
	if r.Race() != 0 || len(r.Reaching()) > 0 {
		t.Error("hands race before the match begins")
	}
	r.refused(r.seat(0), d, NotBegun)
	taken, err := r.Take(From{Seat: games.Nobody, Host: true}, Deed{Do: DoBegin})
	if err != nil {
		t.Fatal(err)
	}
	if r.store(taken); r.Race() == 0 || r.reopened().Race() != r.Race() {
		t.Errorf("when it begins it is race %d, opened anew %d", r.Race(), r.reopened().Race())
	}
	if r.do(d); len(r.settles(60)) != 1 {
		t.Error("nobody can reach")
	}
}

// TestARaceEndsWithItsMatch ends a match in a race in which a hand is done, and goes on with one in which each moves in
// turn: a move of the same words that comes too late is refused, and not taken for the one of the race.
func TestARaceEndsWithItsMatch(t *testing.T) {
	r, _ := newRich(t, 2)
	r.reaches(0, "done", atLast)
	r.do(Deed{Do: DoResign, Seat: 1, After: r.Steps()})
	calm := wants("toss", "P0", "P1")
	calm.Options = map[string]string{"way": "calm"}
	r.other(calm)
	first := r.Steps()
	r.forward("quick")
	r.refused(r.seat(0), Deed{Do: DoMove, Seat: 0, After: first, Move: "done", Arrival: atLast}, Stale)
}
