package masters

import (
	"fmt"
	"math"
	"reflect"
	"slices"
	"testing"

	"runehall/games"
	rules "runehall/games/masters"
	"runehall/ui"
)

// reel is a match whose events are shown move by move.
type reel struct {
	*match
	m    model
	line ui.Timeline[model]
}

func newReel(t *testing.T, seed uint64) *reel {
	r := &reel{match: newMatch(t, 3, everything, seed)}
	r.m = modelOf(r.Play.View(games.All))
	return r
}

// next makes a random move and appends its steps. It returns its events, and false once the match is over.
func (r *reel) next() ([]rules.Event, bool) {
	events, on := r.Random()
	for _, e := range events {
		r.line.Add(steps(e, r.Play.View(games.All))...)
	}
	return events, on
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

// TestEverySpeedEndsAlike plays the same match at every speed, with reduced motion, and completed in its midst: the model
// at the end is the same, and the time goes with the speed.
func TestEverySpeedEndsAlike(t *testing.T) {
	var want *model
	ticks := map[float64]int{}
	for _, speed := range []float64{1, .5, 2, 4, 0} {
		r := newReel(t, 8)
		r.line.Speed, r.line.Reduced = speed, speed == 0
		for n := 0; ; n++ {
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
		r := newReel(t, 8)
		for {
			if _, on := r.next(); !on {
				break
			}
			for range cut {
				r.line.Update(&r.m)
			}
			r.line.Finish(&r.m)
			if !r.line.Shown() || len(r.m.flights.All) > 0 || r.m.morph.on {
				t.Fatalf("completed after %d ticks something is still on its way", cut)
			}
		}
		if got := still(&r.m); !reflect.DeepEqual(got, *want) {
			t.Fatalf("completed after %d ticks it is\n%+v, not\n%+v", cut, got, *want)
		}
		r.run(nil) // the flourishes play out
	}
}

// TestReducedMotionFades plays matches with reduced motion: each step is shown within 120 ms, nothing flies, falls or
// grows, and all decoration only fades.
func TestReducedMotionFades(t *testing.T) {
	r := newReel(t, 8)
	r.line.Reduced = true
	faded := map[string]bool{}
	for {
		events, on := r.next()
		if !on {
			break
		}
		r.run(func() {
			for _, f := range r.m.flights.All {
				if !f.Still || f.High != 0 || f.drop != 0 {
					t.Fatalf("%v: something flies: %+v", events, f)
				}
				faded["flight"] = true
			}
			for _, f := range r.m.flashes.All {
				if !f.Still && f.T > 0 {
					t.Fatalf("%v: decoration %d moves", events, f.kind)
				}
				faded["flash"] = true
			}
			for _, g := range r.m.morph.areas {
				if r.m.morph.still && slices.ContainsFunc(g.fills, func(f float64) bool { return f != 0 && f != 1 }) {
					t.Fatalf("%v: an area grows: %+v", events, g)
				}
				faded["area"] = true
			}
		})
	}
	if len(faded) != 3 {
		t.Errorf("only these fade: %v", faded)
	}
}

// TestMasterFalls follows a master: it is carried to above its cell, falls 24 dp with growing speed, is squashed, and a ring
// of its seat's light goes out from it.
func TestMasterFalls(t *testing.T) {
	r := newReel(t, 8)
	for {
		events, on := r.next()
		if !on {
			t.Fatal("no master is placed")
		}
		at := slices.IndexFunc(events, func(e rules.Event) bool { _, ok := e.(rules.MasterPlaced); return ok })
		if at < 0 {
			r.run(nil)
			continue
		}
		placed := events[at].(rules.MasterPlaced)
		var drops []float64
		fell, squashed, ring := 0, 1.0, 0
		r.run(func() {
			for _, f := range r.m.flights.All {
				if f.master == placed.Seat {
					drops = append(drops, f.drop)
					if f.T == 1 {
						fell++
					}
				}
			}
			squashed = min(squashed, r.m.squashed(placed.Cell))
			for _, f := range r.m.flashes.All {
				if f.kind == flashMaster && f.seat == placed.Seat {
					ring++
				}
			}
		})
		if len(drops) < ui.Ticks(400) || drops[0] != 1 || fell < ui.Ticks(200) || fell > ui.Ticks(240) {
			t.Errorf("it falls for %d of %d ticks: %v", fell, len(drops), drops)
		}
		for i := len(drops) - fell + 2; i < len(drops); i++ {
			if drops[i-2]-drops[i-1] > drops[i-1]-drops[i]+1e-9 {
				t.Fatalf("it falls slower at last: %v", drops)
			}
		}
		if math.Abs(squashed-.92) > .01 {
			t.Errorf("it is squashed to %v", squashed)
		}
		if ring < ui.Ticks(380) || ring > ui.Ticks(420) {
			t.Errorf("the ring lasts %d ticks", ring)
		}
		return
	}
}

// TestAreasGrow watches all areas of matches: cells only fill or only empty, each from a neighbour that is full by then,
// what is counted goes from the old worth to the new one, and afterwards the areas are those of the view.
func TestAreasGrow(t *testing.T) {
	grown, shrunk := 0, 0
	for seed := range uint64(6) {
		r := newReel(t, seed)
		for {
			_, on := r.next()
			if !on {
				break
			}
			was := map[string]float64{}
			r.run(func() {
				for i := range r.m.morph.areas {
					g := &r.m.morph.areas[i]
					for j, c := range g.cells {
						key, f, fate := fmt.Sprint(i, c), g.fills[j], g.fates[j]
						before, seen := was[key]
						was[key] = f
						switch {
						case fate.gained && seen && f < before, fate.lost && seen && f > before, !fate.gained && !fate.lost && f != 1:
							t.Fatalf("cell %v goes from %v to %v: %+v", c, before, f, fate)
						case f > 0 && f < 1 && g.sides[j] != inMiddle && g.fill(g.index(next(c, int(g.sides[j])))) < 1:
							t.Fatalf("cell %v fills from one that is not full", c)
						}
						if fate.gained {
							grown++
						} else if fate.lost {
							shrunk++
						}
					}
				}
			})
			if want := heldOf(r.Play.View(games.All)); !reflect.DeepEqual(r.m.held, want) && len(want) > 0 {
				t.Fatalf("the areas are %+v, not %+v", r.m.held, want)
			}
		}
	}
	if grown == 0 || shrunk == 0 {
		t.Errorf("%d cells were gained, %d lost", grown, shrunk)
	}
}

// TestWorthCounts lets a seat's points change: they are counted through in 300 ms.
func TestWorthCounts(t *testing.T) {
	var line ui.Timeline[model]
	m := model{seats: 2}
	m.worth[1] = 3
	line.Add(tellWorthChanged(rules.WorthChanged{Seat: 1, From: 3, To: 9})...)
	seen := map[int]bool{}
	ticks := 0
	for ; !line.Shown(); ticks++ {
		line.Update(&m)
		seen[m.worth[1]] = true
	}
	if len(seen) != 7 && len(seen) != 6 || m.worth[1] != 9 || math.Abs(float64(ticks-ui.Ticks(300))) > 1 {
		t.Errorf("in %d ticks %v were seen", ticks, seen)
	}
}
