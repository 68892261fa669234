package stones

import (
	"math"
	"slices"
	"testing"

	"runehall/games"
	rules "runehall/games/stones"
	"runehall/internal/workshop/boardtest"
	"runehall/internal/workshop/gamestest"
	"runehall/ui"
)

// picture says how the display model is made and changed.
var picture = boardtest.Picture[rules.Event, rules.View, model]{
	Of: modelOf, Steps: steps, After: settled, Still: still, Flourish: flourishTime,
	Moving: func(m *model) int { return len(m.flights.All) + len(m.flashes.All) },
	Flying: func(m *model) bool { return len(m.flights.All) > 0 },
}

// reel is a match whose events are shown move by move.
type reel = boardtest.Reel[*rules.Game, rules.Move, rules.Event, rules.View, model]

func newReel(t *testing.T, seats int, seed uint64) *reel {
	return boardtest.NewReel(newMatch(t, seats, nil, seed), picture)
}

// until plays random moves until one has an event of type E. The steps of that move have not been played yet.
func until[E rules.Event](r *reel) (events []rules.Event, found E) {
	r.T.Helper()
	for {
		events, on := r.Next()
		if !on {
			r.T.Fatalf("there is no %T", found)
		}
		for _, e := range events {
			if e, ok := e.(E); ok {
				return events, e
			}
		}
		r.Run(nil)
	}
}

// alone plays the steps of one event on a model, calls each in between, and returns how many ticks passed until
// everything had moved.
func alone(t *testing.T, m *model, e rules.Event, v rules.View, each func()) (ticks int) {
	t.Helper()
	var line ui.Timeline[model]
	line.Add(steps(e, v)...)
	for ; !line.Shown(); ticks++ {
		line.Update(m)
		if each != nil && !line.Shown() {
			each()
		}
		if ticks > 10000 {
			t.Fatal("it never ends")
		}
	}
	return ticks
}

// lasts checks that something took so many milliseconds, to within a tick.
func lasts(t *testing.T, what string, ticks, ms int) {
	t.Helper()
	if math.Abs(float64(ticks-ui.Ticks(ms))) > 1 {
		t.Errorf("%s takes %d ticks, want %d ms", what, ticks, ms)
	}
}

func TestEverySpeedEndsAlike(t *testing.T) {
	boardtest.EverySpeedEndsAlike(t, func() *reel { return newReel(t, 3, 8) })
}

// TestReducedMotionFades plays matches with reduced motion. Nothing may fly, burn, turn over or run, and flashes may
// only fade.
func TestReducedMotionFades(t *testing.T) {
	r := newReel(t, 3, 8)
	r.Line.Reduced = true
	flown, faded := map[cargo]bool{}, 0
	for {
		events, on := r.Next()
		if !on {
			break
		}
		before := r.Model.who
		r.Run(func() {
			for _, f := range r.Model.flights.All {
				if !f.Still || f.High != 0 || f.burnt != 0 || f.Made() != 1 {
					t.Fatalf("%v: something flies: %+v", events, f)
				}
				flown[f.kind] = true
			}
			for _, f := range r.Model.flashes.All {
				if !f.Still && f.T > 0 {
					t.Fatalf("%v: decoration %d moves", events, f.kind)
				}
				faded++
			}
			for s, p := range r.Model.who {
				if after := r.Play.View(games.All).Points(games.Seat(s % 3)); s < 3 && p.pin != before[s].pin &&
					p.pin < float64(min(after, p.points)) {
					t.Fatalf("%v: a pin runs", events)
				}
			}
		})
	}
	if len(flown) != 7 || faded == 0 {
		t.Errorf("only these fade: %v, and %d flashes", flown, faded)
	}
}

// TestComputersTurnIsFollowed lets computer players play. Their turns must take about three seconds, and none may take
// very long. A turn that forges twice takes longer than a summoning, because there is more to see at the same pace.
func TestComputersTurnIsFollowed(t *testing.T) {
	var events games.Events[rules.Event]
	g := rules.Def.New(games.Setup{Seats: 3, Seed: 11}, nil)
	g.Listen(&events)
	var line ui.Timeline[model]
	m := modelOf(rules.Def.View(g, games.Public))
	var turns []int
	ticks := 0
	gamestest.GreedyMatch(rules.Def, g, 11, func(games.Seat, rules.Move) { events.Clear() }, func() {
		v := rules.Def.View(g, games.Public)
		began := false
		for _, e := range events.List() {
			e, _ = rules.Def.Redact(e, games.Public)
			if _, ok := e.(rules.TurnBegan); ok {
				began = true
			}
			line.Add(steps(e, v)...)
		}
		line.Add(settled(v))
		for ; !line.Shown(); ticks++ {
			line.Update(&m)
		}
		if began {
			turns = append(turns, ticks)
			ticks = 0
		}
	})
	slices.Sort(turns)
	average, long, longest := 0, turns[len(turns)*9/10], turns[len(turns)-1]
	for _, n := range turns {
		average += n
	}
	average /= len(turns)
	t.Logf("%d turns: %d ticks on average, one in ten %d or more, at most %d", len(turns), average, long, longest)
	if average > ui.Ticks(3400) || long > ui.Ticks(5000) || longest > ui.Ticks(8000) {
		t.Error("that is too slow")
	}
}
