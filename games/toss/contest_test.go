package toss

import (
	"fmt"
	"math"
	"testing"

	"runehall/games"
)

// thieves sets up a contest of seats 1 and 2 for the order of black thefts.
func thieves(t *testing.T) *table {
	t.Helper()
	tb := snatch(t, 3).own("b0a b1a w2a").lay("b0b b1b g5a").fall()
	return tb.grab(1, "b0b").grab(2, "b1b")
}

// soft stops short of Destiny, near stops closer to it, and hard touches it.
const (
	soft = "flick 0 0 1200 0"
	near = "flick 0 0 3600 0"
	hard = "flick 0 0 8000 0"
)

func TestTOS22_TheNearestChooses(t *testing.T) {
	tb := thieves(t)
	before := *tb.Game
	tb.wantPhase(FlickPhase, 1)
	wantEqual(t, "contest", told[ContestBegan](tb), []ContestBegan{{ForOrder, 0, []games.Seat{1, 2}}})
	tb.refused("2 "+soft, games.NotActing)
	tb.refused("1 done", refuseFlickFirst)
	tb.play("1 " + soft)
	first := told[Flicked](tb)[0]
	// Only Destiny, where it lay, and the twin are on the table; afterwards everything lies as before.
	wantEqual(t, "launches", []Rune{first.Launches[0].Rune, first.Launches[1].Rune}, []Rune{Destiny, rune_("b0b")})
	wantEqual(t, "Destiny", first.Launches[0].Disc, before.discs[0])
	wantEqual(t, "table", tb.discs, before.discs)
	wantEqual(t, "for", first.For, ForOrder)
	tb.wantPhase(FlickPhase, 2)
	c, _ := view(tb.Game, 0).Contest()
	wantEqual(t, "measured", []any{c.Counts, c.Flicks}, []any{
		map[games.Seat]int{1: first.Distance}, map[games.Seat]Rune{1: rune_("b0b"), 2: rune_("b1b")},
	})
	tb.play("2 " + near)
	wantEqual(t, "won", told[ContestWon](tb), []ContestWon{{2}})
	tb.wantPhase(OrderPhase, 2)
	second := told[Flicked](tb)[0]
	if second.Distance >= first.Distance || second.Touched || first.Touched {
		t.Errorf("%+v is not nearer than %+v", second, first)
	}
	// Distances are from edge to edge, at rest, in whole tenths of a millimetre.
	for _, e := range []Flicked{first, second} {
		wantEqual(t, "distance", e.Distance, int(gap(e.Rest[0], e.Rest[1])))
	}
	wantEqual(t, "distance", gap(Disc{}, Disc{X: 24_099}), 0)
	wantEqual(t, "distance", gap(Disc{}, Disc{Y: -36_100}), 121)
}

func TestTOS22_TouchingIsWorst(t *testing.T) {
	tb := thieves(t).play("1 "+hard, "2 "+soft)
	tb.wantPhase(OrderPhase, 2)
	tb = thieves(t).play("1 "+soft, "2 "+hard)
	e := told[Flicked](tb)[0]
	wantEqual(t, "touched", []any{e.Touched, e.Counts}, []any{true, Touched})
	tb.wantPhase(OrderPhase, 1)
}

// Whoever ties for best flicks again, at most three more times; after that the first of them in turn order is best.
func TestTOS22_TheEqualBestFlickAgain(t *testing.T) {
	tb := thieves(t)
	for repeat := range 4 {
		wantEqual(t, "repeat", tb.contest.repeat, uint8(repeat))
		tb.play("1 "+hard, "2 "+hard) // all flicks that touch are equal
	}
	tb.wantPhase(OrderPhase, 1)
	tb = thieves(t)
	tb.first = 2
	tb.contest.place = 0
	tb.onTurn = 2
	for range 4 {
		tb.play("2 "+hard, "1 "+hard)
	}
	tb.wantPhase(OrderPhase, 2)
	// A repeat can decide the contest.
	tb = thieves(t).play("1 "+hard, "2 "+hard, "1 "+soft, "2 "+near)
	tb.wantPhase(OrderPhase, 2)
	wantEqual(t, "repeats told", told[ContestBegan](thieves(t).play("1 "+hard, "2 "+hard)),
		[]ContestBegan{{ForOrder, 1, []games.Seat{1, 2}}})
}

// Only those who tie for best flick again.
func TestTOS22_OthersAreOut(t *testing.T) {
	tb := snatch(t, 4).own("b0a b1a b2a w2a").lay("b0b b1b b2b g5a").fall().grab(1, "b0b").grab(2, "b1b").grab(3, "b2b")
	tb.wantPhase(FlickPhase, 1)
	tb.contest.reached = [games.MaxSeats]int32{1: 50, 2: 60, 3: 50}
	tb.contest.place = 4
	tb.nextFlick()
	wantEqual(t, "in", tb.contest.in.list(), []games.Seat{1, 3})
	tb.wantPhase(FlickPhase, 1)
}

// A seat that holds several twins flicks once.
func TestTOS22_SeveralTwinsOneFlick(t *testing.T) {
	tb := snatch(t, 4).own("b0a b1a b2a w2a").lay("b0b b1b b2b g5a").fall().grab(3, "b1b b0b").grab(1, "b2b")
	wantEqual(t, "flick", tb.contest.in.list(), []games.Seat{1, 3})
	tb.play("1 " + soft)
	wantEqual(t, "which", tb.flicks(3), rune_("b0b"))
	tb.play("3 " + near)
	tb.wantPhase(OrderPhase, 3)
	wantEqual(t, "orders", len(tb.AppendMoves(nil, 3)), 6)
}

// If Destiny lies at a seat's own edge, the rune starts beside it.
func TestTOS22_DestinyAtTheOwnEdge(t *testing.T) {
	tb := thieves(t)
	e := edges[3][1]
	tb.discs[0].X, tb.discs[0].Y = nearestWhole(e.X*280_000), nearestWhole(e.Y*280_000)
	launches := view(tb.Game, 1).Aim(1, Gesture{Speed: 2000})
	if gap(launches[0].Disc, launches[1].Disc) > 20 || gap(launches[0].Disc, launches[1].Disc) < 1 {
		t.Errorf("it begins at %+v", launches)
	}
	tb.play("1 " + soft)
}

func tied(t *testing.T, seats int) *table {
	t.Helper()
	tb := calm(t, seats).own("w0a w1a w2a").has(0, "b0a b0b").has(1, "b1a b1b").has(2, "b2a b2b").lay("g0a")
	tb.discs[0].X, tb.discs[0].Y = 90_000, 40_000
	tb.discs[1].X = -90_000
	tb.first = 1
	tb.events.Clear()
	tb.end("TOS-18")
	return tb
}

func TestTOS20_TheLastContest(t *testing.T) {
	tb := tied(t, 3)
	tb.wantPhase(FlickPhase, 1) // the order of the round that would have come next
	wantEqual(t, "told", told[ContestBegan](tb), []ContestBegan{{ForMatch, 0, []games.Seat{1, 2, 0}}})
	tb.play("1 " + soft)
	e := told[Flicked](tb)[0]
	wantEqual(t, "Destiny in the middle, and a rune of the loot",
		[]any{e.For, e.Launches[0].X, e.Launches[0].Y, e.Launches[1].Rune}, []any{ForMatch, 0, 0, rune_("b1b")})
	tb.play("2 "+near, "0 "+soft)
	r, over := tb.Result()
	wantEqual(t, "result", []any{over, r.Clause, r.Rank[:3], r.Points[:3]},
		[]any{true, "TOS-18", []int8{2, 2, 1}, []int32{2, 2, 2}})
	if _, over := newGame(setupOf(2, 1), nil).Result(); over {
		t.Error("a match is over at once")
	}
}

// Touching Destiny is allowed, and a rune that still touches it at rest is at distance 0. If it knocks Destiny away,
// the distance is measured to where Destiny comes to rest.
func TestTOS20_TouchingIsAllowed(t *testing.T) {
	touched, still := 0, 0
	for speed := 4580; speed < 4800; speed += 2 {
		tb := tied(t, 3).play(fmt.Sprint("1 flick 0 0 ", speed, " 0"))
		e := told[Flicked](tb)[0]
		wantEqual(t, "counts", e.Counts, e.Distance)
		if e.Touched {
			touched++
		}
		if e.Touched && e.Distance == 0 {
			still++
			wantEqual(t, "reached", tb.contest.reached[1], 0)
		}
	}
	if touched == still || still == 0 {
		t.Errorf("%d flicks touched Destiny, %d of them at rest", touched, still)
	}
}

// A tie after the third repeat is shared.
func TestTOS20_ATieIsShared(t *testing.T) {
	tb := tied(t, 3)
	for repeat := range repeats + 1 {
		tb.play("1 "+soft, "2 "+soft)
		if repeat == 0 {
			tb.play("0 flick 0 0 600 0") // further away, so seat 0 is out
		}
	}
	r, over := tb.Result()
	wantEqual(t, "result", []any{over, r.Rank[:3]}, []any{true, []int8{3, 1, 1}})
	wantEqual(t, "told", told[MatchEnded](tb), []MatchEnded{{"TOS-18", []games.Seat{1, 2}}})
}

// A seat without a rune borrows one.
func TestTOS20_ABorrowedRune(t *testing.T) {
	tb := calm(t, 2).own("w0a -")
	tb.end("TOS-21")
	wantEqual(t, "runes", []Rune{tb.flicks(0), tb.flicks(1)}, []Rune{rune_("w0a"), NoRune})
	tb.play("0 "+soft, "1 "+near)
	r, _ := tb.Result()
	wantEqual(t, "result", []any{r.Clause, r.Rank[:2]}, []any{"TOS-21", []int8{2, 1}})
}

func TestTOS32_Flicks(t *testing.T) {
	tb := thieves(t)
	for _, line := range []string{
		"flick 121 0 2000 0", "flick -121 0 2000 0", "flick 0 1001 2000 0", "flick 0 0 499 0", "flick 0 0 15001 0",
		"flick 0 0 2000 501", "flick 0 0 -2000 0",
	} {
		tb.refused("1 "+line, refuseFlick)
	}
	tb.refusedMove(1, Move{Kind: Flick, Gesture: Gesture{Speed: 2000, Turns: 1}}, refuseFlick)
	tb.allowed("1 flick 120 -1000 15000 -500", "1 flick -120 1000 500 500")
	// Harder goes further.
	last := int32(1 << 30)
	for _, speed := range []int16{800, 1600, 2400, 3200, 4000} {
		l := thieves(t).flickLaunches(1, Gesture{Speed: speed})
		m := NewMotion(l[:])
		m.run()
		flicked := l[1].Disc
		m.rest(1, &flicked)
		if d := gap(flicked, l[0].Disc); d >= last {
			t.Errorf("at %d it comes as near as %d", speed, d)
		} else {
			last = d
		}
	}
}

// Gestures are relative to the seat, looking at the middle: seat 0 sits below, seat 1 above with two seats, and on the
// left with four.
func TestTOS32_GesturesAreSeenFromTheSeat(t *testing.T) {
	gesture := Gesture{Start: 100, Aim: 300, Speed: 10_000}
	for _, test := range []struct {
		seats         int
		seat          games.Seat
		right, across func(Launch) int32 // place and speed to the right, as seen from the seat
	}{
		{2, 0, func(l Launch) int32 { return l.X }, func(l Launch) int32 { return l.VX }},
		{2, 1, func(l Launch) int32 { return -l.X }, func(l Launch) int32 { return -l.VX }},
		{4, 1, func(l Launch) int32 { return l.Y }, func(l Launch) int32 { return l.VY }},
		{4, 3, func(l Launch) int32 { return -l.Y }, func(l Launch) int32 { return -l.VY }},
	} {
		v := view(newGame(setupOf(test.seats, 1), nil), test.seat)
		l := v.Aim(test.seat, gesture)[1]
		// A pointer at the launch's place, moving in its direction, gives the gesture's start and aim.
		aim, ok := v.Edge(test.seat).Aim(float64(l.VX), float64(l.VY))
		start := v.Edge(test.seat).Start(float64(l.X)/1000, float64(l.Y)/1000)
		if _, away := v.Edge(test.seat).Aim(-float64(l.VX), -float64(l.VY)); away || !ok || aim != gesture.Aim ||
			start != gesture.Start {
			t.Errorf("seat %d of %d: aim %d, %v, start %d", test.seat, test.seats, aim, ok, start)
		}
		wantEqual(t, fmt.Sprintf("seat %d of %d", test.seat, test.seats), []int32{test.right(l), test.across(l)},
			[]int32{100_000, 287_348})
	}
}

// Aim lines can be asked for with any gesture a pointer can produce, even one that is not legal.
func TestTOS32_AnyGestureHasAnAim(t *testing.T) {
	v := view(thieves(t).Game, 1)
	for _, start := range []int16{math.MinInt16, -3000, -121, 121, 3000, math.MaxInt16} {
		for _, figure := range []int16{math.MinInt16, 0, math.MaxInt16} {
			at := v.Aim(1, Gesture{Start: max(-MaxStart, min(start, MaxStart))})[1]
			l := v.Aim(1, Gesture{Start: start, Aim: figure, Speed: figure, Spin: figure})[1]
			wantEqual(t, fmt.Sprint("start ", start), l.Disc, at.Disc)
		}
	}
}

// With a perfectly steady hand the rune comes to rest close to Destiny without touching it.
func TestTOS32_ComputerPlayersFlick(t *testing.T) {
	for nature := range uint64(20) {
		tb := thieves(t)
		tb.discs[0].X, tb.discs[0].Y = int32(nature)*9_000-90_000, 50_000-int32(nature)*4_000
		m, ok := tb.deed(1, games.Skill{}, nature)
		if !ok || tb.Check(1, m) != nil {
			t.Fatalf("%+v", m)
		}
		tb.events.Clear()
		tb.Apply(1, m)
		if e := told[Flicked](tb)[0]; e.Touched || e.Distance > 40 {
			t.Errorf("nature %d: %+v comes to rest at %d, touched %v", nature, m.Gesture, e.Distance, e.Touched)
		}
	}
}
