package toss

import (
	"testing"

	"runehall/games"
	rules "runehall/games/toss"
	"runehall/internal/workshop/boardtest"
	"runehall/ui"
)

// throwers opens a match in which all are to throw: round the table, or beside it as a seat sees it.
func throwers(t *testing.T, reader games.Seat, drivers ...string) fingers {
	t.Helper()
	setup := games.Setup{Seats: len(drivers), Seed: 3, Options: map[string]string{rules.OptionWay: "snatch"}}
	m := boardtest.NewMatch(t, rules.Def, setup, drivers...)
	f := fingers{newRig(m, boardtest.Screen{W: 1440, H: 900, Scale: 1, Tag: "en", Round: reader < 0}, reader)}
	f.State.Front = f.State.Movers[0] // as at a table
	f.Settle()
	return f
}

// swipes swipes from a seat's tray towards the middle of the table, and returns the moves that this makes.
func (f fingers) swipes(s games.Seat) []games.Made[rules.Move] {
	f.T.Helper()
	f.Settle()
	made := len(f.Match.Play.Made())
	f.along(f.dock(s), f.Board.places.window.Center().Sub(f.dock(s)).Mul(.5), ui.Release)
	return f.Match.Play.Made()[made:]
}

// TestEachEdgeThrowsForItsSeat swipes from the trays round the table, whoever the golden button belongs to: each swipe
// throws for its own seat, and once.
func TestEachEdgeThrowsForItsSeat(t *testing.T) {
	f := throwers(t, games.Public, games.Person, games.Person, games.Person, games.Person)
	for _, s := range []games.Seat{2, 0, 3} {
		made := f.swipes(s)
		if len(made) != 1 || made[0].Seat != s || made[0].Move.Kind != rules.Throw {
			t.Errorf("a swipe from the edge of seat %d makes %+v", s, made)
		}
		if again := f.swipes(s); len(again) > 0 || f.Refused > 0 || len(f.Board.handwork.throws.waiting) > 0 {
			t.Errorf("a second one makes %+v, %d refusals, %+v wait", again, f.Refused, f.Board.handwork.throws.waiting)
		}
	}
	if made := f.swipes(1); len(made) != 1 || f.Match.Play.View(games.Public).Phase() == rules.ThrowPhase {
		t.Errorf("the last swipe makes %+v", made)
	}
}

// TestOnlyPersonsThrowByHand swipes from the trays of computer players, from the tray of the only person, which is no
// edge of the table, and from the bowl, which belongs to the seat in front.
func TestOnlyPersonsThrowByHand(t *testing.T) {
	f := throwers(t, games.Public, games.Person, "greedy", games.Person)
	if made := f.swipes(1); len(made) > 0 || len(f.Board.handwork.throws.waiting) > 0 {
		t.Errorf("from a computer player's edge a swipe makes %+v", made)
	}
	f.along(f.Board.places.bowl.Center(), ui.Pt(0, -150), ui.Release)
	if made := f.Match.Play.Made(); len(made) != 1 || made[0].Seat != 0 {
		t.Errorf("from the bowl of seat 0 a swipe makes %+v", made)
	}
	f = throwers(t, 0, games.Person, "greedy")
	for s := range games.Seat(2) {
		if made := f.swipes(s); len(made) > 0 || len(f.Board.handwork.throws.waiting) > 0 {
			t.Errorf("beside the table a swipe from tray %d makes %+v", s, made)
		}
	}
}

// TestTwoFingersThrowOnce lifts both hands of one person in a tick, and the hands of two persons in another: each seat
// throws once, one after the other.
func TestTwoFingersThrowOnce(t *testing.T) {
	f := throwers(t, games.Public, games.Person, games.Person, games.Person)
	both := func(a, b games.Seat) {
		f.Settle()
		from := []ui.Point{f.dock(a), f.dock(b).Add(ui.Pt(12, 0))}
		at := func(share float64) (list []ui.Point) {
			for _, p := range from {
				list = append(list, p.Lerp(f.Board.places.window.Center(), share))
			}
			return list
		}
		f.all(ui.Press, from...)
		for i := range 6 {
			f.all(ui.Drag, at(float64(i+1)/12)...)
		}
		f.all(ui.Release, at(.5)...)
	}
	both(1, 1)
	if f.Tick(ui.Input{}); f.Made != 1 || len(f.Board.handwork.throws.waiting) > 0 {
		t.Errorf("two hands of one person throw %d times, and %+v wait", f.Made, f.Board.handwork.throws.waiting)
	}
	both(0, 2)
	if f.Made != 2 {
		t.Errorf("in the tick in which two let go there are %d moves", f.Made-1)
	}
	if f.Tick(ui.Input{}); f.Made != 3 || f.Match.Play.View(games.Public).Phase() == rules.ThrowPhase {
		t.Errorf("two persons make %d moves", f.Made-1)
	}
}

// TestAThrowWaitsUntilItIsTaken lifts a hand while the table takes no move: the throw is made as soon as the table
// takes one.
func TestAThrowWaitsUntilItIsTaken(t *testing.T) {
	f := throwers(t, games.Public, games.Person, games.Person)
	movers := f.State.Movers
	f.State.Movers = nil // another move is stored
	f.swipes(1)
	if f.Made > 0 || f.Refused > 0 || len(f.Board.handwork.throws.waiting) != 1 || !f.Board.Moving() {
		t.Fatalf("%d moves, %d refusals, %+v wait", f.Made, f.Refused, f.Board.handwork.throws.waiting)
	}
	f.State.Movers = movers
	if f.Tick(ui.Input{}); f.Made != 1 || f.Match.Play.Made()[0].Seat != 1 {
		t.Errorf("then %d moves are made", f.Made)
	}
}

// TestTheMeterRestsAfterAStrike strikes the meter for each of two persons: the first strike starts it, the second
// throws, and the next person finds it at rest. When the runes fly, nothing is left of what hands had begun.
func TestTheMeterRestsAfterAStrike(t *testing.T) {
	f := throwers(t, games.Public, games.Person, games.Person)
	throws := &f.Board.handwork.throws
	for n := range 2 {
		seat := f.Board.player.options.actor
		if throws.meter != (swing{}) || throws.moving() {
			t.Fatalf("throw %d: before a strike it is %+v", n, throws.meter)
		}
		f.Golden()
		for range 30 {
			f.Tick(ui.Input{})
		}
		if !throws.meter.on || throws.meter.tick < 30 || f.Made != n {
			t.Errorf("throw %d: struck once it is %+v, and %d moves are made", n, throws.meter, f.Made)
		}
		if n == 1 {
			f.all(ui.Press, f.dock(seat)) // and holds the runes
		}
		f.Golden()
		f.Tick(ui.Input{})
		if made := f.Match.Play.Made(); len(made) != n+1 || made[n].Seat != seat {
			t.Errorf("throw %d: struck twice it makes %+v", n, made)
		}
	}
	if f.Settle(); len(throws.swipes) > 0 || throws.meter != (swing{}) {
		t.Errorf("when the runes fly hands hold %+v", *throws)
	}
}
