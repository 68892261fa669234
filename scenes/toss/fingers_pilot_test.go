//go:build pilot

package toss

import (
	"math"
	"slices"
	"testing"

	"runehall/games"
	rules "runehall/games/toss"
	"runehall/internal/workshop/boardtest"
	"runehall/internal/workshop/pilot"
	"runehall/scenes/stage"
)

// TestFiveFingersInTheProgram lets five persons round a touch screen reach in one tick of the real program, each for a
// rune of their own or all for the same one. Each run leaves the same runes, and nothing becomes part of the match
// before the snatch is over.
func TestFiveFingersInTheProgram(t *testing.T) {
	for _, same := range []bool{false, true} {
		var left [2][]string
		for run := range left {
			set := stage.Seats.Set(stage.Settings{}, stage.SeatsRound)
			app := boardtest.OpenSet(t, boardtest.Kept(t, rules.Def, "tiny-fingers"), set, 1366, 1024, "--lang", "en")
			g := boardtest.NewGuest(t, app, pilot.Finger, 1)
			names := slices.DeleteFunc(g.Names("toss.rune."), func(n string) bool { return n == "toss.rune.48" })
			var ways [][4]float64
			for s, tray := range g.Names("toss.tray.") {
				name := names[s]
				if same {
					name = names[0]
				}
				x, y := g.Target(name).Middle()
				toX, toY := g.Target(tray).Middle()
				ways = append(ways, [4]float64{x, y, toX, toY})
			}
			moves := g.Probe().State["moves"]
			strays(g, names[0])
			if now := g.Names("toss.rune."); len(now) != len(names)+1 {
				t.Errorf("what strays takes something: %v of %v", now, names)
			}
			g.Carry(20, ways...)
			g.Tick(4)
			left[run] = g.Names("toss.rune.")
			if taken := len(names) + 1 - len(left[run]); taken == 0 || same && taken != 1 || !same && taken != 5 {
				t.Errorf("same %v: %d runes are taken of %v by %v", same, taken, names, ways)
			}
			if now := g.Probe().State["moves"]; now != moves {
				t.Errorf("before the snatch is over %v moves are made, of %v", now, moves)
			}
		}
		if !slices.Equal(left[0], left[1]) {
			t.Errorf("%v is left, and the second time %v", left[0], left[1])
		}
	}
}

// strays lays fingers on a rune in ways that must not count: one rests and brings it home too late, one is lifted and
// comes down elsewhere under the same number, even within a tick, and one jumps.
func strays(g *boardtest.Guest, name string) {
	x, y := g.Target(name).Middle()
	toX, toY := g.Target("toss.tray.2").Middle()
	for _, other := range g.Names("toss.tray.") { // no finger jumps to the furthest tray
		if ox, oy := g.Target(other).Middle(); math.Hypot(ox-x, oy-y) > math.Hypot(toX-x, toY-y) {
			toX, toY = ox, oy
		}
	}
	g.Put(7, x, y)
	g.Tick(openTicks + 2)
	for f := .1; f < 1; f += .1 {
		g.Slide(7, x+f*(toX-x), y+f*(toY-y))
	}
	g.Slide(7, toX, toY)
	g.Lift(7)

	g.Put(3, x, y)
	g.Lift(3)
	g.Put(3, toX, toY)
	g.Lift(3)

	g.Put(4, x, y)
	g.Slide(4, toX, toY)
	g.Tick(3)
	g.Lift(4)
	g.Tick(wellTicks + 2)
}

// TestAllThrowAtOnceFromTheirEdges lets five persons round a touch screen swipe together, each from their own edge; the
// runes fly when all have thrown. A snatch that the menu interrupts begins again with all runes.
func TestAllThrowAtOnceFromTheirEdges(t *testing.T) {
	m := newMatch(t, "snatch", 5, 3)
	set := stage.Seats.Set(stage.Settings{}, stage.SeatsRound)
	g := newGuest(t, boardtest.OpenSet(t, m, set, 1366, 1024, "--lang", "en"), m, pilot.Finger, 1366, 1024)
	var ways [][4]float64
	for _, tray := range g.Names("toss.tray.") {
		x, y := g.Target(tray).Middle()
		ways = append(ways, [4]float64{x, y, x + (683-x)*.5, y + (512-y)*.5})
	}
	g.Carry(8, ways...)
	for n := 0; g.Probe().State["tick"] == nil; n++ {
		if g.Tick(1); n > 600 {
			t.Fatalf("from %v the runes do not fly: %+v", ways, g.Probe())
		}
	}
	if moves := g.Probe().State["moves"]; moves != 5.0 {
		t.Errorf("five hands made %v moves", moves)
	}
	all := g.Names("toss.rune.")
	x, y := g.Target(all[0]).Middle()
	toX, toY := g.Target("toss.tray.1").Middle()
	g.Swipe(x, y, toX, toY, 20)
	g.Tick(4)
	if len(g.Names("toss.rune.")) != len(all)-1 {
		t.Errorf("of %v nothing is taken", all)
	}
	g.hit("table.pause")
	g.Settle()
	g.Tap("pause.continue")
	for n := 0; g.Probe().State["tick"] == nil; n++ {
		if g.Tick(1); n > 300 {
			t.Fatalf("after the menu no clock runs: %+v", g.Probe())
		}
	}
	p := g.Probe()
	if tick, _ := p.Number("tick"); tick > 5 || p.State["moves"] != 5.0 || !slices.Equal(g.Names("toss.rune."), all) {
		t.Errorf("after the menu the clock is at %v, %v moves, and %v of %v lie there", tick, p.State["moves"],
			g.Names("toss.rune."), all)
	}
}

// TestUndoOfATake takes back what was taken by turns, up to the throw, which stands.
func TestUndoOfATake(t *testing.T) {
	var m *match
	for seed, found := uint64(1), false; !found; seed++ {
		m = boardtest.NewMatch(t, rules.Def,
			games.Setup{Seats: 2, Seed: seed, Options: map[string]string{rules.OptionWay: "calm"}}, person, "greedy")
		m.Until(func(v rules.View) bool { return v.Phase() != rules.ThrowPhase })
		v := m.Play.View(games.All)
		found = v.Phase() == rules.CalmPhase && v.OnTurn() == 0 && len(complete(v)) > 2
	}
	g := newGuest(t, boardtest.OpenFast(t, m, 1280, 800, "--lang", "en"), m, pilot.Mouse, 1280, 800)
	g.Settle()
	moves, all := g.Probe().State["moves"], g.Names("toss.rune.")
	if g.Has("table.undo") {
		t.Error("the throw can be undone")
	}
	for range 2 {
		name, ok := g.pair()
		if !ok {
			t.Fatal("there is no pair")
		}
		g.Press(name)
		if g.Probe().State["moves"] == moves || g.Has(name) {
			t.Fatalf("%s is not taken: %+v", name, g.Probe())
		}
		g.Press("table.undo")
		if g.Probe().State["moves"] != moves || !slices.Equal(g.Names("toss.rune."), all) || g.Has("table.undo") {
			t.Errorf("%v moves of %v, %v of %v; it goes on back: %v", g.Probe().State["moves"], moves,
				g.Names("toss.rune."), all, g.Has("table.undo"))
		}
	}
}
