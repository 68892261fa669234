package motion_test

import (
	"math"
	"testing"

	"runehall/scenes/motion"
	"runehall/ui"
)

// glowing plays lamps of some ticks and calls each tick with them.
func glowing(reduced bool, ticks int, names []string, each func(lamps *motion.Flashes[lamp])) {
	var m tree
	line := ui.Timeline[tree]{Tempo: ui.Tempo{Reduced: reduced}}
	for _, name := range names {
		line.Add(lit(ticks, name))
	}
	for line.Moving() {
		line.Update(&m)
		if len(m.flashes.All) > 0 {
			each(&m.flashes)
		}
	}
}

func TestALingeringLightGoesOnlyAtLast(t *testing.T) {
	full, was, turns, most, off := 0, 2.0, 0, 0.0, 0.0
	glowing(false, 90, []string{"lamp"}, func(lamps *motion.Flashes[lamp]) {
		g := &lamps.All[0].Glow
		if g.Lingering() == 1 {
			full++
		}
		if g.Lingering() > was {
			t.Fatal("it grows again")
		}
		was = g.Lingering()
		now := g.Shaken(30, 2)
		if now*off < 0 {
			turns++
		}
		if most = max(most, math.Abs(now)); now != 0 {
			off = now
		}
		if now != 0 && g.Elapsed() > 30 {
			t.Fatalf("after %v ticks it is off by %v", g.Elapsed(), now)
		}
	})
	if full < 58 || full > 62 || was > .1 || turns != 3 || most < .5 || most > 1 {
		t.Errorf("it is full for %d of 90 ticks and %v at last; it turns back %d times and is off by %v", full, was,
			turns, most)
	}
	glowing(true, 90, []string{"lamp"}, func(lamps *motion.Flashes[lamp]) {
		if g := &lamps.All[0].Glow; g.Still && (g.Lingering() != 1-g.T || g.Shaken(30, 2) != 0) {
			t.Error("with reduced motion it does not only fade")
		}
	})
}

func TestTheStrongestLightCounts(t *testing.T) {
	light := func(lamps *motion.Flashes[lamp], name string) float64 {
		return motion.Light(lamps, func(l *lamp) bool { return l.name == name })
	}
	var m tree
	var line ui.Timeline[tree]
	line.Add(lit(20, "red"), lit(200, "red"), lit(20, "red"), lit(20, "green"))
	for range 18 {
		line.Update(&m)
	}
	if got := light(&m.flashes, "red"); got < .9 {
		t.Errorf("of three red ones the light is %v", got)
	}
	if got := light(&m.flashes, "blue"); got != 0 {
		t.Errorf("of none it is %v", got)
	}
}
