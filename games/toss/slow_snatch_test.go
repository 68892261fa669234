package toss

import (
	"fmt"
	"slices"
	"testing"

	"runehall/games"
)

// reach carries out the claims of one tick as the rules say (TOS-8, TOS-9, TOS-40), without the core's own code.
func (w *slow) reach(claims map[int]int) {
	before := map[int]int{}
	for _, take := range w.took {
		before[take.seat]++
	}
	for _, seat := range w.turns { // whoever has the fewest gets the rune, the first in turn order among equals
		rune, reaches := claims[seat]
		if !reaches || w.whoTook(rune) >= 0 {
			continue
		}
		fewest := slices.MinFunc(w.turns, func(a, b int) int {
			miss := func(s int) int {
				if r, ok := claims[s]; !ok || r != rune {
					return 1000
				}
				return before[s]
			}
			return miss(a) - miss(b)
		})
		w.took = append(w.took, slowTake{fewest, rune})
	}
}

// visible lists the face-up runes that can still be snatched rightly (TOS-8, TOS-10).
func (w *slow) visible(fell []int) (list []int) {
	owned := map[int]bool{}
	for _, b := range w.then {
		owned[b] = w.whoTook(other_(b)) < 0 // once completed, there is no twin left to take
	}
	for _, rune := range fell {
		partner := other_(rune)
		if w.whoTook(rune) < 0 && (owned[partner] || slices.Contains(fell, partner)) {
			list = append(list, rune)
		}
	}
	return list
}

// Who gets what, and when the snatch ends, must agree with the second reading of the rules. Hands reach for anything at
// the same ticks, also for runes that are gone.
func TestTOS40_TheSnatchIsReadTwice(t *testing.T) {
	ties := 0
	for seed := range uint64(1500) {
		g, chance := scatter(seed)
		w := reads(g)
		var events games.Events[Event]
		g.Listen(&events)
		g.beginSnatch()
		var fell []int
		for _, d := range w.table[1:] {
			if d.Up {
				fell = append(fell, int(d.Rune))
			}
		}
		done := map[int]bool{}
		for tick, round := int32(0), g.round; len(w.visible(fell)) > 0 && len(done) < len(w.turns); {
			if g.phase != SnatchPhase || g.round != round {
				t.Fatalf("seed %d: the snatch ended with %v visible", seed, w.visible(fell))
			}
			tick += 1 + int32(chance.IntN(3))
			m, seat := Move{Kind: Claims, Tick: tick, Claims: noClaims}, games.Nobody
			claims := map[int]int{}
			few := fell[:1+chance.IntN(len(fell))] // few, so that hands meet
			for _, s := range w.turns {
				if done[s] || chance.IntN(3) == 0 {
					continue
				}
				claims[s] = few[chance.IntN(len(few))]
				m.Claims[s], seat = Rune(claims[s]), games.Seat(s)
			}
			if seat == games.Nobody {
				s := w.turns[chance.IntN(len(w.turns))]
				if done[s] {
					continue
				}
				done[s] = true
				m, seat = Move{Kind: Done}, games.Seat(s)
			}
			took := len(w.took)
			w.reach(claims)
			ties += len(claims) - (len(w.took) - took)
			if r := g.Apply(seat, m); r != nil {
				t.Fatalf("seed %d: %s of %d: %v", seed, Def.Moves.Text(m), seat, r)
			}
		}
		var got []slowTake
		ended := ""
		for _, e := range events.List() {
			switch e := e.(type) {
			case Snatched:
				got = append(got, slowTake{int(e.Seat), int(e.Rune)})
			case SnatchEnded:
				ended = e.Why.String()
			}
		}
		why := NoPairs
		if len(w.visible(fell)) > 0 {
			why = AllDone
		}
		if fmt.Sprint(sortTakes(got)) != fmt.Sprint(sortTakes(w.took)) || ended != why.String() {
			t.Fatalf("seed %d: snatched %v, ended %q; not %v, %v", seed, got, ended, w.took, why)
		}
	}
	if ties < 1000 {
		t.Errorf("only %d claims went without", ties)
	}
}

// In a Ghost race each hand reaches by its own clock, and all reaches are played back on one.
func TestTOS41_ThePlaybackIsReadTwice(t *testing.T) {
	for seed := range uint64(1000) {
		g, chance := scatter(seed)
		g.way = Ghost
		w := reads(g)
		var events games.Events[Event]
		g.Listen(&events)
		g.beginSnatch()
		runs := map[int32]map[int]int{} // by tick and seat
		for g.phase == RunPhase {
			s := g.onTurn
			m, ok := g.sample(s, chance)
			if !ok || chance.IntN(9) == 0 {
				m = Move{Kind: Done}
			}
			if m.Kind == Claims {
				m.Tick = g.runs[s].last() + 1 + int32(chance.IntN(4))
				if runs[m.Tick] == nil {
					runs[m.Tick] = map[int]int{}
				}
				runs[m.Tick][int(s)] = int(m.Claims[s])
			}
			if r := g.Apply(s, m); r != nil {
				t.Fatal(seed, r)
			}
		}
		for tick := range int32(500) {
			w.reach(runs[tick])
		}
		var got []slowTake
		for _, e := range events.List() {
			if e, ok := e.(Snatched); ok {
				got = append(got, slowTake{int(e.Seat), int(e.Rune)})
			}
		}
		if fmt.Sprint(sortTakes(got)) != fmt.Sprint(sortTakes(w.took)) {
			t.Fatalf("seed %d: snatched %v, not %v", seed, got, w.took)
		}
	}
}

// sortTakes sorts what was snatched by rune, since the order within a tick means nothing.
func sortTakes(list []slowTake) []slowTake {
	slices.SortFunc(list, func(a, b slowTake) int { return a.rune - b.rune })
	return list
}
