package masters

import (
	"fmt"
	"math"
	"reflect"
	"slices"
	"testing"

	"runehall/games"
	rules "runehall/games/masters"
	"runehall/internal/workshop/boardtest"
	"runehall/ui"
)

// picture says how the display model is made and compared.
var picture = boardtest.Picture[rules.Event, rules.View, model]{
	Of: modelOf, Steps: steps, Still: still, Flourish: 10 * glowTicks,
	Moving: func(m *model) int { return len(m.flights.All) + len(m.flashes.All) },
	Flying: func(m *model) bool { return len(m.flights.All) > 0 || m.morph.on },
}

// reel is a match whose events are shown move by move.
type reel = boardtest.Reel[*rules.Game, rules.Move, rules.Event, rules.View, model]

func newReel(t *testing.T, seed uint64) *reel {
	return boardtest.NewReel(newMatch(t, 3, everything, seed), picture)
}

// TestEverySpeedEndsAlike plays a match at every speed.
func TestEverySpeedEndsAlike(t *testing.T) {
	boardtest.EverySpeedEndsAlike(t, func() *reel { return newReel(t, 8) })
}

// TestReducedMotionFades plays matches with reduced motion: each step is shown within 120 ms, nothing flies, falls or
// grows, and all decoration only fades.
func TestReducedMotionFades(t *testing.T) {
	r := newReel(t, 8)
	r.Line.Reduced = true
	faded := map[string]bool{}
	for {
		events, on := r.Next()
		if !on {
			break
		}
		r.Run(func() {
			for _, f := range r.Model.flights.All {
				if !f.Still || f.High != 0 || f.drop != 0 {
					t.Fatalf("%v: something flies: %+v", events, f)
				}
				faded["flight"] = true
			}
			for _, f := range r.Model.flashes.All {
				if !f.Still && f.T > 0 {
					t.Fatalf("%v: decoration %d moves", events, f.kind)
				}
				faded["flash"] = true
			}
			for _, g := range r.Model.morph.areas {
				if r.Model.morph.still &&
					slices.ContainsFunc(g.fills, func(f float64) bool { return f != 0 && f != 1 }) {
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

// TestMasterFalls follows a master: it is carried over its cell, falls 24 dp faster and faster, is squashed, and a ring
// of its seat's light spreads from it.
func TestMasterFalls(t *testing.T) {
	r := newReel(t, 8)
	for {
		events, on := r.Next()
		if !on {
			t.Fatal("no master is placed")
		}
		at := slices.IndexFunc(events, func(e rules.Event) bool { _, ok := e.(rules.MasterPlaced); return ok })
		if at < 0 {
			r.Run(nil)
			continue
		}
		placed := events[at].(rules.MasterPlaced)
		var drops []float64
		fell, squashed, ring := 0, 1.0, 0
		r.Run(func() {
			for _, f := range r.Model.flights.All {
				if f.master == placed.Seat {
					drops = append(drops, f.drop)
					if f.T == 1 {
						fell++
					}
				}
			}
			squashed = min(squashed, r.Model.squashed(placed.Cell))
			for _, f := range r.Model.flashes.All {
				if f.kind == flashDown && f.on.Kind == standing && f.on.Seat == placed.Seat {
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

// TestAreasGrow watches all areas of matches: cells either fill or empty, each from a neighbour that is full by then;
// the points count from the old worth to the new one; and in the end the areas are those of the view.
func TestAreasGrow(t *testing.T) {
	grown, shrunk := 0, 0
	for seed := range uint64(6) {
		r := newReel(t, seed)
		for {
			_, on := r.Next()
			if !on {
				break
			}
			was := map[string]float64{}
			r.Run(func() {
				for i := range r.Model.morph.areas {
					g := &r.Model.morph.areas[i]
					for j, c := range g.cells {
						key, f, fate := fmt.Sprint(i, c), g.fills[j], g.fates[j]
						before, seen := was[key]
						was[key] = f
						switch {
						case fate.gained && seen && f < before, fate.lost && seen && f > before,
							!fate.gained && !fate.lost && f != 1:
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
			if want := holdingsIn(r.Play.View(games.All)); !reflect.DeepEqual(r.Model.held, want) && len(want) > 0 {
				t.Fatalf("the areas are %+v, not %+v", r.Model.held, want)
			}
		}
	}
	if grown == 0 || shrunk == 0 {
		t.Errorf("%d cells were gained, %d lost", grown, shrunk)
	}
}

// TestWorthCounts changes a seat's points: they count up within 300 ms.
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
