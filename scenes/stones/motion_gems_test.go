package stones

import (
	"slices"
	"testing"

	"runehall/games"
	rules "runehall/games/stones"
	"runehall/ui"
)

// TestGemsCountAsTheyLand pays gems, which must leave the purse one after another, 40 ms apart. Gems that are taken
// must come in the same way.
func TestGemsCountAsTheyLand(t *testing.T) {
	v := newMatch(t, 2, nil, 3).Play.View(games.All)
	m := modelOf(v)
	m.who[1].gems = rules.Gems{rules.Red: 1, rules.Blue: 2, rules.White: 1}
	first := m.who[1].gems
	var seen []rules.Gems
	note := func() {
		if g := m.who[1].gems; len(seen) == 0 || seen[len(seen)-1] != g {
			seen = append(seen, g)
		}
	}
	ticks := alone(t, &m, rules.GemsPaid{Seat: 1, Gems: rules.Gems{rules.Blue: 2, rules.White: 1}}, v, note)
	lasts(t, "paying three gems", ticks, 280+2*40)
	if want := []rules.Gems{{rules.Red: 1, rules.Blue: 1, rules.White: 1}, {rules.Red: 1, rules.White: 1},
		{rules.Red: 1}}; !slices.Equal(seen, want) {
		t.Errorf("paying %v the purse shows %v", first, seen)
	}
	seen = nil
	count := 0
	alone(t, &m, rules.GemsTaken{Seat: 1, Gems: rules.Gems{rules.Blue: 2, rules.Green: 1}, Why: rules.ByDie}, v,
		func() {
			note()
			flying := 0
			for _, f := range m.flights.All {
				if !f.Come {
					flying++
				}
			}
			if got := m.who[1].gems.Count() - 1 + flying; got != 3 {
				t.Fatalf("%d gems in all", got)
			}
			count++
		})
	note()
	if want := []rules.Gems{{rules.Red: 1}, {rules.Red: 1, rules.Blue: 1}, {rules.Red: 1, rules.Blue: 2},
		{rules.Red: 1, rules.Blue: 2, rules.Green: 1}}; !slices.Equal(seen, want) {
		t.Errorf("taking them it shows %v", seen)
	}
	lasts(t, "a gem", alone(t, &m, rules.GemsTaken{Seat: 1, Gems: oneGem(rules.Red), Why: rules.ByDie}, v, nil), 280)
	lasts(t, "three ore", alone(t, &m, rules.OrePaid{Seat: 1, Ore: 3}, v, nil), 280+2*40)
}

// TestExchangeOverlaps exchanges gems. The gems that come must take off while the paid gems still fly.
func TestExchangeOverlaps(t *testing.T) {
	v := newMatch(t, 2, nil, 3).Play.View(games.All)
	m := modelOf(v)
	want := m.who[0].gems
	want[rules.Red]--
	want[rules.White]++
	var line ui.Timeline[model]
	line.Add(steps(rules.GemsPaid{Seat: 0, Gems: oneGem(rules.Red)}, v)...)
	line.Add(steps(rules.GemsTaken{Seat: 0, Gems: oneGem(rules.White), Why: rules.ByAbility}, v)...)
	most, ticks := 0, 0
	for ; !line.Shown(); ticks++ {
		line.Update(&m)
		most = max(most, len(m.flights.All))
	}
	lasts(t, "an exchange", ticks, 280+140)
	if most != 2 || m.who[0].gems != want {
		t.Errorf("%d gems fly at once, %v are left, want %v", most, m.who[0].gems, want)
	}
}

// TestDieTumbles rolls each face. The die must bounce three times, show the same faces whatever the result until it has
// all but come to rest, and then lie there to be read.
func TestDieTumbles(t *testing.T) {
	v := newMatch(t, 2, nil, 3).Play.View(games.All)
	var want []rules.Die
	for _, face := range []rules.Die{rules.DieGem, rules.DieSwap, rules.DieCard, rules.DieOre, rules.DieOne,
		rules.DieTwo} {
		m := modelOf(v)
		var shown []rules.Die
		bounced, read := 0, 0
		high := []float64{0, 0}
		ticks := alone(t, &m, rules.DieRolled{Die: face, Times: 1}, v, func() {
			if m.die.Die != rules.NoDie {
				read++
				return
			}
			f := m.flights.All[0]
			shown = append(shown, f.shows)
			if n := len(high); high[n-1] < high[n-2] && high[n-1] < f.High {
				bounced++
			}
			high = append(high, f.High)
		})
		lasts(t, "the die", ticks, 600+500)
		lasts(t, "reading it", read+1, 500)
		if bounced != 2 || m.die.Die != face {
			t.Errorf("%v: it touches the table %d times on its way, and shows %v: %.2f", face, bounced, m.die, high)
		}
		early := shown[:int(readFrom*float64(len(shown)))-1]
		if want == nil {
			want = early
		}
		if !slices.Equal(early, want) || shown[len(shown)-1] != face {
			t.Errorf("%v: it shows %v", face, shown)
		}
		if slices.Equal(early[1:], early[:len(early)-1]) {
			t.Errorf("%v: it does not tumble: %v", face, early)
		}
	}
}

// TestPinRuns scores points, which fly to the pin. Then the pin must run, for 60 ms a point and 900 ms at most.
func TestPinRuns(t *testing.T) {
	v := newMatch(t, 2, nil, 3).Play.View(games.All)
	for points, ms := range map[int]int{1: 280 + 60, 5: 280 + 300, 15: 280 + 900, 40: 280 + 900} {
		m := modelOf(v)
		m.who[0].points, m.who[0].pin = 7, 7
		seen := map[int]bool{}
		last := 7.0
		ticks := alone(t, &m, rules.PointsScored{Seat: 0, Points: points, Total: 7 + points, Why: rules.ByTrade}, v,
			func() {
				p := m.who[0]
				if p.pin < last || p.pin-float64(p.points) >= 1 || p.pin < float64(p.points) {
					t.Fatalf("the pin goes from %v to %v, and the points are %d", last, p.pin, p.points)
				}
				last = p.pin
				seen[p.points] = true
			})
		lasts(t, "points", ticks, ms)
		if len(seen) < min(points, 10) || m.who[0].points != 7+points || m.who[0].pin != float64(7+points) {
			t.Errorf("%d points: seen %v, then %+v", points, seen, m.who[0])
		}
	}
}

func oneGem(c rules.Colour) (g rules.Gems) {
	g[c] = 1
	return g
}
