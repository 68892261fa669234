package stones

import (
	"math"
	"reflect"
	"slices"
	"testing"

	"runehall/games"
	"runehall/games/gamestest"
	rules "runehall/games/stones"
	"runehall/ui"
)

// reel is a match whose events are shown move by move.
type reel struct {
	*match
	m    model
	line ui.Timeline[model]
}

func newReel(t *testing.T, seats int, seed uint64) *reel {
	r := &reel{match: newMatch(t, seats, nil, seed)}
	r.m = modelOf(r.Play.View(games.All))
	return r
}

// next makes a random move and appends its steps. It returns its events, and false once the match is over.
func (r *reel) next() ([]rules.Event, bool) {
	events, on := r.Random()
	v := r.Play.View(games.All)
	for _, e := range events {
		r.line.Add(steps(e, v)...)
	}
	r.line.Add(settled(v))
	return events, on
}

// until plays random moves till one has an event of a type, the steps of which are still to be played.
func until[E rules.Event](r *reel) (events []rules.Event, found E) {
	r.T.Helper()
	for {
		events, on := r.next()
		if !on {
			r.T.Fatalf("there is no %T", found)
		}
		for _, e := range events {
			if e, ok := e.(E); ok {
				return events, e
			}
		}
		r.run(nil)
	}
}

// run plays to the end of all steps and returns how many ticks that took.
func (r *reel) run(each func()) (ticks int) {
	r.T.Helper()
	for ; r.line.Moving(); ticks++ {
		r.line.Update(&r.m)
		if each != nil {
			each()
		}
		if ticks > 10000 {
			r.T.Fatal("it never ends")
		}
	}
	return ticks
}

// alone plays the steps of one event on a model, and returns how long its moves took.
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

// lasts checks how many ticks something took.
func lasts(t *testing.T, what string, ticks, ms int) {
	t.Helper()
	if math.Abs(float64(ticks-ui.Ticks(ms))) > 1 {
		t.Errorf("%s takes %d ticks, want %d ms", what, ticks, ms)
	}
}

// TestEverySpeedEndsAlike plays the same match at every speed, with reduced motion, and completed in its midst: the model
// at the end is the same, and the time goes with the speed.
func TestEverySpeedEndsAlike(t *testing.T) {
	var want *model
	ticks := map[float64]int{}
	for _, speed := range []float64{1, .5, 2, 4, 0} {
		r := newReel(t, 3, 8)
		r.line.Speed, r.line.Reduced = speed, speed == 0
		for {
			_, on := r.next()
			if !on {
				break
			}
			ticks[speed] += r.run(nil)
		}
		got := still(&r.m)
		if want == nil {
			want = &got
		}
		if !reflect.DeepEqual(got, *want) {
			t.Errorf("at speed %v it ends as\n%+v, not\n%+v", speed, got, *want)
		}
	}
	for _, speed := range []float64{.5, 2, 4} {
		if f := float64(ticks[speed]) * speed / float64(ticks[1]); f < .9 || f > 1.3 {
			t.Errorf("at speed %v it takes %d ticks, at normal speed %d", speed, ticks[speed], ticks[1])
		}
	}
	for cut := range 40 {
		r := newReel(t, 3, 8)
		for {
			if _, on := r.next(); !on {
				break
			}
			for range cut {
				r.line.Update(&r.m)
			}
			r.line.Finish(&r.m)
			if !r.line.Shown() || len(r.m.flights.All) > 0 {
				t.Fatalf("completed after %d ticks something is still on its way", cut)
			}
		}
		if got := still(&r.m); !reflect.DeepEqual(got, *want) {
			t.Fatalf("completed after %d ticks it is\n%+v, not\n%+v", cut, got, *want)
		}
		r.run(nil) // the flourishes play out
	}
}

// TestReducedMotionFades plays matches with reduced motion: nothing flies, burns, turns over or runs, and all decoration only fades.
func TestReducedMotionFades(t *testing.T) {
	r := newReel(t, 3, 8)
	r.line.Reduced = true
	things, faded := map[thing]bool{}, 0
	for {
		events, on := r.next()
		if !on {
			break
		}
		before := r.m.who
		r.run(func() {
			for _, f := range r.m.flights.All {
				if !f.Still || f.High != 0 || f.burnt != 0 || f.Made() != 1 {
					t.Fatalf("%v: something flies: %+v", events, f)
				}
				things[f.kind] = true
			}
			for _, f := range r.m.flashes.All {
				if !f.Still && f.T > 0 {
					t.Fatalf("%v: decoration %d moves", events, f.kind)
				}
				faded++
			}
			for s, p := range r.m.who {
				if after := r.Play.View(games.All).Points(games.Seat(s % 3)); s < 3 && p.pin != before[s].pin && p.pin < float64(min(after, p.points)) {
					t.Fatalf("%v: a pin runs", events)
				}
			}
		})
	}
	if len(things) != 7 || faded == 0 {
		t.Errorf("only these fade: %v, and %d flashes", things, faded)
	}
}

// TestComputersTurnIsFollowed lets computer players play: their turns take about three seconds, and none takes very long.
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
	if average > ui.Ticks(3200) || long > ui.Ticks(5000) || longest > ui.Ticks(8000) {
		t.Error("that is too slow")
	}
}
